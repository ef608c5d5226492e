import { expect, it, test } from 'vitest';
import { login } from '#schemas/endpoints/account.ts';
import { resetPassword, sendResetToken } from '#schemas/endpoints/reset.ts';
import { createApplet } from '../../createApplet.ts';
import { sleep } from '../../process/sleep.ts';
import { buildApplet } from '../../support/buildApplet.ts';
import { readDeviceCookie } from './deviceCookie.ts';
import { EQUAL_MS } from './inEqualTime.ts';
import { type Attempt, countTry, triesAllowed } from './tries.ts';

const applet = await buildApplet();
const tooOften = { status: 200, errcode: 429, errmsg: '尝试次数过多，请稍后再试' };
const wrong = (email: string, address: string) => applet.send(login, { email, pwd: 'wrong' }, undefined, address);
/** Waits till every window is over. */
const rest = () => applet.advance(16 * 60_000);

async function postFrom(address: string, path: string, fields: Record<string, string>) {
  return applet.fetch(path, { method: 'POST', body: new URLSearchParams(fields) }, address);
}

/** How many of so many tries are let through. */
async function passed(attempts: readonly Attempt[]): Promise<number> {
  const now = applet.needs.clock();
  const ends = await Promise.allSettled(attempts.map((attempt) => countTry(applet.database, attempt, now)));
  return ends.filter(({ status }) => status === 'fulfilled').length;
}
const times = (count: number, attempt: (nth: number) => Attempt) =>
  Array.from({ length: count }, (_, nth) => attempt(nth));
const acts = ['login', 'send', 'reset'] as const;

test.each(acts)('L2 L4 L5 %s: of two hundred tries at once so many are let through as one by one', async (act) => {
  rest();
  const { here, account, address } = triesAllowed[act];
  const [email, from] = [`${act}@example.com`, `${act} 10.1.0.1`];
  expect(await passed(times(200, () => ({ act, email, address: from })))).toBe(here);
  rest();
  expect(await passed(times(200, (nth) => ({ act, email, address: `10.1.1.${nth}` })))).toBe(account);
  rest();
  expect(await passed(times(200, (nth) => ({ act, email: `buyer${nth}@example.com`, address: from })))).toBe(address);
  expect(await passed([{ act, email, address: '10.1.2.1' }])).toBe(1);
});

it('L2 an account that was tried from everywhere is closed for a while, whoever comes, and no other is', async () => {
  rest();
  const tried = (nth: number): Attempt => ({ act: 'login', email: 'rival@example.com', address: `10.2.0.${nth}` });
  await passed(times(triesAllowed.login.account, tried));
  const right = { email: 'rival@example.com', pwd: 'rival12345' };
  expect(await applet.send(login, right, undefined, '10.2.1.1')).toEqual(tooOften);
  expect((await wrong('admin@example.com', '10.2.1.1')).errcode).toBe(401);
  rest();
  expect((await applet.send(login, right, undefined, '10.2.1.1')).errcode).toBe(0);
});

/** Signs in at a browser, or tries to, with what the browser holds; gives what it is left with. */
async function tryAt(address: string, pwd: string, cookie = '') {
  const body = new URLSearchParams({ email: 'rival@example.com', pwd });
  const answer = await applet.fetch(login.path, { method: 'POST', body, headers: { cookie } }, address);
  const [left = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  const { errcode }: { errcode: number } = await answer.json();
  return { errcode, cookie: left };
}

it('K5 whoever tries without end from one address closes the account for himself alone', async () => {
  rest();
  for (let at = 0; at < 60; at += 1) await wrong('rival@example.com', '10.9.0.1');
  expect((await tryAt('10.9.0.1', 'rival12345')).errcode).toBe(429);
  expect((await tryAt('10.9.0.2', 'rival12345')).errcode).toBe(0);
});

it('K5 a browser the account has signed in at keeps its way in, whatever is tried from elsewhere', async () => {
  rest();
  const { cookie } = await tryAt('10.9.1.1', 'rival12345');
  expect(cookie).toMatch(/^device=[\w-]{22}\.[\w-]{43}$/);
  await passed(times(200, (nth) => ({ act: 'login', email: 'rival@example.com', address: `10.9.2.${nth}` })));
  await passed(times(200, () => ({ act: 'login', email: 'rival@example.com', address: '10.9.1.1' })));
  expect((await tryAt('10.9.1.1', 'rival12345')).errcode).toBe(429);
  expect((await tryAt('10.9.1.1', 'rival12345', cookie)).errcode).toBe(0);
  expect((await tryAt('10.9.1.1', 'rival12345', cookie.replace('=', '=x'))).errcode).toBe(429);
});

it('K5 such a browser may guess no more often than any other, and opens no other account', async () => {
  rest();
  const { cookie } = await tryAt('10.9.3.1', 'rival12345');
  for (let at = 0; at < triesAllowed.login.here; at += 1) {
    expect((await tryAt(`10.9.3.${at}`, 'wrong', cookie)).errcode).toBe(401);
  }
  expect((await tryAt('10.9.3.99', 'rival12345', cookie)).errcode).toBe(429);
  const [, id = ''] = /=(.*)\./.exec(cookie) ?? [];
  expect(readDeviceCookie(cookie.slice(cookie.indexOf('=') + 1), 'rival@example.com', applet.needs.secret)).toBe(id);
  expect(
    readDeviceCookie(cookie.slice(cookie.indexOf('=') + 1), 'demo@example.com', applet.needs.secret),
  ).toBeUndefined();
});

it('L2 whoever signs in does not use up what his office may try, and gives it nothing back either', async () => {
  rest();
  const office = '10.3.0.1';
  await passed(times(8, (nth) => ({ act: 'login', email: `guessed${nth}@example.com`, address: office })));
  const mine = { email: 'demo@example.com', pwd: 'demo12345' };
  for (let press = 0; press < 3; press += 1) await applet.send(login, mine, undefined, office);
  const left = triesAllowed.login.address - 8;
  expect(await passed(times(200, (nth) => ({ act: 'login', email: `more${nth}@example.com`, address: office })))).toBe(
    left,
  );
});

it('L4 one address may not have letters sent to everyone', async () => {
  rest();
  const ask = (email: string) => applet.send(sendResetToken, { email }, undefined, '10.4.0.1');
  for (let at = 0; at < triesAllowed.send.address; at += 1) expect((await ask(`b${at}@example.com`)).errcode).toBe(0);
  expect(await ask('last@example.com')).toEqual(tooOften);
});

it('a refusal says in how many seconds to come again', async () => {
  rest();
  const ask = () => postFrom('10.5.0.1', sendResetToken.path, { email: 'x@example.com' });
  for (let at = 0; at < triesAllowed.send.here; at += 1) expect((await ask()).headers.get('retry-after')).toBeNull();
  applet.advance(60_000);
  const refused = await ask();
  const seconds = Number(refused.headers.get('retry-after'));
  expect(await refused.json()).toMatchObject({ errcode: 429 });
  expect(seconds).toBeGreaterThan(13 * 60);
  expect(seconds).toBeLessThanOrEqual(14 * 60);
  applet.advance(seconds * 1000);
  expect(await (await ask()).json()).toMatchObject({ errcode: 0 });
});

test.each([
  ['L4', '发送验证码', sendResetToken.path, {}],
  ['L5', '重置密码', resetPassword.path, { pwd: 'new', token: '12' }],
])('%s %s takes the same time for an e-mail that is known and one that is not', async (_, __, path, fields) => {
  rest();
  const took = [];
  for (const email of ['admin@example.com', 'nobody@example.com']) {
    const began = applet.needs.clock().getTime();
    const answer = await (await postFrom('10.7.0.1', path, { email, ...fields })).text();
    took.push([answer, applet.needs.clock().getTime() - began]);
  }
  expect(took[0]).toEqual(took[1]);
  expect(took[0]?.[1]).toBe(EQUAL_MS);
});

it('L2 a wrong password takes as long as an e-mail that nobody has', async () => {
  const { fetch } = createApplet({ ...applet.needs, clock: () => new Date(), sleep });
  const time = async (email: string, nth: number) => {
    const body = new URLSearchParams({ email, pwd: 'wrong' });
    const began = performance.now();
    await fetch(new Request(`http://applet.test${login.path}`, { method: 'POST', body }), `10.8.0.${nth}`);
    return performance.now() - began;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  // In turns, so that whatever else the machine does slows both down alike.
  for (let nth = 0; nth < 7; nth += 1) {
    known.push(await time('admin@example.com', nth));
    unknown.push(await time('nobody@example.com', nth));
  }
  const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[3] ?? 0;
  const [shorter, longer] = [median(known), median(unknown)].sort((a, b) => a - b);
  // A guess that is not hashed takes a twentieth.
  expect((shorter ?? 0) / (longer ?? 1)).toBeGreaterThan(0.5);
});
