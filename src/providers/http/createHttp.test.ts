import { expect, it, test } from 'vitest';
import { login } from '#schemas/endpoints/account.ts';
import { goodsList, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { robotCheck } from '#schemas/endpoints/robot.ts';
import { shopInfo, userInfo } from '#schemas/endpoints/shop.ts';
import { tagAdd } from '#schemas/endpoints/tags.ts';
import { APPLET, buildHttp, content, serve } from '../../../tests/support/builders.ts';

const firstPage = { shop_id: 3, page: 1, size: 500, status: 1 } as const;
const noGoods = { products: [], current_page: 1, total_page: 0, total_count: 0 };

it('T1 a call carries the session', async () => {
  const heard = serve(goodsList, () => content(noGoods));
  await buildHttp('session-1').call(goodsList, firstPage);
  expect(heard[0]?.headers.get('Login-Session')).toBe('session-1');
});

it('T1 a visitor has no session to carry', async () => {
  const heard = serve(login, () => content({ login_session: 'new' }));
  await buildHttp(null).call(login, { email: 'chen@example.com', pwd: 'demo12345' });
  expect(heard[0]?.headers.has('Login-Session')).toBe(false);
});

it('T1 a call carries the session of now, not the one of when the client was made', async () => {
  const heard = serve(userInfo, () => content({ name: '陈', avatar: '', role: 3, cur_city: null }));
  const { call, session } = buildHttp('old');
  session.set('new');
  await call(userInfo, {});
  expect(heard[0]?.headers.get('Login-Session')).toBe('new');
});

it('T2 a GET asks in its query and has no body', async () => {
  const heard = serve(goodsList, () => content(noGoods));
  await buildHttp().call(goodsList, firstPage);
  expect(heard[0]).toMatchObject({ method: 'GET', body: '' });
  expect(heard[0]?.url.href).toBe(`${APPLET}/api/applet/merchant/products?shop_id=3&page=1&size=500&status=1`);
  expect(heard[0]?.headers.has('Content-Type')).toBe(false);
});

it('T2 a POST is form-encoded, byte by byte', async () => {
  const heard = serve(tagAdd, () => content({ tag_id: 9, priority: 1 }));
  await buildHttp().call(tagAdd, { shop_id: 3, name: '热销 & 新品+1🍜' });
  expect(heard[0]).toMatchObject({
    method: 'POST',
    body: 'shop_id=3&name=%E7%83%AD%E9%94%80+%26+%E6%96%B0%E5%93%81%2B1%F0%9F%8D%9C',
  });
  expect(heard[0]?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
  expect(heard[0]?.url.search).toBe('');
});

it('T2 leaves undefined fields out of the body', async () => {
  const heard = serve(goodsUpdate, () => content());
  await buildHttp().call(goodsUpdate, { shop_id: 3, product_id: 7, name: undefined, status: 2 });
  expect(heard[0]?.body).toBe('shop_id=3&product_id=7&status=2');
});

it('T2 lists leave as JSON texts', async () => {
  const heard = serve(goodsUpdate, () => content());
  await buildHttp().call(goodsUpdate, { shop_id: 3, product_id: 7, imgs: ['/a.png', '/b.png'], description: [] });
  expect(new URLSearchParams(heard[0]?.body).get('imgs')).toBe('["/a.png","/b.png"]');
  expect(new URLSearchParams(heard[0]?.body).get('description')).toBe('[]');
});

test.each([
  ['at the top', noGoods],
  ['under data', { data: noGoods }],
  ['as numeric texts', { products: [], current_page: '1', total_page: '0', total_count: '0' }],
])('T6 an answer is read %s', async (_, fields) => {
  serve(goodsList, () => content(fields));
  expect(await buildHttp().call(goodsList, firstPage)).toEqual(noGoods);
});

it('T6 what is wrong in an answer is told to the log, with the call and the field', async () => {
  serve(goodsList, () => content({ ...noGoods, total_page: undefined, total_count: 'many' }));
  const { call, lines } = buildHttp();
  expect(await call(goodsList, firstPage)).toEqual({ ...noGoods, total_page: undefined, total_count: undefined });
  expect(lines).toEqual([
    'GET /api/applet/merchant/products: the answer\'s field "total_page" is missing.',
    'GET /api/applet/merchant/products: the answer\'s field "total_count" Invalid input.',
  ]);
});

it('T6 a user whose fields stand at the top is read', async () => {
  serve(userInfo, () =>
    content({ name: '陈掌柜', avatar: '/a.png', role: '2', cur_city: { city_id: '6', city_name: '温哥华' } }),
  );
  const { call, lines } = buildHttp();
  expect(await call(userInfo, {})).toEqual({
    user: { name: '陈掌柜', avatar: '/a.png', role: 2, cur_city: { city_id: 6, city_name: '温哥华' } },
  });
  expect(lines).toEqual([]);
});

it('T3 W1 the 404 of the robot check is an answer', async () => {
  serve(robotCheck, () => content({ errcode: 404, errmsg: '没有会话' }));
  const { call, lines } = buildHttp();
  expect(await call(robotCheck, { shop_id: 3 })).toEqual({});
  expect(lines).toEqual([]);
});

it('an early answer serves one call of its session, and the next one goes to the applet', async () => {
  const early = new Map([
    [
      '/api/applet/merchant/shop/info/get',
      { status: 200, data: '{"is_merchant":1,"is_applied":0,"shops":[],"merchant":null}' },
    ],
  ]);
  const asked: string[] = [];
  const heard = serve(shopInfo, () => content({ is_merchant: 0, is_applied: 0, shops: [], merchant: null }));
  const { call } = buildHttp('session-1', (url, session) => {
    asked.push(`${session} ${url}`);
    const answer = early.get(url);
    early.delete(url);
    return answer && Promise.resolve(answer);
  });
  expect(await call(shopInfo, {})).toMatchObject({ is_merchant: true });
  expect(heard).toHaveLength(0);
  expect(await call(shopInfo, {})).toMatchObject({ is_merchant: false });
  expect(heard).toHaveLength(1);
  expect(asked).toEqual(Array(2).fill('session-1 /api/applet/merchant/shop/info/get'));
});

it('T9 a POST is never answered by an early answer', async () => {
  const heard = serve(tagAdd, () => content({ tag_id: 1, priority: 1 }));
  const { call } = buildHttp('session-1', () => Promise.resolve({ status: 200, data: '{}' }));
  await call(tagAdd, { shop_id: 3, name: '热销' });
  expect(heard).toHaveLength(1);
});

it('T9 two calls at once are two calls', async () => {
  const heard = serve(goodsList, () => content(noGoods));
  const { call } = buildHttp();
  await Promise.all([call(goodsList, firstPage), call(goodsList, firstPage)]);
  expect(heard).toHaveLength(2);
});
