import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { orderList } from '#schemas/endpoints/orders.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { complete, dialog, openTool, rowOf, tick } from '../support/ordersScreen.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
serveApplet(applet);
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

test('O1 figures are of what is loaded, and say so', async () => {
  const { user } = renderApp(complete, demo);
  await rowOf('王美玲');
  const { orders: loaded } = await applet.read(orderList, { shop_id: 1, page: 1, size: 10, status: 2 }, 'demo');
  await openTool(user, '统计');
  const figures = await dialog('订单统计');
  await figures.findByText(`基于已加载的 ${loaded.length} 笔订单。订单没有下单时间，无法按日期统计`);
  const by = (method: number) => `${loaded.filter(({ shipping_method }) => shipping_method === method).length} 笔`;
  expect(figures.getAllByText(/^\d+ 笔$/).map(({ textContent }) => textContent)).toEqual([by(1), by(2)]);
  figures.getByRole('table', { name: '按商品' });
});
