import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { login } from '#schemas/endpoints/account.ts';
import { userInfo } from '#schemas/endpoints/shop.ts';
import { sessions, users } from './database/tables/accounts.ts';
import { buildApplet } from './support/buildApplet.ts';

const applet = await buildApplet();
const DAY_MS = 86_400_000;
const demo = { email: 'demo@example.com', pwd: 'demo12345' };

it('T5 answers HTTP 403 to a visitor and to a session that was never given', async () => {
  const forbidden = { status: 403, errcode: 403, errmsg: '登录已失效或无权访问' };
  expect(await applet.ask(userInfo, {})).toEqual(forbidden);
  expect(await applet.ask(userInfo, {}, { session: 'made-up' })).toEqual(forbidden);
});

it('T5 a session lives on while it is used, and ends after thirty days of rest', async () => {
  const { login_session: session } = await applet.read(login, demo);
  applet.advance(29 * DAY_MS);
  expect((await applet.ask(userInfo, {}, { session })).status).toBe(200);
  applet.advance(29 * DAY_MS);
  expect((await applet.ask(userInfo, {}, { session })).status).toBe(200);
  applet.advance(30 * DAY_MS);
  expect((await applet.ask(userInfo, {}, { session })).status).toBe(403);
});

it('T5 a session ends half a year after it began, however much it is used', async () => {
  const { login_session: session } = await applet.read(login, demo);
  for (let month = 0; month < 8; month += 1) {
    applet.advance(20 * DAY_MS);
    expect((await applet.ask(userInfo, {}, { session })).status).toBe(200);
  }
  applet.advance(20 * DAY_MS);
  expect((await applet.ask(userInfo, {}, { session })).status).toBe(403);
});

it('signing in clears away sessions of the same user that are over', async () => {
  await applet.read(login, demo);
  applet.advance(31 * DAY_MS);
  await applet.read(login, demo);
  const left = await applet.database
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(users.email, demo.email));
  expect(left).toHaveLength(1);
});
