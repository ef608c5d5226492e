import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { prepareDatabase, readSecret } from '../seed/prepareDatabase.ts';
import { openEmpty } from '../support/openTemplate.ts';
import { migrate, migrations } from './migrate.ts';
import { users } from './tables/accounts.ts';
import { goods } from './tables/goods.ts';
import { outbox } from './tables/outbox.ts';

const steps = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });
const { database, close } = await openEmpty();
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
  const [taken, rows] = [await applied(), await database.$count(goods)];
  expect(taken).toContain('0000_first.sql');
  await prepareDatabase(database, needs);
  expect([await applied(), await database.$count(goods)]).toEqual([taken, rows]);
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
  await database.transaction((transaction) => migrate(transaction));
  const names = await applied();
  expect(names).toEqual(names.toSorted());
});

/** Expand, then contract: what is dropped is dropped one version after nobody reads it, and stands here with that version. */
const contracts: readonly string[] = ['0003_outbox.sql'];
const adding =
  /^(?:CREATE (?:UNIQUE )?(?:TABLE|INDEX)|ALTER TABLE "\w+" ADD (?:CONSTRAINT|COLUMN "\w+" [\w ]+(?:DEFAULT .+ NOT NULL|$)))/;

it.each(Object.entries(steps).filter(([path]) => !contracts.some((name) => path.endsWith(name))))(
  '%s only adds, so that the version before it goes on beside the newer one',
  (_, text) => {
    const statements = text.split('--> statement-breakpoint').map((each) => each.trim().replace(/;$/, ''));
    expect(statements.filter((each) => !adding.test(each))).toEqual([]);
  },
);

it('a database of an earlier step gets the others and keeps what it holds', async () => {
  const old = await openEmpty();
  await old.database.transaction((transaction) => migrate(transaction, '0001_buyers.sql'));
  await old.database.execute(sql`insert into users (email, password, name, avatar, role, is_applied)
    values ('me@example.com', '', '我', '', 3, false)`);
  await old.database.execute(sql`insert into merchants (name) values ('我')`);
  await old.database.execute(sql`insert into cities (id, name) values (6, '温哥华')`);
  await old.database.execute(
    sql`insert into shops values (1, 1, '店', '', '', '', true, true, 0, 0, true, 6, '[]', '', '', '')`,
  );
  await old.database.execute(sql`insert into groupons values (1, 1, '团', 1, '[]', '', now(), now(), 1, '')`);
  await old.database.execute(sql`insert into outbox (recipient, subject, body, written_at)
    values ('me@example.com', '验证码', '是 123456', now()), ('me@example.com', '订单', '一份', now())`);
  await old.database.execute(sql`insert into text_messages (groupon_id, content, phones, written_at)
    values (1, '到了', '["604"]', now())`);

  await prepareDatabase(old.database, needs);
  const held = await old.database.select().from(outbox).orderBy(outbox.id);
  expect(held).toMatchObject([
    { kind: 'letter', recipients: ['me@example.com'], body: '是 123456', is_private: true, state: 'kept' },
    { kind: 'letter', recipients: ['me@example.com'], body: '一份', is_private: false, state: 'kept' },
    { kind: 'text', recipients: ['604'], body: '到了', groupon_id: 1, state: 'kept' },
  ]);
  expect(await old.database.$count(users)).toBe(1);
  await old.close();
});
