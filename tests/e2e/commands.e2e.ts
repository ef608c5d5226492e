import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres/startPostgres.mjs';

const root = await mkdtemp(join(tmpdir(), 'zhanggui-commands-'));
const cluster = await startPostgres();
afterAll(async () => {
  await cluster.stop();
  await rm(root, { recursive: true, force: true });
});

/** Runs a command as a process of its own, which has to end by itself; gives what it printed. */
async function run(folder: string, command: string, ...given: readonly string[]): Promise<string> {
  const script = `dist/server/${command}.js`;
  const env = { ...process.env, DATA_DIR: join(root, folder), NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...given], { env, timeout: 60_000 });
  return stdout.trim();
}

// Nine processes, each of which starts a database.
test('K8 what is done to the embedded database by hand is done, told, and the process ends', {
  timeout: 240_000,
}, async () => {
  expect(await run('shop', 'user', 'list')).toContain('demo@example.com');
  expect(await run('shop', 'stock', '--goods', '120')).toBe('Shop 1 sells 120 goods now.');
  expect(await run('shop', 'backup', join(root, 'backup.tar.gz'))).toContain('Backed up to');
  expect(await run('restored', 'restore', join(root, 'backup.tar.gz'))).toContain('Restored');
  await expect(run('shop', 'move', '--to', 'postgres://nobody@127.0.0.1:1/x')).rejects.toThrow(
    'DATABASE_URL leads to no PostgreSQL that answers',
  );
  expect(await run('shop', 'move', '--to', cluster.urlOf('postgres'))).toContain('Moved');
  expect(await run('restored', 'user', 'list')).toBe(await run('shop', 'user', 'list'));
});
