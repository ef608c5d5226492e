// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { shelfOf } from '#crud/declared/shelfOf.ts';
import { shopInfo } from '#schemas/endpoints/shop.ts';
import { askEarly, type EarlyRows, type EarlyTable } from '#shell/early/askEarly.ts';
import { createTakeEarly } from '#shell/early/createTakeEarly.ts';
import { buildHttp, content, serve } from '../../../tests/support/builders.ts';

const goodsUrl = '/api/applet/merchant/products?shop_id=:sid&page=1';
const table: EarlyTable = {
  session: 'Login-Session',
  shops: 'Known-Shops',
  font: 'sans-serif',
  timeoutMs: 20_000,
  always: ['/api/applet/merchant/shop/info/get'],
  routes: [['/shop/:sid/goods/list', goodsUrl]],
  code: [
    [
      ['/shop/:sid/goods/list', '/shop/:sid/goods/edit'],
      ['/assets/goods.js', '/assets/tags.js'],
    ],
    [['/group/:groupId'], ['/assets/clubs.js']],
    [['/shop/:sid/info/'], ['/assets/info.js']],
  ],
  shelves: ['/assets/shelf0.json', '/assets/shelf1.json'],
};
/** What lies on the shelf of the coupons. */
const couponRows: EarlyRows = {
  routes: [['/shop/:sid/coupons', '/api/applet/merchant/coupons?shop_id=:sid']],
  code: [[['/shop/:sid/coupons'], ['/assets/coupons.js']]],
};
const couponShelf = `/assets/shelf${shelfOf('coupons', 2)}.json`;
const answer = { is_merchant: 1, is_applied: 0, shops: [], merchant: { id: 1 } };

const fetched: [string, string | null][] = [];
/** The script runs on one address, with what another visit left in storage. */
function visit(
  address: string,
  storage: Readonly<Record<string, string>> = { 'Login-Session': 'session-1', 'Known-Shops': '3,12' },
) {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  history.replaceState(null, '', address);
  askEarly(table);
  return fetched;
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init?: { readonly headers: Readonly<Record<string, string>> }) => {
    fetched.push([url, init?.headers['Login-Session'] ?? null]);
    return new Response(JSON.stringify(url.startsWith('/assets/') ? couponRows : answer));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.length = 0;
  localStorage.clear();
  delete window.early;
  document.head.replaceChildren();
});

test.each([
  ['/shop/3/goods/list', ['/api/applet/merchant/shop/info/get', '/api/applet/merchant/products?shop_id=3&page=1']],
  ['/shop/12/goods/list/', ['/api/applet/merchant/shop/info/get', '/api/applet/merchant/products?shop_id=12&page=1']],
  ['/dashboard', ['/api/applet/merchant/shop/info/get']],
  ['/shop/3/goods/list?status=2', ['/api/applet/merchant/shop/info/get']],
  ['/shop/4/goods/list', ['/api/applet/merchant/shop/info/get']],
  ['/shop/x/goods/list', ['/api/applet/merchant/shop/info/get']],
  ['/login', []],
])('R8 on %s the first screen asks for %j with the session', (address, urls) => {
  const asked = visit(address).filter(([url]) => !url.startsWith('/assets/'));
  expect(asked).toEqual(urls.map((url) => [url, 'session-1']));
});

/** Where the code is, that was asked for. */
const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

it('T5 what is not near is looked up on its shelf, which hears nothing of the session; then its rows are asked for', async () => {
  visit('/shop/3/coupons');
  await expect.poll(() => fetched.at(-1)).toEqual(['/api/applet/merchant/coupons?shop_id=3', 'session-1']);
  expect(fetched).toContainEqual([couponShelf, null]);
  expect(preloaded()).toEqual(['/assets/coupons.js']);
});

it('what is near is on no shelf', () => {
  const urls = visit('/shop/3/goods/list').map(([url]) => url);
  expect(urls.filter((url) => url.startsWith('/assets/'))).toEqual([]);
});

it('a shelf that comes after the application asks for nothing: the application has', async () => {
  visit('/shop/3/coupons');
  createTakeEarly(window);
  await new Promise((resolve) => setImmediate(resolve));
  expect(fetched.map(([url]) => url)).toEqual(['/api/applet/merchant/shop/info/get', couponShelf]);
});

test.each([
  ['/shop/3/goods/list', ['/assets/goods.js', '/assets/tags.js']],
  ['/shop/12/goods/edit?id=7', ['/assets/goods.js', '/assets/tags.js']],
  ['/group/88', ['/assets/clubs.js']],
  ['/group/create', ['/assets/clubs.js']],
  ['/shop/3/info', ['/assets/info.js']],
  ['/shop/3/info/', ['/assets/info.js']],
  ['/dashboard', []],
  ['/login', []],
])('the code that %s needs beside the application comes with it: %j', (address, files) => {
  visit(address);
  expect(preloaded()).toEqual(files);
});

it('R8 a visitor without a session asks for nothing early', () => {
  expect(visit('/shop/3/goods/list', {})).toEqual([]);
});

it('an early answer serves one call and no more', async () => {
  const heard = serve(shopInfo, () => content({ ...answer, is_merchant: 0 }));
  visit('/dashboard');
  const { call } = buildHttp('session-1', createTakeEarly(window));
  expect(await call(shopInfo, {})).toMatchObject({ is_merchant: true });
  expect(heard).toHaveLength(0);
  expect(await call(shopInfo, {})).toMatchObject({ is_merchant: false });
  expect(heard).toHaveLength(1);
});

it('T5 an early answer of another session is not used', async () => {
  const heard = serve(shopInfo, () => content({ ...answer, is_merchant: 0 }));
  visit('/dashboard');
  const { call } = buildHttp('session-2', createTakeEarly(window));
  expect(await call(shopInfo, {})).toMatchObject({ is_merchant: false });
  expect(heard[0]?.headers.get('Login-Session')).toBe('session-2');
});

it('once the application is there the script asks no more', () => {
  createTakeEarly(window);
  expect(visit('/dashboard')).toEqual([]);
});
