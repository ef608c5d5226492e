import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { orders } from '../../server/database/tables/orders.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { button, complete, heldOrder, inProgress, rowOf } from '../support/ordersScreen.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');

test('O2 a row opens and shows to whom, where, how, and what was bought, with its sum', async () => {
  const { user } = renderApp(complete, demo);
  const { serial_num } = await heldOrder(applet, '王美玲');
  await rowOf('王美玲');
  network.forget();
  await user.click(button(`展开${serial_num}`));
  const lines = within(await screen.findByRole('table', { name: '购买的商品' }));
  const opener = button(`收起${serial_num}`);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  const opened = document.getElementById(opener.getAttribute('aria-controls') ?? '') ?? document.body;
  expect(opened.getAttribute('role')).toBe('row');
  for (const text of ['王美玲', '8888 Saba Rd, Richmond, BC', '货到付款']) within(opened).getByText(text);
  expect(within(opened).getByRole('link', { name: '6045550101' }).getAttribute('href')).toBe('tel:6045550101');
  const texts = lines.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(texts).toEqual([
    ['商品', '单价', '数量', '小计'],
    ['手工猪肉白菜水饺（50只）', '18.99', '2', '37.98'],
    ['上海青（2磅）', '4.99', '1', '4.99'],
    ['商品合计', '42.97'],
    ['运费', '5.99'],
    ['总价', '48.96'],
  ]);
  expect(within(opened).queryByRole('note')).toBeNull();
  expect(network.calls.filter((call) => call.includes('/api/'))).toEqual([]);
  await user.click(opener);
  expect(screen.queryByRole('table', { name: '购买的商品' })).toBeNull();
});

test('O2 rows open by the keyboard alone: from the button, and from the row', async () => {
  const { user } = renderApp(inProgress, demo);
  const { serial_num } = await heldOrder(applet, '韩梅梅');
  await rowOf('韩梅梅');
  await user.keyboard('j{Enter}');
  await screen.findByRole('table', { name: '购买的商品' });
  button(`收起${serial_num}`).focus();
  await user.keyboard(' ');
  expect(screen.queryByRole('table', { name: '购买的商品' })).toBeNull();
  await user.keyboard('{Enter}');
  await screen.findByRole('table', { name: '购买的商品' });
});

test('O2 a total that is not what the lines come to is shown, not hidden', async () => {
  const { id, serial_num, total_price } = await heldOrder(applet, '刘志远');
  await applet.database.update(orders).set({ total_price: '80.00' }).where(eq(orders.id, id));
  const { user } = renderApp(complete, demo);
  await user.click(await screen.findByRole('button', { name: `展开${serial_num}` }));
  const note = await screen.findByRole('note');
  expect(note.textContent).toBe(`按明细计算为 ${total_price}，与总价 80.00 不一致，可能有优惠或改价，请核对`);
  await applet.database.update(orders).set({ total_price }).where(eq(orders.id, id));
});

test('O2 address, phone and number are copied at a press; without a clipboard they are copied by hand', async () => {
  const { user } = renderApp(complete, demo);
  const { serial_num } = await heldOrder(applet, '王美玲');
  await user.click(await screen.findByRole('button', { name: `展开${serial_num}` }));
  for (const [name, text] of [
    ['复制收货信息', '王美玲\n6045550101\n8888 Saba Rd, Richmond, BC'],
    ['复制电话', '6045550101'],
    ['复制订单号', serial_num],
  ] as const) {
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByText('已复制');
    expect(await navigator.clipboard.readText()).toBe(text);
  }
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(button('复制电话'));
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/请长按或按 Ctrl\+C 复制/)).value).toBe('6045550101');
});
