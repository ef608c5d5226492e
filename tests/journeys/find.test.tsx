import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { orderList } from '#schemas/endpoints/orders.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { type OpenApp, renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const shopSettings = '/shop/1/info';

/** Waits for the page to have nothing better to do: then it has 找. */
const ready = () => screen.findByRole('button', { name: '找' }, { timeout: 5000 });
async function openFind(path = '/dashboard'): Promise<OpenApp> {
  const app = renderApp(path, demo);
  await ready();
  network.forget();
  await app.user.keyboard('{Control>}k{/Control}');
  return app;
}
const box = () => screen.getByRole('combobox', { name: '在所有店铺中找' });
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const said = () => within(screen.getByRole('dialog', { name: '找' })).getByRole('status').textContent;
const through = () => waitFor(() => expect(said()).toMatch(/^(?:找到 \d+ 条|没有找到)$/), { timeout: 5000 });

test('nothing is asked for before something is typed; then every list of every shop once, and for a minute not again', async () => {
  // The desk would read enrolments of its own.
  const { user, advance } = await openFind(shopSettings);
  expect(network.calls.filter((call) => call.includes('size=100'))).toEqual([]);
  network.forget();
  await user.type(box(), '荔枝');
  await through();
  const lists = network.calls.filter((call) => call.includes('/orders/get?'));
  expect(lists).toEqual(
    [1, 2].flatMap((shop) =>
      [1, 2, 4].map((status) => `GET /api/applet/merchant/orders/get?shop_id=${shop}&page=1&size=100&status=${status}`),
    ),
  );
  expect(options('商品')[0]).toMatch(/^荔枝.*· 出售中$/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  network.forget();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(box(), '荔枝');
  await through();
  expect(network.calls).toEqual([]);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  await advance(61_000);
  network.forget();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(box(), '荔枝');
  await through();
  expect(network.calls.length).toBeGreaterThan(10);
});

test('an order is found by the last digits of a phone, and leads to its place in its list', async () => {
  const { user } = await openFind();
  await user.type(box(), '555-0118');
  await through();
  expect(options('订单')[0]).toMatch(/^S120260630电话 .*0118/);
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(location.pathname).toBe('/dashboard');
  while (!screen.getByRole('option', { selected: true }).textContent?.startsWith('S120260630'))
    await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
  await screen.findByText('韩梅梅');
  expect([location.pathname, location.search]).toEqual(['/shop/1/orders/list', '?q=S120260630']);
});

test('a buyer of a running group-buy leads to the group-buy’s page, with the buyer in its search; this browser keeps only the group-buy', async () => {
  const { user } = await openFind();
  await user.type(box(), 'Ray Zhang');
  await through();
  expect(options('买家')[0]).toMatch(/^Ray Zhang/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toMatch(/^\/shop\/1\/group\/\d+$/));
  expect(location.search).toBe('?q=Ray+Zhang');
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('Kept:recent'));
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toMatch(/Zhang|\d{7,}/);
});

test('Ctrl K in the first moment of a page is not lost, nor left to the browser, nor what is typed behind it', async () => {
  const { user } = renderApp('/shop/2/goods/list', demo);
  await screen.findByRole('button', { name: '退出登录' });
  await screen.findByRole('searchbox', { name: '搜索' });
  expect(screen.queryByRole('button', { name: '找' })).toBeNull();
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
  expect(screen.getByText('正在加载…')).toBeInstanceOf(HTMLElement);
  await user.keyboard('n合');
  await user.type(await screen.findByRole('combobox', { name: '在所有店铺中找' }), '并备货');
  expect(box()).toHaveProperty('value', 'n合并备货');
  expect(location.pathname).toBe('/shop/2/goods/list');
});

test('an action opens what it says, once', async () => {
  const { user, advance } = await openFind(shopSettings);
  await user.type(box(), '合并备货 湾区');
  await waitFor(() => expect(options('页面与操作')).toEqual(['合并备货湾区鲜生活']));
  await user.keyboard('{Enter}');
  await screen.findAllByRole('row');
  await advance(1000);
  await screen.findByRole('dialog', { name: /合并备货/ }, { timeout: 5000 });
  expect([location.pathname, history.state.usr]).toEqual(['/shop/2/orders/list', null]);
});

test('closing calls off what is on its way', async () => {
  const { user } = await openFind(shopSettings);
  const held = [holdOnce(goodsList), holdOnce(goodsList)];
  await user.type(box(), 'q');
  await waitFor(() => expect(network.calls).toHaveLength(2));
  fireEvent(screen.getByRole('dialog', { name: '找' }), new Event('close'));
  await act(async () => {
    for (const letGo of held) letGo();
  });
  expect([network.calls.length, screen.queryByRole('alert')]).toEqual([2, null]);
});

test('a list that does not arrive holds up nothing, is said, and is asked for again alone', async () => {
  const { user } = await openFind();
  refuseOnce(orderList, '系统繁忙');
  await user.type(box(), 'S120260593');
  const again = await screen.findByRole('button', { name: '重试' });
  await through();
  network.forget();
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).toBeNull());
  await through();
  expect(network.calls).toEqual(['GET /api/applet/merchant/orders/get?shop_id=1&page=1&size=100&status=1']);
});

test('a list that finds nothing leads on: to its other parts, and to every shop', async () => {
  const { user, advance } = renderApp('/shop/2/goods/list?q=桂味荔枝', demo);
  await screen.findByText('没有符合条件的商品');
  await advance(1000);
  await user.click(await screen.findByRole('button', { name: '在「已下架」中找' }, { timeout: 5000 }));
  expect(new URLSearchParams(location.search).get('status')).toBe('2');
  await user.click(await screen.findByRole('button', { name: '在所有店铺中找' }));
  expect(await screen.findByRole('combobox')).toHaveProperty('value', '桂味荔枝');
  await through();
  expect(options('商品')[0]).toMatch(/^桂味荔枝/);
});

test('g and a letter lead elsewhere, in this shop; while something is typed it is a letter', async () => {
  const { user } = renderApp('/shop/2/orders/list', demo);
  await ready();
  await user.keyboard('gt');
  await waitFor(() => expect(location.pathname).toBe('/shop/2/group/list'));
  await user.click(await screen.findByRole('searchbox', { name: '搜索' }));
  await user.keyboard('gh');
  expect(location.search).toBe('?q=gh');
});
