import { DrizzleQueryError, eq } from 'drizzle-orm';
import { expect, it, test } from 'vitest';
import { buildApplet } from '../support/buildApplet.ts';
import { inTransaction } from './inTransaction.ts';
import { tags } from './tables/goods.ts';

const { database } = await buildApplet();
const said = (code: string) => new DrizzleQueryError('update tags', [], Object.assign(new Error('no'), { code }));
const named = (name: string) => database.$count(tags, eq(tags.name, name));
const tag = (name: string) => ({ shop_id: 1, name, priority: 99, type: 1 });

test.each(['40001', '40P01', '23503', '23505'])(
  'work that another got ahead of (%s) is begun again, from nothing',
  async (code) => {
    let attempts = 0;
    const name = `again ${code}`;
    const done = await inTransaction(database, async (transaction) => {
      await transaction.insert(tags).values(tag(name));
      if (++attempts < 3) throw said(code);
      return attempts;
    });
    expect([done, await named(name)]).toEqual([3, 1]);
  },
);

it('what is in the way for good is told after three attempts, and nothing is kept', async () => {
  let attempts = 0;
  const work = inTransaction(database, async (transaction) => {
    attempts++;
    await transaction.insert(tags).values(tag('orphan'));
    await transaction.insert(tags).values({ ...tag('orphan'), shop_id: 999_999 });
  });
  await expect(work).rejects.toThrow(DrizzleQueryError);
  expect([attempts, await named('orphan')]).toEqual([3, 0]);
});

it.each([said('22P02'), new Error('refused'), 'thrown'])('%s is told at once', async (failure) => {
  let attempts = 0;
  const work = inTransaction(database, async () => {
    attempts++;
    throw failure;
  });
  await expect(work).rejects.toBe(failure);
  expect(attempts).toBe(1);
});

it.each([
  ['before all was done', 'work', 3],
  ['when it was to be committed', 'commit', 1],
])('K2 work whose connection is lost %s (%s) is begun %d times', async (_, when, expected) => {
  let attempts = 0;
  const lose: typeof database.transaction = async (work) => {
    attempts++;
    if (when === 'commit') await database.transaction(work);
    throw said('57P01');
  };
  const lossy = Object.assign(Object.create(database), { transaction: lose });
  await expect(inTransaction(lossy, async () => {})).rejects.toThrow(DrizzleQueryError);
  expect(attempts).toBe(expected);
});
