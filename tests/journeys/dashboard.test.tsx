import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { goodsAdd, goodsList } from '#schemas/endpoints/goods.ts';
import { orders } from '../../server/database/tables/orders.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');

const card = async (shop: string) => within(await screen.findByRole('article', { name: shop }));

test('the first screen says what waits in each shop, with at most five calls a shop', async () => {
  renderApp('/dashboard', demo);
  await screen.findByRole('heading', { level: 1, name: /^(早上|中午|下午|晚上|夜深).*，陈掌柜$/ });
  const village = await card('温村华人团购');
  await village.findByRole('link', { name: '10+ 进行中订单' });
  await village.findByRole('link', { name: '4 已下架商品' });
  const bay = await card('湾区鲜生活');
  await bay.findByRole('link', { name: '8 进行中订单' });
  await bay.findByRole('link', { name: '22 出售中商品' });
  await bay.findByRole('link', { name: '2 已下架商品' });
  await bay.findByRole('link', { name: '3 团购' });
  for (const shop of [1, 2]) {
    expect(network.calls.filter((call) => call.includes(`shop_id=${shop}&`)).length).toBeLessThanOrEqual(5);
  }
});

test('a count leads to its list, and coming back within a minute asks for nothing again', async () => {
  const { user } = renderApp('/dashboard', demo);
  const bay = await card('湾区鲜生活');
  await user.click(await bay.findByRole('link', { name: '2 已下架商品' }));
  await screen.findByRole('cell', { name: '冰皮月饼（6枚）' });
  expect(location.pathname + location.search).toBe('/shop/2/goods/list?status=2');
  network.forget();
  await user.click(within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '首页' }));
  await (await card('湾区鲜生活')).findByRole('link', { name: '2 已下架商品' });
  expect(network.calls).toEqual([]);
});

test('what the first screen has counted is not counted again by the list it leads to', async () => {
  const { user } = renderApp('/dashboard', demo);
  const bay = await card('湾区鲜生活');
  await bay.findByRole('link', { name: '2 已下架商品' });
  await bay.findByRole('link', { name: '3 团购' });
  network.forget();
  await user.click(bay.getByRole('link', { name: '22 出售中商品' }));
  const parts = within(await screen.findByRole('group', { name: '状态' }));
  await waitFor(() =>
    expect(parts.getAllByRole('button').map((part) => part.querySelector('.tab-count')?.textContent)).toEqual([
      '22',
      '2',
    ]),
  );
  const { pathname } = new URL(goodsList.path, location.origin);
  expect(network.calls.filter((call) => call.includes(pathname))).toEqual([
    `GET ${pathname}?shop_id=2&page=1&size=500&status=1`,
  ]);
});

test('refreshing one shop asks for that shop alone and shows what has come since', async () => {
  const { user } = renderApp('/dashboard', demo);
  const bay = await card('湾区鲜生活');
  await bay.findByRole('link', { name: '22 出售中商品' });
  await applet.read(goodsAdd, { shop_id: 2, name: '新到的茶', stock: 1, price: '1', type: 1 }, 'demo');
  await applet.database.update(orders).set({ status: 4 }).where(eq(orders.shop_id, 2));
  network.forget();
  await user.click(bay.getByRole('button', { name: '刷新' }));
  await bay.findByRole('link', { name: '23 出售中商品' });
  await bay.findByRole('link', { name: '0 进行中订单' });
  expect(network.calls).toHaveLength(4);
  expect(network.calls.filter((call) => !call.includes('shop_id=2&'))).toEqual([]);
});

test('T7 a count that cannot be read shows nothing in its place, is told once, and comes with the next refresh', async () => {
  answerOnce(goodsList, () => new HttpResponse('bad gateway', { status: 502 }), { probes: true });
  const { user } = renderApp('/dashboard', demo);
  const village = await card('温村华人团购');
  await village.findByRole('link', { name: '-- 出售中商品' });
  await village.findByRole('link', { name: '10+ 进行中订单' });
  expect((await screen.findByRole('alert')).textContent).toContain('服务器错误，请稍后再试');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(pageLog.splice(0)).toEqual(['Failed to call GET /api/applet/merchant/products: HTTP 502.']);
  await user.click(village.getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(village.queryByRole('link', { name: /^--/ })).toBeNull());
  await village.findByRole('link', { name: /^\d+ 出售中商品$/ });
});
