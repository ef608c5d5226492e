import { HttpResponse } from 'msw';
import { expect, it, test, vi } from 'vitest';
import { shopInfo, userInfo } from '#schemas/endpoints/shop.ts';
import { buildHttp, buildStorage, content, failureOf, serve } from '../../../tests/support/builders.ts';
import { createHttp } from '../http/createHttp.ts';
import { TransportError } from '../http/createTransport.ts';
import { createProfile } from './createProfile.ts';
import { createSession } from './createSession.ts';
import { merchantAccount } from './merchantAccount.ts';

const account = merchantAccount(false);
const user = { name: '陈掌柜', avatar: '/a.png', role: 2, cur_city: { city_id: 6, city_name: '温哥华' } };
const shop = { id: 1, name: '福满楼', enable_robot: 1 };
const membership = {
  is_merchant: 1,
  is_applied: 0,
  shops: [shop, { ...shop, id: 2, name: '小馆' }],
  merchant: { id: 8 },
};

function build(proof: string | null = 'session-1') {
  const http = buildHttp(proof);
  const profile = createProfile({ account, ...http });
  const told = vi.fn();
  profile.subscribe(told);
  return { ...http, profile, told };
}
const serveBoth = () => [serve(userInfo, () => content({ user })), serve(shopInfo, () => content(membership))] as const;

it('R4 user and shops are asked for together, once, however many wait', async () => {
  const [users, shops] = serveBoth();
  const { profile } = build();
  const loaded = await Promise.all([profile.load(), profile.load(), profile.load()]);
  await profile.load();
  expect([users.length, shops.length]).toEqual([1, 1]);
  expect(new Set(loaded).size).toBe(1);
});

it('R4 neither of the two waits for the other', () => {
  const session = createSession(buildStorage({ 'Login-Session': 'session-1' }));
  const asked: string[] = [];
  const transport = ({ url }: { readonly url: string }) => {
    asked.push(url);
    return new Promise<never>(() => {});
  };
  void createProfile({ account, call: createHttp({ session, transport, log: () => {} }), session }).load();
  expect(asked).toEqual(['/api/applet/user/info/get', '/api/applet/merchant/shop/info/get']);
});

it('R4 is_merchant and is_applied are merged into the user; shops and merchant are kept', async () => {
  serveBoth();
  const { profile } = build();
  expect(profile.get()).toBeNull();
  await profile.load();
  expect(profile.get()).toMatchObject({
    user: { name: '陈掌柜', avatar: '/a.png', role: 2, is_merchant: true, is_applied: false },
    shops: [{ id: 1, name: '福满楼', enable_robot: true }, { id: 2 }],
    merchant: { id: 8 },
  });
});

it('R7 a user whose role the applet did not tell has no privilege', async () => {
  serve(userInfo, () => content({ user: { name: '陈' } }));
  serve(shopInfo, () => content(membership));
  const { profile } = build();
  const { user } = await profile.load();
  expect(user).toMatchObject({ avatar: '', role: Number.POSITIVE_INFINITY });
});

it('T6 a merchant of whom nothing is known but that they are signed in has no shops', async () => {
  serve(userInfo, () => content({}));
  serve(shopInfo, () => content({}));
  const { profile } = build();
  expect(await profile.load()).toMatchObject({ user: { name: '', is_merchant: false }, shops: [], merchant: null });
});

test.each([
  ['user', userInfo, shopInfo],
  ['shops', shopInfo, userInfo],
])('R4 when the %s cannot be loaded the session is over', async (_, broken, sound) => {
  serve(broken, () => new HttpResponse(null, { status: 500 }));
  serve(sound, () => content({ user, ...membership }));
  const { profile, session } = build();
  await failureOf(profile.load());
  expect(session.get()).toBeNull();
  expect(session.departure()).toBe('ended');
  expect(profile.get()).toBeNull();
});

it('R4 after a failure and a new login it is asked for anew', async () => {
  const users = serve(userInfo, (nth) => (nth === 1 ? HttpResponse.error() : content({ user })));
  serve(shopInfo, () => content(membership));
  const { profile, session } = build();
  await failureOf(profile.load());
  session.set('session-2');
  expect(await profile.load()).toMatchObject({ user: { name: '陈掌柜' } });
  expect(users.map(({ headers }) => headers.get('Login-Session'))).toEqual(['session-1', 'session-2']);
});

it('R5 it is forgotten together with the session', async () => {
  serveBoth();
  const { profile, session, told } = build();
  await profile.load();
  told.mockClear();
  session.clear();
  expect(profile.get()).toBeNull();
  expect(told).toHaveBeenCalledOnce();
});

it('R4 an answer that comes after the session has changed is not kept for the new one', async () => {
  const { profile, session, storage } = build('old');
  serve(userInfo, () => content({ user }));
  serve(shopInfo, () => {
    session.set('new');
    return content(membership);
  });
  await profile.load();
  expect(profile.get()).toBeNull();
  expect(storage.getItem('Known-Shops')).toBeNull();
});

it('R8 leaves word of the known shops for the next start', async () => {
  serveBoth();
  const { profile, storage } = build();
  await profile.load();
  expect(storage.getItem('Known-Shops')).toBe('1,2');
});

it('S3 a saved shop is renamed at once, by its id, and the others stay', async () => {
  serveBoth();
  const { profile, told } = build();
  profile.updateShop(1, { name: '还没到' });
  await profile.load();
  told.mockClear();
  profile.updateShop(2, { name: '大馆' });
  expect(profile.get()?.shops.map(({ name }) => name)).toEqual(['福满楼', '大馆']);
  expect(told).toHaveBeenCalledOnce();
});

it('T9 a page that is left while it loads keeps its session and may ask again', async () => {
  const session = createSession(buildStorage({ 'Login-Session': 'session-1' }));
  let leaving = true;
  const transport = async ({ url }: { readonly url: string }) => {
    if (leaving) throw new TransportError('ECONNABORTED', true, undefined);
    return { status: 200, data: JSON.stringify(url === userInfo.path ? { user } : membership) };
  };
  const profile = createProfile({ account, call: createHttp({ session, transport, log: () => {} }), session });
  expect((await failureOf(profile.load())).kind).toBe('aborted');
  expect(session.get()).toBe('session-1');
  leaving = false;
  expect(await profile.load()).toMatchObject({ user: { name: '陈掌柜' } });
});
