import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderCancel, orderConfirm, orderEmail } from '#schemas/endpoints/orders.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { button, choose, dialog, heldOrder, inProgress, press, rowOf, tick } from '../support/ordersScreen.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');

test('O3 confirming names the order, is declined without a word, and done it moves the order to the other list', async () => {
  const { user } = renderApp(inProgress, demo);
  const { id, serial_num } = await heldOrder(applet, '周建国');
  await user.click(await screen.findByRole('button', { name: '下一页' }));
  await press(user, '周建国', '确认收货');
  const name = new RegExp(`^确认收货：#${serial_num} 周建国 [\\d.]+？$`);
  await user.click((await dialog(name)).getByRole('button', { name: '取消' }));
  expect(await network.sentTo(orderConfirm)).toEqual([]);

  await press(user, '周建国', '确认收货');
  await user.click((await dialog(name)).getByRole('button', { name: '确认收货' }));
  await screen.findByText('确认收货成功');
  await waitFor(() => expect(screen.queryByRole('cell', { name: '周建国' })).toBeNull());
  expect(await network.sentTo(orderConfirm)).toEqual([{ order_id: String(id) }]);
  await user.click(button('交易完成'));
  const row = within(await rowOf('周建国'));
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', '发送邮件', '查看评价', '']);
});

test('O3 T8 cancelling is asked in red, has a way back that cannot be mistaken, and closes the order', async () => {
  const { user } = renderApp(inProgress, demo);
  const { id } = await heldOrder(applet, '蒋大伟');
  await choose(user, '蒋大伟', '取消订单');
  const asked = await dialog(/^取消订单：#\S+ 蒋大伟 14\.98？$/);
  expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['返回', '取消订单']);
  expect(asked.getByRole('button', { name: '取消订单' }).className).toContain('danger');
  await user.click(asked.getByRole('button', { name: '取消订单' }));
  await screen.findByText('已取消订单');
  await waitFor(() => expect(screen.queryByRole('cell', { name: '蒋大伟' })).toBeNull());
  expect(await network.sentTo(orderCancel)).toEqual([{ order_id: String(id) }]);
  await user.click(button('已关闭'));
  const row = within(await rowOf('蒋大伟'));
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', '发送邮件', '打印配货单']);
});

test('O3 T8 cancelling several is asked in red, too, with the same way back', async () => {
  const { user } = renderApp(inProgress, demo);
  for (const receiver of ['韩梅梅', '邓家豪']) {
    await tick(user, receiver);
  }
  const bar = within(await screen.findByRole('region', { name: '批量操作' }));
  await user.click(bar.getByRole('button', { name: '取消订单' }));
  const asked = await dialog('取消订单 2 笔订单？');
  expect(asked.getByRole('button', { name: '取消订单' }).className).toContain('danger');
  await user.click(asked.getByRole('button', { name: '返回' }));
  expect(await network.sentTo(orderCancel)).toEqual([]);
});

test('O3 T7 an order that another tab has settled is told once, and the list is asked for anew', async () => {
  const { user } = renderApp(inProgress, demo);
  const { id } = await heldOrder(applet, '彭静');
  await press(user, '彭静', '确认收货');
  await applet.read(orderCancel, { order_id: id }, 'demo');
  await user.click((await dialog(/^确认收货/)).getByRole('button', { name: '确认收货' }));
  expect((await screen.findByRole('alert')).textContent).toContain('订单已完成或已关闭，请刷新后查看');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(pageLog.splice(0)).toEqual(['Failed to call POST /api/applet/merchant/order/confirm: errcode 409.']);
  await waitFor(() => expect(screen.queryByRole('cell', { name: '彭静' })).toBeNull());
  expect((await heldOrder(applet, '彭静')).status).toBe(4);
});

test('O3 T7 a refusal for another reason leaves the order where it is, ready for another try', async () => {
  const { user } = renderApp(inProgress, demo);
  refuseOnce(orderConfirm, '今天不行');
  await press(user, '韩梅梅', '确认收货');
  network.forget();
  await user.click((await dialog(/^确认收货/)).getByRole('button', { name: '确认收货' }));
  expect((await screen.findByRole('alert')).textContent).toContain('今天不行');
  expect(pageLog.splice(0)).toHaveLength(1);
  await waitFor(async () => expect((await rowOf('韩梅梅')).hasAttribute('aria-busy')).toBe(false));
  expect(network.calls).toEqual(['POST /api/applet/merchant/order/confirm']);
  expect((await heldOrder(applet, '韩梅梅')).status).toBe(1);
});

test('O3 T9 a letter is sent once; its button says when, rests for a minute, and remembers as long as the session', async () => {
  const { user, advance } = renderApp(inProgress, demo);
  const { id } = await heldOrder(applet, '韩梅梅');
  await press(user, '韩梅梅', '发送邮件');
  const letGo = holdOnce(orderEmail);
  await user.click((await dialog(/^发送邮件：#\S+ 韩梅梅/)).getByRole('button', { name: '发送邮件' }));
  const letter = async () => within(await rowOf('韩梅梅')).getByRole('button', { name: /^发送邮件/ });
  expect(await letter()).toHaveProperty('disabled', true);
  letGo();
  await screen.findByText('邮件已发送');
  await waitFor(async () => expect((await letter()).textContent).toMatch(/^发送邮件已发送 \d\d:\d\d$/));
  expect(await letter()).toHaveProperty('disabled', true);
  await advance(59_000);
  expect(await letter()).toHaveProperty('disabled', true);
  await advance(1_000);
  await waitFor(async () => expect(await letter()).toHaveProperty('disabled', false));
  expect((await letter()).textContent).toMatch(/已发送/);
  await user.click(button('已关闭'));
  await user.click(button('进行中'));
  await waitFor(async () => expect((await letter()).textContent).toMatch(/已发送/));
  expect(await network.sentTo(orderEmail)).toEqual([{ order_id: String(id) }]);
  expect((await rowOf('邓家豪')).textContent).not.toContain('已发送');
});

test('O3 a letter that could not be sent is told, and can be sent at once', async () => {
  const { user } = renderApp(inProgress, demo);
  refuseOnce(orderEmail, '邮箱不可用');
  await press(user, '邓家豪', '发送邮件');
  await user.click((await dialog(/^发送邮件/)).getByRole('button', { name: '发送邮件' }));
  expect((await screen.findByRole('alert')).textContent).toContain('邮箱不可用');
  expect(pageLog.splice(0)).toHaveLength(1);
  const letter = async () => within(await rowOf('邓家豪')).getByRole('button', { name: '发送邮件' });
  await waitFor(async () => expect(await letter()).toHaveProperty('disabled', false));
});
