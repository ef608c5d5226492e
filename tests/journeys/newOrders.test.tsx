import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderConfirm, orderList } from '#schemas/endpoints/orders.ts';
import { orders } from '../../server/database/tables/orders.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { button, cellsOf, complete, heldOrder, inProgress, openTool, rowOf } from '../support/ordersScreen.ts';
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
const checksOf = (shop: number) =>
  network.calls.filter((call) => call.includes(`/orders/get?shop_id=${shop}&page=1&`)).length;
const checks = () => checksOf(1);
/** The watch begins by itself, once nothing else is asked for; then something is known of both shops. */
async function watched(advance: (ms: number) => Promise<void>) {
  await waitFor(async () => {
    await advance(3000);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('Kept:news.orders.'))).toHaveLength(2);
  });
  network.forget();
}
/** The merchant looks at another tab, or at this one again. */
function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => look('visible'));
afterEach(() => look('visible'));

test('O1 orders that come in are told on the tab, in the menu and over the list, which stays as it is until the merchant asks', async () => {
  const { user, advance } = renderApp(inProgress, demo);
  await rowOf('韩梅梅');
  expect(document.title).toBe(title);
  const before = cellsOf('收货人');
  await watched(advance);
  await comesIn('新客一');
  await comesIn('新客二');
  const focused = document.activeElement;
  await advance(minute);
  await screen.findByRole('button', { name: '有 2 笔新订单，点击刷新' });
  expect([checks(), checksOf(2)]).toEqual([1, 1]);
  await waitFor(() => expect(document.title).toBe(`(2) ${title}`));
  screen.getByRole('link', { name: '温村华人团购 2 笔新订单' });
  expect(cellsOf('收货人')).toEqual(before);
  expect(document.activeElement).toBe(focused);

  await user.click(button('有 2 笔新订单，点击刷新'));
  await rowOf('新客二');
  expect(cellsOf('收货人').slice(0, 2)).toEqual(['新客二', '新客一']);
  await waitFor(() => expect(document.title).toBe(title));
  expect(screen.queryByRole('button', { name: /新订单/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /新订单/ })).toBeNull();
});

test('O1 on every other page new orders are told, too, until the list of their shop is opened', async () => {
  const { user, advance } = renderApp('/dashboard', demo);
  await screen.findByRole('heading', { level: 1, name: /陈掌柜/ });
  await watched(advance);
  await comesIn('新客三');
  await advance(minute);
  const link = await screen.findByRole('link', { name: '温村华人团购 1 笔新订单' });
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  await user.click(link);
  await rowOf('新客三');
  await advance(1000);
  await waitFor(() => expect(document.title).toBe(title));
});

test('O1 an order that moves up because another is settled is not new', async () => {
  const { advance } = renderApp(inProgress, demo);
  await rowOf('韩梅梅');
  await watched(advance);
  const { id } = await heldOrder(applet, '韩梅梅');
  await applet.read(orderConfirm, { order_id: id }, 'demo');
  await advance(minute);
  await waitFor(() => expect(checks()).toBe(1));
  expect(screen.queryByRole('button', { name: /新订单/ })).toBeNull();
});

test('O1 whoever looks at settled orders hears of new ones, too, and is led to them', async () => {
  const { user, advance } = renderApp(`${complete}&page=2`, demo);
  await watched(advance);
  await comesIn('新客四');
  await advance(minute);
  await user.click(await screen.findByRole('button', { name: '有 1 笔新订单，点击刷新' }));
  await rowOf('新客四');
  expect(location.search).toBe('');
});

test('O1 a hidden tab asks nothing, and neither does one without a network; back again it asks at once', async () => {
  const { advance, hear } = renderApp(inProgress, demo);
  await rowOf('新客四');
  await watched(advance);
  look('hidden');
  await comesIn('新客五');
  await advance(10 * minute);
  expect(checks()).toBe(0);
  look('visible');
  await screen.findByRole('button', { name: '有 1 笔新订单，点击刷新' });
  expect(checks()).toBe(1);
  hear(new Event('offline'));
  await advance(10 * minute);
  expect(checks()).toBe(1);
});

test('O1 a check that fails says nothing, and the next one goes on', async () => {
  const { advance } = renderApp(inProgress, demo);
  await rowOf('新客五');
  await watched(advance);
  await comesIn('新客六');
  refuseOnce(orderList, '歇一会儿');
  refuseOnce(orderList, '歇一会儿');
  await advance(minute);
  await waitFor(() => expect(checks()).toBe(1));
  expect(document.title).toBe(title);
  await advance(minute);
  await screen.findByRole('button', { name: '有 1 笔新订单，点击刷新' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('O1 what another tab of this browser has read is told here without a question', async () => {
  const { advance, otherTab } = renderApp(inProgress, demo);
  await rowOf('新客六');
  await watched(advance);
  otherTab((storage) => {
    const key = Object.keys(storage).find((each) => each.startsWith('Kept:news.orders.1.')) ?? '';
    const known = JSON.parse(storage.getItem(key) ?? '{}');
    storage.setItem(key, JSON.stringify({ ...known, page: [...known.page, known.seen + 1] }));
  });
  await screen.findByRole('button', { name: '有 1 笔新订单，点击刷新' });
  expect(network.calls).toEqual([]);
});

test('O1 sound and notices are off until they are switched on; leave is asked for by that press alone', async () => {
  const shown: string[] = [];
  const leave = { now: 'default', next: 'denied', asked: 0 };
  class Notices {
    static get permission() {
      return leave.now;
    }
    static async requestPermission() {
      leave.asked += 1;
      leave.now = leave.next;
      return leave.now;
    }
    constructor(heading: string) {
      shown.push(heading);
    }
    close() {}
  }
  vi.stubGlobal('Notification', Notices);
  const { user, advance } = renderApp(inProgress, demo);
  await rowOf('新客六');
  await watched(advance);
  await openTool(user, '新订单提醒');
  const notice = await screen.findByRole<HTMLInputElement>('checkbox', { name: /系统通知/ });
  expect([notice.checked, leave.asked]).toEqual([false, 0]);
  await user.click(notice);
  expect((await screen.findByText(/浏览器未允许通知/)).getAttribute('role')).toBe('alert');
  expect([notice.checked, leave.asked, shown]).toEqual([false, 1, []]);
  leave.next = 'granted';
  await user.click(notice);
  await waitFor(() => expect(notice.checked).toBe(true));
  await comesIn('新客七');
  await advance(minute);
  await waitFor(() => expect(shown).toEqual(['新订单提醒已打开', '有 1 笔新订单']));
  vi.unstubAllGlobals();
});

test('O1 none is asked for once the merchant has signed out', async () => {
  const { user, advance } = renderApp(inProgress, demo);
  await rowOf('新客七');
  await watched(advance);
  await user.click(button('退出登录'));
  await screen.findByLabelText('邮箱');
  await advance(5 * minute);
  expect(checks()).toBe(0);
  expect(document.title).not.toMatch(/^\(/);
});
