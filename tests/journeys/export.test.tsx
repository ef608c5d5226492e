import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import readXlsxFile from 'read-excel-file/universal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { orderList } from '#schemas/endpoints/orders.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { readFile } from '../../src/crud/transfer/sheet/readFile.ts';
import { answerOnce, holdOnce, serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';
import { type Downloads, watchDownloads } from '../support/watchDownloads.ts';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const countOf = async (status: 1 | 2) =>
  (await applet.read(goodsList, { shop_id: 2, page: 1, size: 1, status }, 'demo')).total_count ?? 0;
const [onSale, offShelf] = [await countOf(1), await countOf(2)];
let downloads: Downloads;
beforeEach(() => {
  downloads = watchDownloads();
});
afterEach(() => vi.restoreAllMocks());

const dialog = () => screen.findByRole('dialog', { name: '导出商品' });
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

/** Opens the export of a list that has been loaded. */
async function openExport(path: string, first: string) {
  const { user } = renderApp(path, demo);
  await screen.findAllByText(first);
  const [more = document.body] = await screen.findAllByRole('button', { name: '更多' });
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: '导出' }));
  await screen.findByRole('button', { name: '开始导出' });
  network.forget();
  return user;
}
const lastGrid = async () => (await readFile(downloads.last())).tabs[0]?.grid ?? [];

test('G1 all goods are exported, those on sale and those off the shelf, with their categories by name', async () => {
  const user = await openExport('/shop/2/goods/list', '牧场鸡蛋（24枚）');
  await press(user, '开始导出');
  await screen.findByText(`已导出 ${onSale + offShelf} 条`);
  expect(downloads.last().name).toBe('商品_湾区鲜生活_2026-03-08.xlsx');
  const [headings, ...rows] = await lastGrid();
  expect(headings).toEqual([
    '编号',
    '商品图片',
    '商品名称',
    '已售',
    '库存',
    '状态',
    '规格类型',
    '商品分类',
    '价格',
    '规格',
    '商品描述',
  ]);
  expect(rows).toHaveLength(onSale + offShelf);
  const mooncake = rows.find((row) => row[2] === '冰皮月饼（6枚）');
  expect(mooncake?.slice(5, 7)).toEqual(['已下架', '单规格']);
  expect(new Set(rows.map((row) => row[7])).size).toBeGreaterThan(1);
  expect(rows.filter((row) => row[7]?.startsWith('#'))).toEqual([]);
});

test('G1 only what the list is narrowed to is exported, as a CSV that Excel opens in Chinese', async () => {
  const user = await openExport('/shop/2/goods/list?status=2', '冰皮月饼（6枚）');
  await user.click(screen.getByRole('radio', { name: '当前筛选（已下架）' }));
  await user.click(screen.getByRole('radio', { name: 'CSV' }));
  screen.getByText('用 Excel 打开请选 XLSX，电话和编号才不会变样');
  await press(user, '开始导出');
  await screen.findByText(`已导出 ${offShelf} 条`);
  expect(downloads.last().name).toBe('商品_湾区鲜生活_2026-03-08.csv');
  const names = (await lastGrid()).map((row) => row[2]);
  expect(names).toHaveLength(offShelf + 1);
  expect(names).toContain('冰皮月饼（6枚）');
});

test('O1 orders, whose total nobody tells, are read until a page is short, and their phones stay texts', async () => {
  const { orders = [] } = await applet.read(orderList, { shop_id: 2, page: 1, size: 1, status: 1 }, 'demo');
  const [order] = orders;
  const ten = (from: number, count: number) => () =>
    HttpResponse.json({
      orders: Array.from({ length: count }, (_, at) => ({ ...order, id: from + at, phone: '0912345678' })),
    });
  const user = await openExport('/shop/2/orders/list', '湾区鲜生活');
  await user.click(screen.getByRole('radio', { name: '当前筛选（进行中）' }));
  answerOnce(orderList, ten(9001, 10));
  answerOnce(orderList, ten(9011, 3));
  answerOnce(orderList, ten(9001, 10));
  await press(user, '开始导出');
  await screen.findByText('已导出 13 条');
  // A row for each order, and on a second sheet one for each of their lines.
  const [, lines] = await readXlsxFile(await downloads.last().arrayBuffer());
  expect(lines?.sheet).toBe('商品明细');
  expect(lines?.data[0]).toEqual(['订单号', '收货人', '商品', '单价', '数量', '小计']);
  expect(lines?.data.length).toBe(1 + 13 * (order?.purchase_records.length ?? 0));
  const [headings = [], ...rows] = await lastGrid();
  const phone = headings.indexOf('电话');
  expect(new Set(rows.map((row) => row[phone]))).toEqual(new Set(['0912345678']));
  expect(network.reads.map((call) => call.replace(/^.*[?]/, ''))).toEqual([
    'shop_id=2&page=1&size=10&status=1',
    'shop_id=2&page=2&size=10&status=1',
    // Without a total, what was read is held against the list once more.
    'shop_id=2&page=1&size=10&status=1',
  ]);
});

test('a page that fails can be tried again without starting over', async () => {
  const user = await openExport('/shop/2/goods/list', '牧场鸡蛋（24枚）');
  answerOnce(goodsList, () => HttpResponse.error(), { after: 1 });
  await press(user, '开始导出');
  expect((await screen.findByRole('alert')).textContent).toContain('请求错误，请检查网络');
  await press(user, '重试');
  await screen.findByText(`已导出 ${onSale + offShelf} 条`);
  const asked = network.reads.filter((call) => call.includes('/merchant/products?'));
  expect(asked.map((call) => call.slice(-8))).toEqual(['status=1', 'status=2', 'status=2']);
});

test('records that do not add up to the total are refused with both numbers', async () => {
  const { products } = await applet.read(goodsList, { shop_id: 2, page: 1, size: 2, status: 1 }, 'demo');
  const short = () => HttpResponse.json({ products, total_count: 5, current_page: 1, total_page: 1 });
  const user = await openExport('/shop/2/goods/list', '牧场鸡蛋（24枚）');
  await user.click(screen.getByRole('radio', { name: '当前筛选（出售中）' }));
  for (const _ of [1, 2, 3]) answerOnce(goodsList, short);
  await press(user, '开始导出');
  await screen.findByText('读到 2 条，应有 5 条');
  expect(downloads.count()).toBe(0);
});

test('a cancelled export asks for nothing more and saves nothing', async () => {
  const user = await openExport('/shop/2/orders/list', '湾区鲜生活');
  const letGo = holdOnce(orderList);
  await press(user, '开始导出');
  await screen.findByText('已读取 0 条');
  await press(user, '取消');
  letGo();
  await screen.findByRole('button', { name: '开始导出' });
  expect(network.reads).toHaveLength(1);
  expect(downloads.count()).toBe(0);
});

test('the goods that are ticked are exported alone, without a call for them', async () => {
  const { user } = renderApp('/shop/2/goods/list', demo);
  const row = (await screen.findByText('牧场鸡蛋（24枚）')).closest<HTMLElement>('[role="row"]') ?? document.body;
  await user.click(within(row).getByRole('checkbox'));
  await press(user, '导出所选');
  expect(within(await dialog()).getByRole('radio', { name: '所选 1 条' })).toHaveProperty('checked', true);
  network.forget();
  await press(user, '开始导出');
  await screen.findByText('已导出 1 条');
  expect((await lastGrid()).map((cells) => cells[2])).toEqual(['商品名称', '牧场鸡蛋（24枚）']);
  await waitFor(() => expect(network.reads.filter((call) => call.includes('/merchant/products'))).toEqual([]));
});
