import { HttpResponse } from 'msw';
import { expect, it, test, vi } from 'vitest';
import { login } from '#schemas/endpoints/account.ts';
import { logout } from '#schemas/endpoints/logout.ts';
import { resetPassword, sendResetToken } from '#schemas/endpoints/reset.ts';
import { shopInfo, userInfo } from '#schemas/endpoints/shop.ts';
import { buildHttp, content, serve } from '../../../tests/support/builders.ts';
import { createProfile } from '../session/createProfile.ts';
import { createSession } from '../session/createSession.ts';
import { merchantAccount } from '../session/merchantAccount.ts';
import { merchantEntry } from '../session/merchantEntry.ts';
import { createAuthProvider } from './createAuthProvider.ts';
import { createResetProvider } from './createResetProvider.ts';

const account = merchantAccount(false);

function build(proof: string | null = null) {
  const http = buildHttp(proof);
  const profile = createProfile({ account, ...http });
  const resets = merchantEntry.reset && createResetProvider(merchantEntry.reset, http.call);
  return { ...http, profile, auth: { ...createAuthProvider({ account, ...http, profile }), ...resets } };
}
const given = { email: 'chen@example.com', pwd: 'demo 12345&' };

it('L1 L2 a login sends e-mail and password and keeps the session', async () => {
  const heard = serve(login, () => content({ login_session: 'session-9' }));
  const { auth, storage } = build();
  expect(await auth.login(given)).toEqual({ success: true });
  expect(heard[0]?.body).toBe('email=chen%40example.com&pwd=demo+12345%26');
  expect(storage.getItem('Login-Session')).toBe('session-9');
});

test.each([
  ['without an errcode', { login_session: 's' }],
  ['with errcode 0', { errcode: 0, login_session: 's' }],
  ['with the session under data', { errcode: 0, data: { login_session: 's' } }],
])('L2 an answer %s is a login', async (_, answer) => {
  serve(login, () => HttpResponse.json(answer));
  const { auth, session } = build();
  expect(await auth.login(given)).toEqual({ success: true });
  expect(session.get()).toBe('s');
});

test.each([
  [
    'refused with a reason',
    () => HttpResponse.json({ errcode: 401, errmsg: '邮箱或密码不正确', login_session: 's' }),
    '邮箱或密码不正确',
  ],
  ['refused without one', () => HttpResponse.json({ errcode: 1 }), '服务器错误，请稍后再试'],
  ['answered without a session', () => content(), '服务器错误，请稍后再试'],
  ['answered with an empty session', () => content({ login_session: '' }), '服务器错误，请稍后再试'],
  ['lost on the way', () => HttpResponse.error(), '请求错误，请检查网络'],
])('L2 a login that is %s keeps nothing and says why', async (_, answer, sentence) => {
  serve(login, answer);
  const { auth, storage } = build();
  expect(await auth.login(given)).toMatchObject({ success: false, error: { name: sentence } });
  expect(storage.length).toBe(0);
});

it('R5 a logout clears the session', async () => {
  const { auth, session } = build('session-1');
  expect(await auth.check()).toEqual({ authenticated: true });
  expect(await auth.logout({})).toEqual({ success: true });
  expect(session.get()).toBeNull();
  expect(session.departure()).toBe('left');
  expect(await auth.check()).toEqual({ authenticated: false });
});

it('K6 where the applet knows sessions, a logout ends this one there as well, and waits for nobody', async () => {
  const heard = serve(logout, () => HttpResponse.error());
  const http = buildHttp('session-1');
  const own = merchantAccount(true);
  const auth = createAuthProvider({ account: own, ...http, profile: createProfile({ account: own, ...http }) });
  expect(await auth.logout({})).toEqual({ success: true });
  expect(http.session.get()).toBeNull();
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]?.headers.get('Login-Session')).toBe('session-1');
});

it('another product signs in its own way: its call, its proof, its own name in the browser', async () => {
  const people = { ...account, keptAs: 'library', signIn: async () => 'token-7' };
  const { call, storage } = buildHttp(null);
  const session = createSession(storage, new EventTarget(), people.keptAs);
  const profile = createProfile({ account: people, call, session });
  const auth = createAuthProvider({ account: people, call, session, profile });
  expect(await auth.login(given)).toEqual({ success: true });
  expect([storage.getItem('library'), storage.length]).toEqual(['token-7', 1]);
});

it('L4 a reset code is asked for by e-mail', async () => {
  const heard = serve(sendResetToken, () => content());
  expect(await build().auth.forgotPassword?.({ email: 'chen@example.com' })).toEqual({ success: true });
  expect(heard[0]?.body).toBe('email=chen%40example.com');
});

it('L5 a reset sends e-mail, new password and code', async () => {
  const heard = serve(resetPassword, () => content());
  const { auth, session } = build();
  expect(await auth.updatePassword?.({ ...given, token: '123456', repeated: given.pwd })).toEqual({ success: true });
  expect(heard[0]?.body).toBe('email=chen%40example.com&pwd=demo+12345%26&token=123456');
  expect(session.get()).toBeNull();
});

it('L4 L5 a refused code and a refused reset say why, and never throw', async () => {
  serve(sendResetToken, () => content({ errcode: 429, errmsg: '请求过于频繁' }));
  serve(resetPassword, () => content({ errcode: 400, errmsg: '验证码不正确' }));
  const { auth } = build();
  expect(await auth.forgotPassword?.(given)).toMatchObject({ success: false, error: { name: '请求过于频繁' } });
  expect(await auth.updatePassword?.({ ...given, token: '1' })).toMatchObject({
    success: false,
    error: { name: '验证码不正确' },
  });
});

it('R5 tells who is signed in, once it is known', async () => {
  serve(userInfo, () => content({ user: { name: '陈掌柜', avatar: '', role: 2, cur_city: null } }));
  serve(shopInfo, () => content({ is_merchant: 1, is_applied: 1, shops: [], merchant: { id: 1 } }));
  const { auth, profile } = build('session-1');
  expect(await auth.getIdentity?.()).toBeNull();
  await profile.load();
  expect(await auth.getIdentity?.()).toMatchObject({ name: '陈掌柜', role: 2 });
});

it('T5 leaves it to the client to end a session', async () => {
  const { auth, session } = build('session-1');
  expect(await auth.onError({ statusCode: 403 })).toEqual({});
  expect(session.get()).toBe('session-1');
});
