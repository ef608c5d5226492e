import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { orderList } from '#schemas/endpoints/orders.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { button, complete, dialog, inProgress, openTool, rowOf, tick } from '../support/ordersScreen.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');

const rowsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('O2 what has to be got ready for the ticked orders is one list, to be copied and printed', async () => {
  const { user } = renderApp(complete, demo);
  for (const receiver of ['王美玲', '李国强']) {
    await tick(user, receiver);
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

/** How many orders of a state the first shop has, and those of its first page. */
const allOf = async (status: 1 | 2) =>
  (await applet.read(orderList, { shop_id: 1, page: 1, size: 100, status }, 'demo')).orders;
const told = () => screen.findByText(/^已读取/);

test('O1 where none is ticked a tool is about all orders of the tab: their pages are read first', async () => {
  const all = await allOf(1);
  const { user } = renderApp(inProgress, demo);
  await rowOf('韩梅梅');
  network.forget();
  await openTool(user, '统计');
  const figures = await dialog('订单统计');
  figures.getByText(`进行中订单，共 ${all.length} 笔。订单没有下单时间，无法按日期统计`);
  const by = (method: number) => `${all.filter(({ shipping_method }) => shipping_method === method).length} 笔`;
  expect(figures.getAllByText(/^\d+ 笔$/).map(({ textContent }) => textContent)).toEqual([by(1), by(2)]);
  figures.getByRole('table', { name: '按商品' });
  expect(network.calls.map((call) => /&page=\d/.exec(call)?.[0])).toEqual(['&page=1', '&page=2', '&page=1']);
});

test('O1 what the list is searched for narrows all of them, not only those that are loaded', async () => {
  const all = await allOf(1);
  const { user } = renderApp(inProgress, demo);
  await rowOf('韩梅梅');
  await user.type(screen.getByRole('searchbox', { name: '搜索' }), '孙丽华');
  await screen.findByText(/筛选后 0 条/);
  await openTool(user, '打印配货单');
  const slips = await dialog('打印配货单');
  slips.getByText(`进行中订单，共 ${all.length} 笔，其中符合条件的 1 笔`);
  expect(slips.getAllByRole('region', { name: /^配货单 / })).toHaveLength(1);
});

test('O1 a reading that takes long says how far it is; stopped, printing less than all needs a press that says so', async () => {
  const { user, advance } = renderApp(inProgress, demo);
  await rowOf('韩梅梅');
  let letGo = () => {};
  answerOnce(orderList, () => new Promise((resolve) => (letGo = () => resolve(undefined))), { after: 1 });
  await openTool(user, '打印配货单');
  await advance(300);
  await waitFor(async () => expect((await told()).textContent).toBe('已读取 10 笔'));
  const reading = await dialog('打印配货单');
  reading.getByText('先读取全部进行中订单');
  await user.click(reading.getByRole('button', { name: '取消' }));
  letGo();
  reading.getByText('已停止，订单没有全部读取');
  expect(screen.queryByRole('region', { name: /^配货单 / })).toBeNull();
  await user.click(reading.getByRole('button', { name: '只用已加载的 10 笔' }));
  const slips = await dialog('打印配货单');
  slips.getByText('进行中订单，只含已加载的 10 笔');
  expect(slips.getAllByRole('region', { name: /^配货单 / })).toHaveLength(10);
  // The keyboard is back where it came from, though one dialog took the place of another.
  await user.click(slips.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('更多'));
});

test('O1 a page that does not come is told, and asked for again without those before it', async () => {
  const all = await allOf(1);
  const { user } = renderApp(inProgress, demo);
  await rowOf('韩梅梅');
  refuseOnce(orderList, '歇一会儿', 400, 1);
  network.forget();
  await openTool(user, '合并备货');
  expect((await screen.findByRole('alert')).textContent).toBe('没有全部读取：歇一会儿');
  button('只用已加载的 10 笔');
  await user.click(button('重试'));
  const sheet = await dialog('合并备货');
  await sheet.findByText(`进行中订单，共 ${all.length} 笔`);
  const pages = network.calls.map((call) => /&page=\d/.exec(call)?.[0]);
  expect(pages).toEqual(['&page=1', '&page=2', '&page=2', '&page=1']);
});
