import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres/startPostgres.mjs';
import { runApp } from '../support/runApp.ts';
import { demo } from './browser.ts';

const folder = await mkdtemp(join(tmpdir(), 'zhanggui-lost-'));
const cluster = await startPostgres({ durable: true });
const databaseUrl = cluster.urlOf('postgres');
const app = await runApp(folder, { DATABASE_URL: databaseUrl });
afterAll(async () => {
  await app.stop();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

const merchant = `${app.url}/api/applet/merchant`;
const session = { 'Login-Session': '' };
async function post(path: string, fields: Readonly<Record<string, string>>, id: string = randomUUID()) {
  const headers = { ...session, 'Request-Id': id };
  const answer = await fetch(`${merchant}/${path}`, { method: 'POST', body: new URLSearchParams(fields), headers });
  return { status: answer.status, ...(await answer.json()) };
}
async function read(path: string) {
  const answer = await fetch(`${merchant}/${path}`, { headers: session });
  return { status: answer.status, ...(await answer.json()) };
}
session['Login-Session'] = (await post('account/login', { email: demo.email, pwd: demo.pwd })).login_session;
const isReady = async () => (await fetch(`${app.url}/readyz`)).status;

async function terminate() {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
}
async function freeze() {
  cluster.freeze();
  await expect.poll(isReady, { timeout: 5000 }).toBe(503);
  await sleep(12_000);
  cluster.thaw();
}

test.each<[string, () => unknown]>([
  ['is restarted', () => cluster.restart('SIGINT', 0)],
  ['crashes and comes back', () => cluster.restart('SIGQUIT', 0)],
  ['is stopped and started two seconds later', () => cluster.restart('SIGINT', 2)],
  ['ends every connection', terminate],
  ['freezes for twelve seconds', freeze],
])(
  'K2 while merchants work, PostgreSQL %s: 503 meanwhile, then as before, and nothing is lost',
  async (_, happen) => {
    const statuses: number[] = [];
    const acknowledged: string[] = [];
    let isOver = false;
    const work = async () => {
      while (!isOver) {
        const id = randomUUID();
        const name = id.slice(0, 13);
        // As a merchant does: what was not acknowledged is sent again, as the same.
        for (let status = 503; status === 503 && !isOver; ) {
          const answer = await post('product/tag/add', { shop_id: '2', name }, id);
          ({ status } = answer);
          statuses.push(status);
          if (answer.errcode === 0) acknowledged.push(name);
        }
        statuses.push((await read('products?shop_id=2&page=1&size=500&status=1')).status);
      }
    };
    const workers = Array.from({ length: 8 }, work);
    await sleep(300);
    await happen();
    await expect.poll(isReady, { timeout: 15_000 }).toBe(200);
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 25_000 }).toBeGreaterThan(before + 16);
    isOver = true;
    await Promise.all(workers);

    expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const { tags } = await read('product/tags?shop_id=2');
    const names: readonly string[] = tags.map(({ name }: { readonly name: string }) => name);
    expect(acknowledged.filter((name) => names.filter((each) => each === name).length !== 1)).toEqual([]);
  },
  60_000,
);
