import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq, gt } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import {
  orderCancel,
  orderConfirm,
  orderEmail,
  orderList,
  orderRateInfo,
  orderRateReply,
} from '#schemas/endpoints/orders.ts';
import { orderRates, orders } from '../../server/database/schema.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog, renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');

const button = (name: string) => screen.getByRole('button', { name });
/** What stands under a column's head. */
const cellsOf = (heading: string) => {
  const [head, ...rows] = screen.getAllByRole('row');
  const at = [...(head?.children ?? [])].findIndex(({ textContent }) => textContent === heading);
  return rows.map((row) => row.children[at]?.textContent);
};
const inProgress = '/shop/1/orders/list';
const complete = '/shop/1/orders/list?status=2';
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const rowOf = async (receiver: string) =>
  (await screen.findByRole('cell', { name: receiver })).closest<HTMLElement>('[role="row"]') ?? document.body;
const press = async (user: UserEvent, receiver: string, name: string | RegExp) =>
  user.click(within(await rowOf(receiver)).getByRole('button', { name }));
/** Chooses what stands behind a row's ⋯. */
async function choose(user: UserEvent, receiver: string, name: string) {
  await press(user, receiver, '更多');
  await user.click(await screen.findByRole('menuitem', { name }));
}
async function held(receiver: string) {
  const [row] = await applet.database.select().from(orders).where(eq(orders.receiver_name, receiver));
  if (!row) throw new Error(`Failed to find the order of ${receiver}.`);
  return row;
}

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
  expect(new Set(cellsOf('状态'))).toEqual(new Set(['交易完成']));
  await user.click(button('已关闭'));
  await screen.findByRole('cell', { name: '赵文博' });
  expect(cellsOf('状态')).toEqual(['已关闭', '已关闭']);
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
  screen.getByText('只在已加载的 10 条里查找，别的页不算');
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
  expect(screen.queryByText(/别的页不算/)).toBeNull();

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

test('O3 T8 cancelling several is asked in red, too, with the same way back', async () => {
  const { user } = renderApp(inProgress, demo);
  for (const receiver of ['韩梅梅', '邓家豪']) {
    await user.click(within(await rowOf(receiver)).getByRole('checkbox'));
  }
  const bar = within(await screen.findByRole('region', { name: '批量操作' }));
  await user.click(bar.getByRole('button', { name: '取消订单' }));
  const asked = await dialog('取消订单 2 笔订单？');
  expect(asked.getByRole('button', { name: '取消订单' }).className).toContain('danger');
  await user.click(asked.getByRole('button', { name: '返回' }));
  expect(await network.sentTo(orderCancel)).toEqual([]);
});

test('O2 a row opens and shows to whom, where, how, and what was bought, with its sum', async () => {
  const { user } = renderApp(complete, demo);
  const { serial_num } = await held('王美玲');
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
  const { serial_num } = await held('韩梅梅');
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
  const { id, serial_num, total_price } = await held('刘志远');
  await applet.database.update(orders).set({ total_price: '80.00' }).where(eq(orders.id, id));
  const { user } = renderApp(complete, demo);
  await user.click(await screen.findByRole('button', { name: `展开${serial_num}` }));
  const note = await screen.findByRole('note');
  expect(note.textContent).toBe(`按明细算是 ${total_price}，与总价 80.00 不一致，可能有优惠或改价，请核对`);
  await applet.database.update(orders).set({ total_price }).where(eq(orders.id, id));
});

test('O2 address, phone and number are copied at a press; without a clipboard they are copied by hand', async () => {
  const { user } = renderApp(complete, demo);
  const { serial_num } = await held('王美玲');
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

test('O3 confirming names the order, is declined without a word, and done it moves the order to the other list', async () => {
  const { user } = renderApp(inProgress, demo);
  const { id, serial_num } = await held('周建国');
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
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', '发送邮件', '查看评价']);
});

test('O3 T8 cancelling is asked in red, has a way back that cannot be mistaken, and closes the order', async () => {
  const { user } = renderApp(inProgress, demo);
  const { id } = await held('蒋大伟');
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
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', '发送邮件']);
});

test('O3 T7 an order that another tab has settled is told once, and the list is asked for anew', async () => {
  const { user } = renderApp(inProgress, demo);
  const { id } = await held('彭静');
  await press(user, '彭静', '确认收货');
  await applet.read(orderCancel, { order_id: id }, 'demo');
  await user.click((await dialog(/^确认收货/)).getByRole('button', { name: '确认收货' }));
  expect((await screen.findByRole('alert')).textContent).toContain('订单已完成或已关闭，请刷新后查看');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(pageLog.splice(0)).toEqual(['Failed to call POST /api/applet/merchant/order/confirm: errcode 409.']);
  await waitFor(() => expect(screen.queryByRole('cell', { name: '彭静' })).toBeNull());
  expect((await held('彭静')).status).toBe(4);
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
  expect((await held('韩梅梅')).status).toBe(1);
});

test('O3 T9 a letter is sent once; its button says when, rests for a minute, and remembers as long as the session', async () => {
  const { user, advance } = renderApp(inProgress, demo);
  const { id } = await held('韩梅梅');
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

/** One product in the dialog of ratings. */
const rated = (name: string) => within(screen.getByRole('listitem', { name }));

test('O4 the dialog says of each product how it was rated and what was replied', async () => {
  const { user } = renderApp(complete, demo);
  await press(user, '王美玲', '查看评价');
  await dialog(/^评价：#S1/);
  await screen.findByText('已回复');
  await screen.findByText('未回复');
  const dumplings = rated('手工猪肉白菜水饺（50只）');
  dumplings.getByText(/5 分/);
  dumplings.getByText('皮薄馅大，孩子一口气吃了十个，下次还买！');
  dumplings.getByText('谢谢王姐，下周有玉米猪肉馅，给您留一份。');
  rated('上海青（2磅）').getByLabelText('回复 上海青（2磅）');
});

test('O4 products are asked about two at a time; one without a rating says so, one that failed can be asked again', async () => {
  const { user } = renderApp(complete, demo);
  await rowOf('刘志远');
  network.forget();
  const asked = () => network.calls.filter((call) => call.includes('/order/rate/get')).length;
  // Who is heard last speaks first.
  refuseOnce(orderRateInfo, '评价暂时打不开');
  const second = holdOnce(orderRateInfo);
  const first = holdOnce(orderRateInfo);
  await press(user, '刘志远', '查看评价');
  await dialog(/^评价/);
  await waitFor(() => expect(asked()).toBe(2));
  expect(screen.getAllByText('正在加载')).toHaveLength(3);
  first();
  await screen.findByText(/评价暂时打不开/);
  expect(asked()).toBe(3);
  second();
  await screen.findByText('未评价');
  await user.click(button('重试'));
  await waitFor(() => expect(screen.queryByText(/评价暂时打不开/)).toBeNull());
  expect(asked()).toBe(4);
});

test('O4 a reply is counted, sent by Ctrl+Enter once, trimmed, and stands in the place of the box', async () => {
  const { user } = renderApp(complete, demo);
  await press(user, '王美玲', '查看评价');
  const box = await screen.findByLabelText('回复 上海青（2磅）');
  const greens = rated('上海青（2磅）');
  expect(greens.getByRole('button', { name: '回复' })).toHaveProperty('disabled', true);
  await user.type(box, ' 谢谢👍🏻 ');
  greens.getByText('5 字');
  const letGo = holdOnce(orderRateReply);
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
  expect(greens.getByRole('button', { name: '回复' })).toHaveProperty('disabled', true);
  letGo();
  await screen.findByText('回复已发送');
  await greens.findByText('已回复');
  greens.getByText('谢谢👍🏻');
  const sent = await network.sentTo(orderRateReply);
  expect(sent.map(({ reply }) => reply)).toEqual(['谢谢👍🏻']);
  const [row] = await applet.database
    .select()
    .from(orderRates)
    .where(eq(orderRates.id, Number(sent[0]?.rate_id)));
  expect(row?.reply).toBe('谢谢👍🏻');
  await user.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('O4 T7 a reply that could not be sent stays in its box, and is not closed away by mistake', async () => {
  const { user } = renderApp(complete, demo);
  await press(user, '刘志远', '查看评价');
  const box = await screen.findByLabelText<HTMLTextAreaElement>(/^回复 /);
  await user.type(box, '非常抱歉');
  refuseOnce(orderRateReply, '回复太频繁');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect((await screen.findByRole('alert')).textContent).toContain('回复太频繁');
  expect(pageLog.splice(0)).toHaveLength(1);
  expect(box.value).toBe('非常抱歉');
  await user.click(button('Close'));
  const asked = await dialog('有回复还没有发送');
  await user.click(asked.getByRole('button', { name: '继续写' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^回复 /).value).toBe('非常抱歉');
  await user.click(
    rated(box.getAttribute('aria-label')?.replace('回复 ', '') ?? '').getByRole('button', { name: '回复' }),
  );
  await screen.findByText('回复已发送');
});

/** Opens one of the list's tools. */
async function openTool(user: UserEvent, name: string) {
  const head = screen.getByRole('heading', { level: 1 }).parentElement;
  await user.click(within(head ?? document.body).getByRole('button', { name: '更多' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
const rowsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('O2 what has to be got ready for the ticked orders is one list, to be copied and printed', async () => {
  const { user } = renderApp(complete, demo);
  for (const receiver of ['王美玲', '李国强']) {
    await user.click(within(await rowOf(receiver)).getByRole('checkbox'));
  }
  await openTool(user, '合并备货');
  const sheet = await dialog('合并备货');
  sheet.getByText('已选的 2 笔订单');
  const rows = rowsIn(sheet.getByRole('table', { name: '备货单' }));
  expect(rows.at(-1)).toEqual(['合计', '4', '', '85.96']);
  expect(rows).toContainEqual(['手工猪肉白菜水饺（50只）', '18.99', '2', '1', '37.98']);
  await user.click(sheet.getByRole('button', { name: '复制' }));
  await screen.findByText('已复制');
  expect(await navigator.clipboard.readText()).toMatch(
    /^备货单（2 笔订单）\n1\. [\s\S]*手工猪肉白菜水饺（50只） ×2（单价 18\.99）[\s\S]*合计 4 件，85\.96$/,
  );
  const printed = vi.fn();
  vi.stubGlobal('print', printed);
  await user.click(sheet.getByRole('button', { name: '打印' }));
  vi.unstubAllGlobals();
  expect(printed).toHaveBeenCalledOnce();
  const paper = document.querySelector<HTMLElement>('body > .print-sheet') ?? document.body;
  expect(paper.textContent).toContain('备货单 · 温村华人团购');
});

test('O1 figures are of what is loaded, and say so', async () => {
  const { user } = renderApp(complete, demo);
  await rowOf('王美玲');
  const { orders: loaded } = await applet.read(orderList, { shop_id: 1, page: 1, size: 10, status: 2 }, 'demo');
  await openTool(user, '统计');
  const figures = await dialog('订单统计');
  await figures.findByText(`基于已加载的 ${loaded.length} 笔订单，不含时间`);
  const by = (method: number) => `${loaded.filter(({ shipping_method }) => shipping_method === method).length} 笔`;
  expect(figures.getAllByText(/^\d+ 笔$/).map(({ textContent }) => textContent)).toEqual([by(1), by(2)]);
  figures.getByRole('table', { name: '按商品' });
});
