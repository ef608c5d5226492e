import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it, test } from 'vitest';
import { login } from '#schemas/endpoints/account.ts';
import { shopInfo, userInfo } from '#schemas/endpoints/shop.ts';
import { users } from '../database/tables/accounts.ts';
import { buildApplet } from '../support/buildApplet.ts';
import { addAccount, type NewAccount } from './addAccount.ts';

const applet = await buildApplet();
const account: NewAccount = {
  email: 'wang@example.com',
  name: '王店长',
  role: 3,
  shops: [1, 2],
  password: 'tofu-tofu',
};
const add = (changed: Partial<NewAccount>) => addAccount(applet.database, { ...account, ...changed }, randomBytes);

it('a new account signs in and sees its shops, and nobody else’s', async () => {
  expect(await add({})).toEqual(['1 温村华人团购', '2 湾区鲜生活']);
  const { login_session: session } = await applet.read(login, { email: account.email, pwd: account.password });
  const { user } = await applet.read(userInfo, {}, { session });
  expect([user.name, user.role, user.cur_city?.city_id]).toEqual(['王店长', 3, 6]);
  const { shops } = await applet.read(shopInfo, {}, { session });
  expect(shops.map(({ id }) => id)).toEqual([1, 2]);
});

it('an account that is there already is left as it is', async () => {
  const demo = eq(users.email, 'demo@example.com');
  const before = await applet.database.select().from(users).where(demo);
  await expect(add({ email: 'demo@example.com' })).rejects.toThrow(
    'There is an account demo@example.com already; it stays as it is.',
  );
  expect(await applet.database.select().from(users).where(demo)).toEqual(before);
});

it('an administrator needs no shop', async () => {
  expect(await add({ email: 'root@example.com', role: 1, shops: [] })).toEqual([]);
  const { login_session: session } = await applet.read(login, { email: 'root@example.com', pwd: account.password });
  expect((await applet.read(shopInfo, {}, { session })).shops).toEqual([]);
});

test.each<[string, readonly number[], string]>([
  ['a shop that is not there', [1, 99], 'There is no shop 99.'],
  ['shops of two merchants', [1, 3], 'The shops 1, 3 are of different merchants: an account keeps one merchant’s.'],
  ['one shop of two', [1], 'this one also has 2: add --shop 2.'],
  ['no shop for a merchant', [], '--shop is missing'],
])('%s is refused, and no account is made', async (_, shops, sentence) => {
  const email = 'never@example.com';
  await expect(add({ email, shops })).rejects.toThrow(sentence);
  expect(await applet.database.$count(users, eq(users.email, email))).toBe(0);
});
