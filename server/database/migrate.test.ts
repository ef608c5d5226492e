import { ne, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { migrate, migrations } from './migrate.ts';
import { openInMemory } from './openDatabase.ts';
import { prepareDatabase, readSecret } from './prepareDatabase.ts';
import { goods, users } from './schema.ts';

const { database, close } = await openInMemory();
afterAll(close);
const applied = async () => (await database.select().from(migrations)).map(({ name }) => name);
const isThere = async (table: string) => {
  const [row] = await database
    .select({ there: sql<boolean>`to_regclass(${table}) is not null` })
    .from(sql`(select) as one`);
  return row?.there;
};
const needs = { random: (size: number) => Buffer.alloc(size, 1), today: new Date('2026-03-08T08:00:00Z') };

it('a preparation that fails leaves nothing behind', async () => {
  const random = () => {
    throw new Error('no chance today');
  };
  await expect(prepareDatabase(database, { ...needs, random })).rejects.toThrow('no chance today');
  expect([await isThere('migrations'), await isThere('users')]).toEqual([false, false]);
});

it('an empty database gets its tables and its rows, each once', async () => {
  await prepareDatabase(database, needs);
  const [steps, rows] = [await applied(), await database.$count(goods)];
  expect(steps).toContain('0000_first.sql');
  await prepareDatabase(database, needs);
  expect([await applied(), await database.$count(goods)]).toEqual([steps, rows]);
});

it('a database that has an account is not seeded', async () => {
  await database.delete(users);
  await database
    .insert(users)
    .values({ email: 'me@example.com', password: '', name: '我', avatar: '', role: 3, is_applied: false });
  await prepareDatabase(database, needs);
  expect(await database.$count(users)).toBe(1);
});

it('the secret is made once', async () => {
  const first = await readSecret(database, (size) => Buffer.alloc(size, 1));
  expect(await readSecret(database, (size) => Buffer.alloc(size, 2))).toEqual(first);
  expect(first).toHaveLength(32);
});

it('steps are taken in the order of their names', async () => {
  await database.transaction(migrate);
  const names = await applied();
  expect(names).toEqual(names.toSorted());
});

it('a database of the first step gets the others and keeps its rows', async () => {
  const rows = await database.select().from(goods);
  await database.execute(sql`drop table enrolments, order_rates, text_messages, auto_replies, robots, wechat_groups,
    wechat_codes, wechat_messages, wechat_sessions`);
  await database.delete(migrations).where(ne(migrations.name, '0000_first.sql'));
  await prepareDatabase(database, needs);
  expect([await isThere('enrolments'), await isThere('order_rates'), await isThere('text_messages')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(await database.select().from(goods)).toEqual(rows);
});
