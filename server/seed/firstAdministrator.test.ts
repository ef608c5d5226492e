import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { matchesPassword } from '../areas/account/password.ts';
import { findAccount } from '../areas/account/queries.ts';
import { users } from '../database/tables/accounts.ts';
import { cities } from '../database/tables/cities.ts';
import { shops } from '../database/tables/shops.ts';
import { openEmpty, openTemplate } from '../support/openTemplate.ts';
import { firstAdministrator } from './firstAdministrator.ts';
import { lockKnown } from './lockKnown.ts';
import { prepareDatabase } from './prepareDatabase.ts';

const needs = { random: randomBytes, today: new Date('2026-03-08T08:00:00Z') };
const { database, close } = await openEmpty();
afterAll(close);
const told: string[] = [];
const fill = (password?: string) =>
  prepareDatabase(
    database,
    needs,
    firstAdministrator({ email: 'wang@example.com', password }, (line) => told.push(line)),
  );

test('K4 an empty database gets one administrator, whose password is told once and is nobody else’s', async () => {
  await fill();
  const [, password = ''] = /^Made .*, wang@example\.com, .*once: ([a-z0-9-]{19})$/.exec(told[0] ?? '') ?? [];
  const account = await findAccount(database, 'wang@example.com');
  expect(account).toMatchObject({ role: 1, disabled: false });
  expect(await matchesPassword(password, account?.password)).toBe(true);
  expect([await database.$count(users), await database.$count(shops)]).toEqual([1, 1]);
  expect(await database.$count(cities)).toBeGreaterThan(1);
});

test('K4 the next start makes nobody, and tells nothing', async () => {
  told.length = 0;
  await fill('another-one');
  expect([told, await database.$count(users)]).toEqual([[], 1]);
});

test('K4 a password that was chosen is not shown', async () => {
  const other = await openEmpty();
  const lines: string[] = [];
  const chosen = firstAdministrator({ email: 'li@example.com', password: 'tofu-tofu' }, (line) => lines.push(line));
  await prepareDatabase(other.database, needs, chosen);
  expect(lines).toEqual(['Made the first administrator, li@example.com, with one shop. Its password: ADMIN_PASSWORD.']);
  await other.close();
});

test('K4 what was a demo has no known password any more once others can reach it; a changed one stays', async () => {
  const demo = await openTemplate();
  expect(await lockKnown(demo.database)).toEqual(['demo@example.com', 'admin@example.com', 'rival@example.com']);
  expect(await lockKnown(demo.database)).toEqual([]);
  const account = await findAccount(demo.database, 'admin@example.com');
  expect(await matchesPassword('admin12345', account?.password)).toBe(false);
  expect(await matchesPassword('', account?.password)).toBe(false);
  await demo.close();
});
