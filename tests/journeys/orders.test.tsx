import { screen, within } from '@testing-library/react';
import { gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderList } from '#schemas/endpoints/orders.ts';
import { orders } from '../../server/database/schema.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');

const button = (name: string) => screen.getByRole('button', { name });
const cellsOf = (column: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[column]?.textContent);

test('O1 orders are listed by their state, ten to a page, and no total is claimed', async () => {
  const { user } = renderApp('/shop/1/orders/list', demo);
  await screen.findByRole('heading', { level: 1, name: '订单管理 · 温村华人团购' });
  await screen.findAllByRole('row');
  expect(network.calls.at(-1)).toBe('GET /api/applet/merchant/orders/get?shop_id=1&page=1&size=10&status=1');
  const { orders: held } = await applet.read(orderList, { shop_id: 1, page: 1, size: 10, status: 1 }, 'demo');
  expect(cellsOf(0)).toEqual(held.map(({ serial_num }) => serial_num));
  expect(screen.queryByText(/共 \d+ 条/)).toBeNull();

  await user.click(button('交易完成'));
  await screen.findByRole('cell', { name: '李国强' });
  expect(location.search).toBe('?status=2');
  expect(new Set(cellsOf(5))).toEqual(new Set(['交易完成']));
  await user.click(button('已关闭'));
  await screen.findByRole('cell', { name: '赵文博' });
  expect(cellsOf(5)).toEqual(['已关闭', '已关闭']);
});

test('O1 a next page is offered only after a full one', async () => {
  const { user } = renderApp('/shop/1/orders/list', demo);
  await screen.findAllByRole('row');
  expect(cellsOf(0)).toHaveLength(10);
  expect(button('上一页')).toHaveProperty('disabled', true);
  const first = cellsOf(0);
  await user.click(button('下一页'));
  await screen.findByText('第 2 页');
  await screen.findAllByRole('row');
  expect(location.search).toBe('?page=2');
  expect(cellsOf(0)).toHaveLength(2);
  expect(cellsOf(0).filter((serial) => first.includes(serial))).toEqual([]);
  expect(button('下一页')).toHaveProperty('disabled', true);
  await user.click(button('上一页'));
  await screen.findByRole('cell', { name: first[0] ?? '' });
  expect(location.search).toBe('');
});

test('O1 after a page that is exactly full stands an empty one, with a way back', async () => {
  await applet.database.update(orders).set({ status: 1 }).where(gt(orders.id, 20));
  const { user } = renderApp('/shop/2/orders/list', demo);
  await screen.findAllByRole('row');
  expect(cellsOf(0)).toHaveLength(10);
  await user.click(button('下一页'));
  await screen.findByText('这里还没有订单');
  expect(button('下一页')).toHaveProperty('disabled', true);
  await user.click(button('上一页'));
  await screen.findByRole('cell', { name: '苏菲' });
});

test('O1 an order is read from its row', async () => {
  const { user } = renderApp('/shop/1/orders/list', demo);
  await screen.findAllByRole('row');
  const [first = ''] = cellsOf(0);
  const [look] = screen.getAllByRole('button', { name: '查看' });
  await user.click(look ?? document.body);
  within(await screen.findByRole('dialog', { name: '查看订单' })).getByText(first ?? '');
});
