// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { shopInfo } from '#schemas/endpoints/shop.ts';
import { askEarly, type EarlyTable } from '#shell/early/askEarly.ts';
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
};
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
    return new Response(JSON.stringify(answer));
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
  expect(visit(address)).toEqual(urls.map((url) => [url, 'session-1']));
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
