import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { grouponList } from '#schemas/endpoints/groupons.ts';
import { orderList } from '#schemas/endpoints/orders.ts';
import { robotCheck } from '#schemas/endpoints/robot.ts';
import { shopInfo } from '#schemas/endpoints/shop.ts';
import { tagList } from '#schemas/endpoints/tags.ts';
import { goods } from '../../server/database/tables/goods.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, holdOnce, serveApplet } from '../support/appletNetwork.ts';
import { card, home, shopDesk } from '../support/deskScreen.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const village = '温村华人团购';
const bay = '湾区鲜生活';
const noOrders = { orders: [] };
const noGroupons = { groupons: [], current_page: 1, total_count: 0 };
const noGoods = { products: [], current_page: 1, total_page: 0, total_count: 0 };
const pathsOf = (calls: readonly string[]) => calls.map((call) => call.replace('GET /api/applet/', '')).toSorted();

/** The next answers are those of a shop of one day. */
function nothingYet() {
  answerOnce(orderList, () => HttpResponse.json(noOrders));
  answerOnce(grouponList, () => HttpResponse.json(noGroupons));
  answerOnce(goodsList, () => HttpResponse.json(noGoods));
}

afterEach(() => void vi.unstubAllGlobals());

test('the home page of two shops is read with twelve calls, each list as its own screen asks for it', async () => {
  renderApp(home, demo);
  await screen.findByRole('heading', { level: 1, name: /^(早上|中午|下午|晚上|夜深).*，陈掌柜$/ });
  await (await card(bay, '团购管理')).findByText(/^金额/);
  await (await card(village, '团购管理')).findByText('报名 112 人');
  await (await card(village, '商品管理')).findByText('卖得最好');
  expect(pathsOf(network.calls)).toEqual([
    'groupon/enroll_info/get?groupon_id=4&page=1&size=100',
    'groupon/enroll_info/get?groupon_id=5&page=1&size=100',
    'groupon/enroll_info/get?groupon_id=8&page=1&size=100',
    'groupons/released/get?shop_id=1&page=1&size=10',
    'groupons/released/get?shop_id=2&page=1&size=10',
    'merchant/orders/get?shop_id=1&page=1&size=10&status=1',
    'merchant/orders/get?shop_id=2&page=1&size=10&status=1',
    'merchant/products?shop_id=1&page=1&size=500&status=1',
    'merchant/products?shop_id=2&page=1&size=500&status=1',
    'merchant/shop/info/get',
    'robot/check?shop_id=1',
    'user/info/get',
  ]);
});

test('R7 whoever keeps the directories sees what waits there, with fourteen calls at most', async () => {
  renderApp(home, await signIn(applet, 'admin'));
  const clubs = within(await screen.findByRole('region', { name: '群导航管理' }));
  await clubs.findByText('1 待审核');
  expect(clubs.getByRole('link', { name: '去审核' }).getAttribute('href')).toBe('/groups');
  await within(screen.getByRole('region', { name: '景点管理' })).findByText('1 待审核');
  await (await card(bay, '团购管理')).findByText(/^金额/);
  expect(network.calls.length).toBeLessThanOrEqual(14);
});

test('of ten shops two are read, the others when somebody comes near; what is read is summed up', async () => {
  let approach = () => {};
  class Sight {
    readonly #told: IntersectionObserverCallback;
    constructor(told: IntersectionObserverCallback) {
      this.#told = told;
    }
    observe(target: Element) {
      if (!target.textContent?.includes('三号店')) return;
      const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
      approach = () => this.#told([entry], this as unknown as IntersectionObserver);
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Sight);
  answerOnce(shopInfo, async () => {
    const { shops, ...rest } = await applet.read(shopInfo, {}, { session: demo });
    const [shop] = shops;
    const names = ['三号店', '四号店', '五号店', '六号店', '七号店', '八号店', '九号店', '十号店'];
    const further = names.map((name, at) => ({ ...shop, id: 13 + at, name, enable_robot: 0 }));
    return HttpResponse.json({ ...rest, shops: [...shops, ...further] });
  });
  renderApp(home, demo);
  const sums = within(await screen.findByRole('region', { name: '全部店铺' }));
  await sums.findByRole('heading', { name: '已看 2 家店，共 10 家' });
  await waitFor(() =>
    expect(sums.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '18+ 笔订单进行中',
      '3 个团购进行中',
      '1 件售罄',
    ]),
  );
  expect(network.calls.filter((call) => /shop_id=(?!1&|2&|1$)/.test(call))).toEqual([]);
  nothingYet();
  answerOnce(tagList, () => HttpResponse.json({ errcode: 0, tags: [] }));
  approach();
  await (await shopDesk('三号店')).findByRole('region', { name: '开店第一步' });
  expect(network.calls.filter((call) => call.includes('shop_id=13&'))).toHaveLength(3);
});

test('coming back within a minute asks for nothing again', async () => {
  const { user } = renderApp(home, demo);
  await (await card(village, '商品管理')).findByText('卖得最好');
  await (await card(bay, '团购管理')).findByText(/^金额/);
  await user.click((await card(bay, '商品管理')).getByRole('link', { name: '商品管理' }));
  await screen.findByRole('heading', { level: 1, name: '商品管理 · 湾区鲜生活' });
  expect(location.pathname).toBe('/shop/2/goods/list');
  await waitFor(() =>
    expect(network.calls.filter((call) => call.includes('shop_id=2&page=1&size=500'))).toHaveLength(2),
  );
  network.forget();
  await user.click(within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '首页' }));
  await (await card(bay, '团购管理')).findByText(/^金额/);
  await (await card(village, '商品管理')).findByText('卖得最好');
  expect(network.calls.filter((call) => !call.includes('size=1&'))).toEqual([]);
});

const cards: readonly (readonly [title: string, row: Endpoint, empty: object, says: string, shows: RegExp])[] = [
  ['订单管理', orderList, noOrders, '没有等着处理的订单', /笔进行中$/],
  ['团购管理', grouponList, noGroupons, '还没有团购', /个进行中$/],
  ['商品管理', goodsList, noGoods, '还没有在售的商品', /件在售$/],
];

test.each(cards)(
  'T7 %s comes, fails, is empty and full by itself, and the others go on',
  async (title, row, empty, says, shows) => {
    const letGo = holdOnce(row);
    const { user } = renderApp(home, await signIn(applet, 'rival'));
    const shown = await card('别家小店', title);
    shown.getByRole('status', { name: `正在加载${title}` });
    letGo();
    await shown.findByText(shows);
    shown.getByText('刚才更新');

    answerOnce(row, () => HttpResponse.json({ errcode: 0, ...empty }));
    await user.click(shown.getByRole('button', { name: `刷新${title}` }));
    await shown.findByText(says);

    answerOnce(row, () => new HttpResponse('bad gateway', { status: 502 }));
    await user.click(shown.getByRole('button', { name: `刷新${title}` }));
    await shown.findByText('没有更新成功');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    shown.getByText(says);
    cleanup();
    expect(pageLog.splice(0)).toEqual([`Failed to call GET ${row.path}: HTTP 502.`]);

    answerOnce(row, () => new HttpResponse('bad gateway', { status: 502 }));
    const again = renderApp(home);
    const failed = await card('别家小店', title);
    await failed.findByText(`${title}没有加载出来`);
    await again.user.click(failed.getByRole('button', { name: '重试' }));
    await failed.findByText(shows);
    pageLog.splice(0);
  },
);

test('a card says how old it is', async () => {
  const { user, advance } = renderApp(home, await signIn(applet, 'rival'));
  const shown = await card('别家小店', '商品管理');
  await shown.findByText('刚才更新');
  for (const minute of [60_000, 60_000, 60_000]) await advance(minute);
  await shown.findByText('3 分钟前更新');
  await user.click(shown.getByRole('button', { name: '刷新商品管理' }));
  await shown.findByText('刚才更新');
});

test('a shop that has just opened sees what to do next instead of zeros', async () => {
  nothingYet();
  renderApp(home, await signIn(applet, 'rival'));
  const steps = within(await (await shopDesk('别家小店')).findByRole('region', { name: '开店第一步' }));
  expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['填好店铺信息', '/shop/3/info'],
    ['建几个商品分类', '/shop/3/tags'],
    ['上架第一件商品', '/shop/3/goods/add'],
    ['发起第一个团购', '/shop/3/group/list'],
  ]);
});

test('what is sold out and what nearly is stands there with its way in; how few that is the merchant says, and it is kept', async () => {
  await applet.database
    .update(goods)
    .set({ stock: 7 })
    .where(and(eq(goods.shop_id, 2), eq(goods.name, '冰皮月饼（6枚）')));
  await applet.database
    .update(goods)
    .set({ stock: 7 })
    .where(and(eq(goods.shop_id, 2), eq(goods.name, '牧场鸡蛋（24枚）')));
  const { user } = renderApp(home, demo);
  const shown = await card(bay, '商品管理');
  await shown.findByText('库存都够');
  const low = shown.getByRole('spinbutton');
  await user.clear(low);
  shown.getByText('库存都够');
  await user.type(low, '8');
  const link = await within(await shown.findByRole('list', { name: '快卖完' })).findByRole('link', {
    name: '牧场鸡蛋（24枚）',
  });
  shown.getByText('剩 7 件');
  expect(link.getAttribute('href')).toMatch(/^\/shop\/2\/goods\/edit\?goodsid=\d+$/);
  expect(await (await card(village, '商品管理')).findByRole('spinbutton')).toHaveProperty('value', '8');
  cleanup();
  renderApp(home);
  expect(await (await card(bay, '商品管理')).findByRole('spinbutton')).toHaveProperty('value', '8');
});

test.each([
  [{ errcode: 0, logged_in: 1 }, '在线'],
  [{ errcode: 0, logged_in: 0 }, '已掉线'],
  [{ errcode: 404, errmsg: '没有会话' }, '还没登录'],
])('W1 the assistant that answers %j is said to be %s', async (answer, says) => {
  answerOnce(robotCheck, () => HttpResponse.json(answer));
  renderApp(home, demo);
  const line = await card(village, '微信助手');
  await line.findByText(says);
  expect(line.getByRole('link', { name: '微信助手' }).getAttribute('href')).toBe('/shop/1/robot');
  expect((await shopDesk(bay)).queryByRole('region', { name: '微信助手' })).toBeNull();
});
