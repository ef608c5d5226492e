import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres/startPostgres.mjs';
import { runApp } from '../support/runApp.ts';
import { demo } from './browser.ts';

const root = await mkdtemp(join(tmpdir(), 'zhanggui-versions-'));
const cluster = await startPostgres();
const start = (name: string) => runApp(join(root, name), { DATABASE_URL: cluster.urlOf('postgres') });
const older = await start('older');
afterAll(async () => {
  await older.stop();
  await cluster.stop();
  await rm(root, { recursive: true, force: true });
});

/** What a newer version may do while the older one is at work: every table gets more columns, and there are more tables. */
async function expandAsNewer(): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') });
  await client.connect();
  await client.query(`do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
      execute format('alter table %I add column newer text, add column newest bigint not null default 0', name);
      execute format('create index %I on %I (newest)', name || '_newest', name);
    end loop;
    create table newer (id bigint primary key, goods_id bigint references goods (id) on delete cascade);
    insert into newer select id, id from goods;
    insert into migrations (name) values ('9999_newer.sql');
  end $$`);
  await client.end();
}

const merchant = '/api/applet/merchant';
async function post(url: string, path: string, fields: Readonly<Record<string, string | number>>, session = '') {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return (await fetch(`${url}${path}`, { method: 'POST', body, headers: { 'Login-Session': session } })).json();
}
async function get(url: string, path: string, session: string) {
  return (await fetch(`${url}${path}`, { headers: { 'Login-Session': session } })).json();
}
const signIn = async (url: string) => (await post(url, `${merchant}/account/login`, { ...demo })).login_session;

/** A day's calls, reading and writing; says which of them went wrong. */
async function work(url: string, session: string): Promise<readonly unknown[]> {
  const goods = { shop_id: 1, name: '两版之间', price: '1.5', stock: 3, type: 1 };
  const added = await post(url, `${merchant}/product/add`, goods, session);
  const { product_id } = added;
  const tag = await post(url, `${merchant}/product/tag/add`, { shop_id: 1, name: '两版' }, session);
  const orders = await get(url, `${merchant}/orders/get?shop_id=1&status=1&page=1&size=10`, session);
  const answers = [
    ...[added, tag, orders],
    await post(url, `${merchant}/product/update`, { shop_id: 1, product_id, stock: 2 }, session),
    await get(url, `${merchant}/products?shop_id=1&page=1&size=500&status=1`, session),
    await post(
      url,
      `${merchant}/order/confirm`,
      { order_id: orders.orders?.[0]?.order_id ?? orders.orders?.[0]?.id },
      session,
    ),
    await post(url, `${merchant}/product/del`, { shop_id: 1, product_id }, session),
    await post(url, `${merchant}/product/tag/del`, { shop_id: 1, tag_id: tag.tag_id }, session),
    await get(url, '/api/applet/groupons/released/get?shop_id=1&page=1&size=10', session),
  ];
  return answers.filter(({ errcode }) => errcode !== 0);
}

test('the older version goes on when a newer one has brought the tables to its shape, and starts there, too', async () => {
  const session = await signIn(older.url);
  expect(await work(older.url, session)).toEqual([]);
  const [, during] = await Promise.all([expandAsNewer(), work(older.url, session)]);
  expect(during, 'while the tables change').toEqual([]);
  expect(await work(older.url, session), 'behind it').toEqual([]);

  const again = await start('again');
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  expect(await work(again.url, await signIn(again.url)), 'started on the newer tables').toEqual([]);
  await again.stop();
});
