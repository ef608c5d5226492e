import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from './startPostgres.mjs';

const folderOf = (url) => decodeURIComponent(new URL(url).host);

test('a cluster answers on a socket of its own and leaves nothing behind', async () => {
  const cluster = await startPostgres();
  const url = cluster.urlOf('postgres');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select current_setting('listen_addresses') as ports");
  await client.end();
  expect(rows).toEqual([{ ports: '' }]);
  await cluster.stop();
  expect(existsSync(folderOf(url))).toBe(false);
});

test('a cluster goes when whoever started it is killed', async () => {
  const path = new URL('./startPostgres.mjs', import.meta.url);
  const script = `import { startPostgres } from '${path}';
    console.log((await startPostgres()).urlOf('postgres'));
    setInterval(() => {}, 1000);`.replaceAll('\n', ' ');
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  expect(existsSync(folderOf(url))).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => existsSync(folderOf(url)), { timeout: 15_000 }).toBe(false);
});
