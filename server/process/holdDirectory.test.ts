import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StartError } from '../settings.ts';
import { holdDirectory } from './holdDirectory.ts';

const root = await mkdtemp(join(tmpdir(), 'hold-'));
afterAll(() => rm(root, { recursive: true }));

/** A process that holds a directory until it is killed. */
async function startHolder(directory: string) {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'inherit'] });
  await once(child, 'spawn');
  await holdDirectory(directory, child.pid);
  return child;
}

it('takes a directory that is not there yet, and leaves nothing when it lets go', async () => {
  const directory = join(root, 'new', 'deep');
  const release = await holdDirectory(directory);
  expect(await readdir(directory)).toEqual(['server.pid']);
  await release();
  expect(await readdir(directory)).toEqual([]);
});

it('refuses a directory that a living process holds, and takes it over when that one was killed', async () => {
  const directory = join(root, 'held');
  const child = await startHolder(directory);
  await expect(holdDirectory(directory)).rejects.toThrow(
    new StartError(
      `DATA_DIR ${directory} is in use by process ${child.pid}. Stop it, or set DATA_DIR to another directory.`,
    ),
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await holdDirectory(directory))();
});

it('takes a directory over when the number of its holder belongs to somebody else by now', async () => {
  const directory = join(root, 'reused');
  const child = await startHolder(directory);
  await writeFile(join(directory, 'server.pid'), `${child.pid} 1`);
  await (await holdDirectory(directory))();
  child.kill('SIGKILL');
  await once(child, 'exit');
});

it('takes a directory over when its holder cannot be read', async () => {
  const directory = join(root, 'broken');
  await (await holdDirectory(directory))();
  await writeFile(join(directory, 'server.pid'), 'half writt');
  await (await holdDirectory(directory))();
});

it.each(['file', 'file/data', 'file/data/deep'])('refuses a directory that cannot be written: %s', async (path) => {
  await writeFile(join(root, 'file'), '');
  const directory = join(root, path);
  await expect(holdDirectory(directory)).rejects.toThrow(
    `DATA_DIR ${directory} cannot be written. Set DATA_DIR to a directory this user may write.`,
  );
});

const modeOf = async (directory: string) => ((await stat(directory)).mode & 0o777).toString(8);

it.each([
  ['a new one', []],
  ['one of an older version', ['database', 'files', 'notes.txt']],
])('K7 shuts its directory against other users: %s', async (what, names) => {
  const directory = join(root, what);
  await mkdir(directory);
  for (const name of names) await mkdir(join(directory, name));
  await chmod(directory, 0o777);
  await (await holdDirectory(directory))();
  expect(await modeOf(directory)).toBe('700');
});

it('K7 refuses a directory that is open and holds the things of others, and leaves it as it was', async () => {
  const directory = join(root, 'srv');
  await mkdir(join(directory, 'mail'), { recursive: true });
  await chmod(directory, 0o755);
  await expect(holdDirectory(directory)).rejects.toThrow(`DATA_DIR ${directory} is open to others.`);
  expect([await modeOf(directory), await readdir(directory)]).toEqual(['755', ['mail']]);
});
