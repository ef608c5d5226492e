import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensurePostgres } from './ensurePostgres.mjs';

let folder;
const addProgram = (path, script = 'exit 0') => {
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
};
const addPrograms = (bin, script) => {
  mkdirSync(bin, { recursive: true });
  for (const name of ['initdb', 'postgres']) addProgram(join(bin, name), script);
  return bin;
};
const debian = () => join(folder, 'debian');
const find = (env = {}, isRoot = false) =>
  ensurePostgres({ env: { PATH: join(folder, 'path'), ...env }, isRoot, say: () => {}, debian: debian() });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  mkdirSync(join(folder, 'path'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('programs on the PATH come before those of the system’s packages', async () => {
  addPrograms(join(debian(), '15', 'bin'));
  const onPath = addPrograms(join(folder, 'path'));
  expect(await find()).toBe(onPath);
});

test('the newest of the system’s packages is taken', async () => {
  for (const version of ['9.6', '13', '17']) addPrograms(join(debian(), version, 'bin'));
  expect(await find()).toBe(join(debian(), '17', 'bin'));
});

test('a PostgreSQL that does not run is passed over', async () => {
  addPrograms(join(debian(), '17', 'bin'), 'exit 1');
  const older = addPrograms(join(debian(), '15', 'bin'));
  expect(await find()).toBe(older);
});

test('a POSTGRES_BIN without programs is refused, even where another PostgreSQL is', async () => {
  addPrograms(join(folder, 'path'));
  await expect(find({ POSTGRES_BIN: '/nowhere' })).rejects.toThrow(
    'POSTGRES_BIN=/nowhere holds no PostgreSQL. Install PostgreSQL 13 or newer, or set POSTGRES_BIN',
  );
});

test('without one root gets it from the system’s packages', async () => {
  const bin = join(debian(), '15', 'bin');
  const made = `PATH=/bin:/usr/bin; mkdir -p ${bin}; for name in initdb postgres; do echo '#!/bin/sh' > ${bin}/$name; done; chmod 755 ${bin}/*`;
  addProgram(join(folder, 'path', 'apt-get'), `[ "$1" = update ] || { ${made}; }`);
  expect(await find({}, true)).toBe(bin);
});

test('an install that fails is refused with the words of apt-get', async () => {
  addProgram(join(folder, 'path', 'apt-get'), 'echo "Unable to locate package"; exit 100');
  await expect(find({}, true)).rejects.toThrow(
    'Unable to locate package\napt-get could not install PostgreSQL. Install PostgreSQL 13 or newer',
  );
});

test.each([
  ['somebody who may not install', false],
  ['root without apt-get', true],
])('%s is told what to do', async (_, isRoot) => {
  await expect(find({}, isRoot)).rejects.toThrow('No PostgreSQL found. Install PostgreSQL 13 or newer');
});
