import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { shiftDay } from '#fields/day/dayMath.ts';
import { withWeekday } from '#fields/day/weekday.ts';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { grouponList } from '#schemas/endpoints/groupons.ts';
import { Product } from '#shell/Product.tsx';
import { createApplet } from '../../server/createApplet.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import type { App } from '../../src/App.tsx';
import { banners } from '../fixtures/shop/banners.ts';
import { coupons } from '../fixtures/shop/coupons.ts';
import { answerOnce, serveApplet } from '../support/appletNetwork.ts';
import { callersOf } from '../support/declared/callers.ts';
import { createRecordStore } from '../support/declared/createRecordStore.ts';
import { handlersOf } from '../support/declared/handlersOf.ts';
import { network as farEnd } from '../support/network.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const onSale = '/shop/2/goods/list';

const declared = [coupons, banners];
const Shop: typeof App = (props) => (
  <Product sections={declared} login={<h1>登录</h1>} dashboard={<h1>首页</h1>} {...props} />
);
const callerOf = callersOf(createApplet(applet.needs));
beforeEach(() => farEnd.use(...handlersOf(declared, { callerOf, store: createRecordStore(declared) })));

const button = (name: string) => screen.getByRole('button', { name });
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索' });
const names = () => [...document.querySelectorAll('.record .title')].map(({ textContent }) => textContent);
// Awaited, so given a promise: else React takes what is left to do as done outside of its tests.
const goBack = () => act(async () => history.back());

test('goods are found as they are written and as they sound, and the list says how many', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  expect(
    network.calls.filter((call) => call.includes('/tag')),
    'the categories of all rows are one question',
  ).toHaveLength(1);
  network.forget();
  await user.type(search(), '蟹');
  await screen.findByText('共 22 条，筛选后 1 条');
  expect([names(), location.search]).toEqual([['邓金斯蟹（2只）'], '?q=%E8%9F%B9']);

  await user.clear(search());
  await user.type(search(), 'djsx');
  await screen.findByText('共 22 条，筛选后 1 条');
  expect(names()).toEqual(['邓金斯蟹（2只）']);
  expect(network.reads).toEqual([]);
});

test('typing is one step, choosing is a step each: back leads through what was chosen', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  const steps = history.length;
  await user.type(search(), '蟹（2');
  expect(history.length).toBe(steps);
  await user.click(button('已下架'));
  await screen.findByText('没有符合条件的商品');
  expect(history.length).toBe(steps + 1);
  await goBack();
  await screen.findByText('邓金斯蟹（2只）');
  expect(button('出售中').getAttribute('aria-pressed')).toBe('true');
  expect([search().value, names()]).toEqual(['蟹（2', ['邓金斯蟹（2只）']]);
});

test('nothing found says so, and one press brings everything back', async () => {
  const { user } = renderApp(`${onSale}?q=%E6%B2%A1%E6%9C%89&stock=..5`, demo);
  await screen.findByText('没有符合条件的商品');
  expect(screen.queryByRole('table')).toBeNull();
  const face = (await screen.findByText('没有符合条件的商品')).closest<HTMLElement>('.face') ?? document.body;
  await user.click(within(face).getByRole('button', { name: '清除条件' }));
  await screen.findByText('共 22 条');
  expect([location.search, search().value]).toEqual(['', '']);
});

test('conditions are chosen, stand as words beside the list, and are dropped one by one', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  await user.click(button('筛选'));
  await user.click(await screen.findByRole('checkbox', { name: '海鲜刺身' }));
  await screen.findByText('共 22 条，筛选后 4 条');
  await user.type(screen.getByRole('textbox', { name: '库存最少' }), '10{Enter}');
  await screen.findByText('共 22 条，筛选后 3 条');
  expect(location.search).toMatch(/^\?tag_id=\d+&stock=10\.\.$/);
  const chips = within(screen.getByRole('list', { name: '已选条件' }));
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '商品分类：海鲜刺身×',
    '库存：不少于 10×',
    '清除条件',
  ]);
  await user.click(chips.getByRole('button', { name: '去掉条件 商品分类：海鲜刺身' }));
  expect(location.search).toBe('?stock=10..');
  expect(screen.getByRole('checkbox', { name: '海鲜刺身' })).toHaveProperty('checked', false);
  await user.click(screen.getByRole('button', { name: '清除条件' }));
  await screen.findByText('共 22 条');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '库存最少' }).value).toBe('');
});

test('an amount that makes no sense changes nothing', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  await user.click(button('筛选'));
  const most = await screen.findByRole<HTMLInputElement>('textbox', { name: '价格最高' });
  await user.type(most, '很多{Enter}');
  expect(location.search).toBe('');
  await user.clear(most);
  await user.type(most, '12.5');
  await user.tab();
  await waitFor(() => expect(location.search).toBe('?price=..12.5'));
});

test('days are asked for in the calendar of the forms, in Chinese, and each end limits the other', async () => {
  const { groupons } = await applet.read(grouponList, { shop_id: 1, page: 1, size: 100 }, 'demo');
  const [latest = ''] = groupons.map(({ start_time }) => start_time).toSorted((a, b) => (a < b ? 1 : -1));
  const before = shiftDay(latest, -1);
  const { user } = renderApp('/shop/1/group/list', demo);
  await screen.findByText(`共 ${groupons.length} 条`);
  await user.click(button('筛选'));
  await waitFor(() => expect(document.querySelectorAll('.filter-panel .ant-picker')).toHaveLength(4));
  const end = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await user.type(end('开始日期从'), `${latest.replaceAll('-', '/')}{Enter}`);
  await waitFor(() => expect(location.search).toBe(`?start_time=${latest}..`));
  expect(end('开始日期从').value).toBe(withWeekday(latest));
  await screen.findByText(
    `共 ${groupons.length} 条，筛选后 ${groupons.filter(({ start_time }) => start_time === latest).length} 条`,
  );

  await user.click(end('开始日期到'));
  await user.type(end('开始日期到'), `${before}{Enter}`);
  await screen.findByText('「从」晚于「到」，这样一条也找不到');
  await user.click(end('开始日期从'));
  await waitFor(() => expect(document.querySelector(`td[title="${latest}"]`)?.className).toContain('disabled'));
  await user.clear(end('开始日期到'));
  await user.type(end('开始日期到'), '以后');
  await user.tab();
  await waitFor(() => expect(end('开始日期到').value).toBe(withWeekday(before)));
  expect(location.search).toBe(`?start_time=${latest}..${before}`);
  await user.click(screen.getAllByRole('button', { name: '清除条件' })[0] ?? document.body);
  await waitFor(() => expect([end('开始日期从').value, end('开始日期到').value]).toEqual(['', '']));
});

test('an amount more than the most is told', async () => {
  const { user } = renderApp(`${onSale}?stock=9..3`, demo);
  await screen.findByText('没有符合条件的商品');
  await user.click(button('筛选'));
  await screen.findByText('「最少」大于「最多」，这样一条也找不到');
});

test('a column head sorts up, down and not at all, and the address says which', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  const before = names();
  const head = () => screen.getByRole('columnheader', { name: '库存' });
  expect(head().getAttribute('aria-sort')).toBe('none');
  await user.click(within(head()).getByRole('button'));
  expect([head().getAttribute('aria-sort'), location.search]).toEqual(['ascending', '?sort=stock']);
  const up = names();
  await user.click(within(head()).getByRole('button'));
  expect([head().getAttribute('aria-sort'), location.search]).toEqual(['descending', '?sort=-stock']);
  const stocks = [...document.querySelectorAll('.record')].map((row) =>
    Number.parseInt(row.children[5]?.textContent ?? '', 10),
  );
  expect(stocks).toEqual(stocks.toSorted((a, b) => b - a));
  expect(up).not.toEqual(before);
  await user.click(within(head()).getByRole('button'));
  expect([names(), location.search]).toEqual([before, '']);
  expect(screen.getByRole('columnheader', { name: '图片' }).querySelector('button')).toBeNull();
});

test('while not everything is loaded the page says where it looked', async () => {
  const { products } = await applet.read(goodsList, { shop_id: 2, page: 1, size: 4, status: 1 }, 'demo');
  answerOnce(goodsList, () => HttpResponse.json({ products, total_count: 504, current_page: 1, total_page: 2 }));
  const { user } = renderApp(onSale, demo);
  await screen.findByText('共 504 条');
  await user.type(search(), products[0]?.name ?? '');
  await screen.findByText('共 504 条，筛选后 1 条');
  screen.getByText('只在已加载的 4 条里查找，共 504 条');
});

test('a pasted link applies, and what it says beyond that is told once', async () => {
  renderApp(`${onSale}?status=2&colour=red&sort=-stock&fbclid=7`, demo);
  await screen.findByText('链接里有无法识别的条件，已忽略：colour、fbclid');
  await screen.findByText('冰皮月饼（6枚）');
  expect(button('已下架').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('columnheader', { name: '库存' }).getAttribute('aria-sort')).toBe('descending');
  expect(network.reads).toContain('GET /api/applet/merchant/products?shop_id=2&page=1&size=500&status=2');
});

test('what the applet itself narrows by is asked of it, one value at a time', async () => {
  const { user } = renderApp('/shop/1/coupons', demo, Shop);
  await screen.findByText('周末八折');
  await user.click(button('筛选'));
  await user.click(await screen.findByRole('radio', { name: '满减' }));
  await waitFor(() => expect(screen.queryByText('周末八折')).toBeNull());
  expect([location.search, network.reads.at(-1)?.split('?')[1]]).toEqual([
    '?kind=1',
    'shop_id=1&page=1&size=20&kind=1',
  ]);
  screen.getByText('共 1 条');
  await user.click(screen.getByRole('radio', { name: '发放中' }));
  await screen.findByText('共 1 条，筛选后 1 条');
  await user.click(within(screen.getByRole('group', { name: '类型' })).getByRole('radio', { name: '不限' }));
  await screen.findByText('共 2 条，筛选后 1 条');
  expect(location.search).toBe('?open=1');
});

test('a record that is referred to is called by its name', async () => {
  const { user } = renderApp('/shop/1/banners', demo, Shop);
  await screen.findByRole('cell', { name: '新客立减' });
  await user.click(button('筛选'));
  await user.click(await screen.findByRole('radio', { name: '周末八折' }));
  await screen.findByText('没有符合条件的轮播图');
  screen.getByText('优惠券：周末八折');
  expect(network.calls.filter((call) => call.includes('/coupons'))).toHaveLength(1);
});
