import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderConfirm, orderList } from '#schemas/endpoints/orders.ts';
import { orders } from '../../server/database/tables/orders.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { button, cellsOf, complete, heldOrder, inProgress, rowOf } from '../support/ordersScreen.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const title = '订单管理 · 温村华人团购 · 掌柜台';
const minute = 60_000;

/** A buyer orders while the merchant looks on. */
async function comesIn(receiver_name: string) {
  const { id: _, ...like } = await heldOrder(applet, '韩梅梅');
  await applet.database.insert(orders).values({ ...like, receiver_name, serial_num: `S1${receiver_name}`, status: 1 });
}
const checks = () => network.calls.filter((call) => call.includes('/orders/get?')).length;
/** The merchant looks at another tab, or at this one again. */
function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => look('visible'));
afterEach(() => look('visible'));

test('O1 orders that come in are told on the tab and over the list, which stays as it is until the merchant asks', async () => {
  const { user, advance } = renderApp(inProgress, demo);
  await rowOf('韩梅梅');
  expect(document.title).toBe(title);
  const before = cellsOf('收货人');
  network.forget();
  await comesIn('新客一');
  await comesIn('新客二');
  await advance(minute - 1);
  expect(network.calls).toEqual([]);
  await advance(1);
  await screen.findByRole('button', { name: '有 2 笔新订单，点击刷新' });
  expect(network.calls).toEqual(['GET /api/applet/merchant/orders/get?shop_id=1&page=1&size=10&status=1']);
  expect(document.title).toBe(`(2) ${title}`);
  expect(cellsOf('收货人')).toEqual(before);

  await user.click(button('有 2 笔新订单，点击刷新'));
  await rowOf('新客二');
  expect(cellsOf('收货人').slice(0, 2)).toEqual(['新客二', '新客一']);
  await waitFor(() => expect(document.title).toBe(title));
  expect(screen.queryByRole('button', { name: /新订单/ })).toBeNull();
});

test('O1 an order that moves up because another is settled is not new', async () => {
  const { advance } = renderApp(inProgress, demo);
  await rowOf('韩梅梅');
  const { id } = await heldOrder(applet, '韩梅梅');
  network.forget();
  await applet.read(orderConfirm, { order_id: id }, 'demo');
  await advance(minute);
  await waitFor(() => expect(checks()).toBe(1));
  expect(screen.queryByRole('button', { name: /新订单/ })).toBeNull();
});

test('O1 whoever looks at settled orders hears of new ones, too, and is led to them', async () => {
  const { user, advance } = renderApp(`${complete}&page=2`, demo);
  await waitFor(() => expect(checks()).toBe(2));
  await comesIn('新客三');
  await advance(minute);
  await user.click(await screen.findByRole('button', { name: '有 1 笔新订单，点击刷新' }));
  await rowOf('新客三');
  expect(location.search).toBe('');
});

test('O1 a hidden tab asks nothing; one that is looked at again asks at once, and goes on from there', async () => {
  const { advance } = renderApp(inProgress, demo);
  await rowOf('新客三');
  look('hidden');
  await comesIn('新客四');
  network.forget();
  await advance(10 * minute);
  expect(checks()).toBe(0);
  look('visible');
  await screen.findByRole('button', { name: '有 1 笔新订单，点击刷新' });
  expect(checks()).toBe(1);
  await advance(minute);
  await waitFor(() => expect(checks()).toBe(2));
});

test('O1 a check that fails says nothing, and the next one goes on', async () => {
  const { advance } = renderApp(inProgress, demo);
  await rowOf('新客四');
  await comesIn('新客五');
  network.forget();
  refuseOnce(orderList, '歇一会儿');
  await advance(minute);
  await waitFor(() => expect(checks()).toBe(1));
  await advance(minute);
  await screen.findByRole('button', { name: '有 1 笔新订单，点击刷新' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('O1 one check waits for the one before, and none comes after the list is left', async () => {
  const { user, advance } = renderApp(inProgress, demo);
  await rowOf('新客五');
  network.forget();
  let answer = () => {};
  answerOnce(orderList, () => new Promise((resolve) => (answer = () => resolve(undefined))));
  await advance(minute);
  await waitFor(() => expect(checks()).toBe(1));
  await advance(5 * minute);
  expect(checks()).toBe(1);
  answer();
  const goods = screen.getAllByRole('group').find(({ firstChild }) => firstChild?.textContent === '商品管理');
  await user.click(within(goods ?? document.body).getByRole('link', { name: '温村华人团购' }));
  await screen.findByRole('heading', { level: 1, name: /商品管理/ });
  const left = checks();
  await advance(5 * minute);
  expect(checks()).toBe(left);
});
