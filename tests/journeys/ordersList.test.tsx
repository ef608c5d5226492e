import { screen, waitFor } from '@testing-library/react';
import { gt } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { orderList } from '#schemas/endpoints/orders.ts';
import { orders } from '../../server/database/tables/orders.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { button, cellsOf, dialog, inProgress, press, rowOf } from '../support/ordersScreen.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');

test('O1 orders are listed by their state, ten to a page, and no total is claimed', async () => {
  const { user } = renderApp('/shop/1/orders/list', demo);
  await screen.findByRole('heading', { level: 1, name: '订单管理 · 温村华人团购' });
  await screen.findAllByRole('row');
  expect(network.calls.at(-1)).toBe('GET /api/applet/merchant/orders/get?shop_id=1&page=1&size=10&status=1');
  const { orders: held } = await applet.read(orderList, { shop_id: 1, page: 1, size: 10, status: 1 }, 'demo');
  expect(cellsOf('订单号')).toEqual(held.map(({ serial_num }) => serial_num));
  expect(screen.queryByText(/共 \d+ 条/)).toBeNull();

  await user.click(button('交易完成'));
  await screen.findByRole('cell', { name: '李国强' });
  expect(location.search).toBe('?status=2');
  // The tab says it already.
  expect(screen.queryByRole('columnheader', { name: '状态' })).toBeNull();
  await user.click(button('已关闭'));
  await screen.findByRole('cell', { name: '赵文博' });
  expect(cellsOf('订单号')).toHaveLength(2);
});

test('O1 a next page is offered only after a full one', async () => {
  const { user } = renderApp('/shop/1/orders/list', demo);
  await screen.findAllByRole('row');
  expect(cellsOf('订单号')).toHaveLength(10);
  expect(button('上一页')).toHaveProperty('disabled', true);
  const first = cellsOf('订单号');
  await user.click(button('下一页'));
  await screen.findByText('第 2 页');
  await screen.findAllByRole('row');
  expect(location.search).toBe('?page=2');
  expect(cellsOf('订单号')).toHaveLength(2);
  expect(cellsOf('订单号').filter((serial) => first.includes(serial))).toEqual([]);
  expect(button('下一页')).toHaveProperty('disabled', true);
  await user.click(button('上一页'));
  await screen.findByRole('cell', { name: first[0] ?? '' });
  expect(location.search).toBe('');
});

test('O1 after a page that is exactly full there are no more orders, and a step back', async () => {
  await applet.database.update(orders).set({ status: 1 }).where(gt(orders.id, 20));
  const { user } = renderApp('/shop/2/orders/list', demo);
  await screen.findAllByRole('row');
  expect(cellsOf('订单号')).toHaveLength(10);
  await user.click(button('下一页'));
  await screen.findByText('没有更多订单');
  expect(button('下一页')).toHaveProperty('disabled', true);
  await user.click(button('回到上一页'));
  await screen.findByRole('cell', { name: '苏菲' });
  expect(location.search).toBe('');
});

test('O1 a shop without such orders says so, and offers no step', async () => {
  answerOnce(orderList, () => HttpResponse.json({ errcode: 0, errmsg: '', orders: [] }));
  renderApp(inProgress, demo);
  await screen.findByText('这里还没有订单');
  expect(screen.queryByRole('button', { name: /上一页/ })).toBeNull();
});

test('O1 orders are looked for by phone, address and goods among those that are loaded, and the list says so', async () => {
  const { user } = renderApp(inProgress, demo);
  await rowOf('韩梅梅');
  network.forget();
  for (const [typed, found] of [
    ['+1 (604) 555-0118', ['韩梅梅']],
    ['brown rd', ['郑浩然']],
    ['荔枝', ['韩梅梅']],
  ] as const) {
    await user.clear(screen.getByRole('searchbox', { name: '搜索' }));
    await user.type(screen.getByRole('searchbox', { name: '搜索' }), typed);
    await waitFor(() => expect(cellsOf('收货人')).toEqual(found));
  }
  screen.getByText('只在已加载的 10 条里查找，其余订单尚未加载');
  expect(network.calls).toEqual([]);
});

test('O1 further pages are loaded into the same list, and searched, ticked and counted with it', async () => {
  const { user } = renderApp(inProgress, demo);
  await rowOf('韩梅梅');
  expect(screen.queryByRole('cell', { name: '孙丽华' })).toBeNull();
  refuseOnce(orderList, '歇一会儿');
  await user.click(button('继续加载'));
  await screen.findByRole('alert');
  expect(pageLog.splice(0)).toHaveLength(1);
  expect(cellsOf('订单号')).toHaveLength(10);
  await user.click(await screen.findByRole('button', { name: '继续加载' }));
  await screen.findByRole('cell', { name: '孙丽华' });
  screen.getByText('第 1–2 页');
  expect(button('下一页')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: '继续加载' })).toBeNull();
  const all = cellsOf('订单号');
  expect(new Set(all).size).toBe(all.length);
  await user.type(screen.getByRole('searchbox', { name: '搜索' }), '孙丽华');
  await waitFor(() => expect(cellsOf('收货人')).toEqual(['孙丽华']));
  screen.getByText(new RegExp(`^已加载 ${all.length} 条，筛选后 1 条$`));
  // Everything there is has been looked through.
  expect(screen.queryByText(/其余订单尚未加载/)).toBeNull();

  await press(user, '孙丽华', '确认收货');
  await user.click((await dialog(/^确认收货/)).getByRole('button', { name: '确认收货' }));
  await waitFor(() => expect(screen.queryByRole('cell', { name: '孙丽华' })).toBeNull());
  await user.click(button('交易完成'));
  await rowOf('孙丽华');
  expect(screen.queryByText('第 1–2 页')).toBeNull();
  await user.clear(screen.getByRole('searchbox', { name: '搜索' }));
  await user.click(button('进行中'));
  await rowOf('韩梅梅');
  // Whoever comes back finds what was loaded.
  screen.getByText('第 1–2 页');
});
