import { expect, test } from 'vitest';
import { login } from '#schemas/endpoints/account.ts';
import { logout } from '#schemas/endpoints/logout.ts';
import { sessionEnd, sessionList } from '#schemas/endpoints/sessions.ts';
import { userInfo } from '#schemas/endpoints/shop.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();

/** A browser of its own that signs in. */
async function signIn(agent: string, email = 'demo') {
  const body = new URLSearchParams({ email: `${email}@example.com`, pwd: `${email}12345` });
  const answer = await applet.fetch(login.path, { method: 'POST', body, headers: { 'User-Agent': agent } });
  const { login_session: session }: { login_session: string } = await answer.json();
  return { session };
}
const isIn = async (who: { session: string }) => (await applet.ask(userInfo, {}, who)).status === 200;

test('K6 logging out ends the session on the service, and no other', async () => {
  const [phone, desk] = [await signIn('phone'), await signIn('desk')];
  await applet.read(logout, {}, phone);
  expect([await isIn(phone), await isIn(desk)]).toEqual([false, true]);
});

test('K6 the sessions of an account are listed, the one used last first, with time and browser', async () => {
  applet.advance(1000);
  const phone = await signIn('Mozilla/5.0 (iPhone)');
  applet.advance(2 * 3_600_000);
  const desk = await signIn('Mozilla/5.0 (Windows NT 10.0)');
  const { sessions } = await applet.read(sessionList, {}, desk);
  expect(sessions.slice(0, 2)).toMatchObject([
    { agent: 'Mozilla/5.0 (Windows NT 10.0)', current: true },
    { agent: 'Mozilla/5.0 (iPhone)', current: false },
  ]);
  const [now, before] = sessions;
  expect((now?.started_at ?? 0) - (before?.started_at ?? 0)).toBe(7200);
  expect(JSON.stringify(sessions)).not.toContain(phone.session);
  await applet.read(sessionEnd, { session: before?.session }, desk);
  expect([await isIn(phone), await isIn(desk)]).toEqual([false, true]);
});

test('K6 nobody ends what is not his', async () => {
  const [mine, other] = [await signIn('mine', 'rival'), await signIn('other')];
  const { sessions } = await applet.read(sessionList, {}, mine);
  await applet.read(sessionEnd, { session: sessions[0]?.session }, other);
  expect(await isIn(mine)).toBe(true);
});

test('K6 all are ended at once', async () => {
  const all = [await signIn('phone'), await signIn('desk'), await signIn('till')] as const;
  const rival = await signIn('rival', 'rival');
  await applet.read(sessionEnd, {}, all[0]);
  expect(await Promise.all(all.map(isIn))).toEqual([false, false, false]);
  expect(await isIn(rival)).toBe(true);
});

test('K6 of more than twenty the one used longest ago is ended', async () => {
  const first = await signIn('0');
  for (let nth = 1; nth <= 20; nth += 1) {
    applet.advance(1000);
    await signIn(String(nth));
  }
  expect(await isIn(first)).toBe(false);
  applet.advance(1000);
  const last = await signIn('last');
  const { sessions } = await applet.read(sessionList, {}, last);
  expect(sessions.map(({ agent }) => agent).slice(0, 2)).toEqual(['last', '20']);
  expect(sessions).toHaveLength(20);
});
