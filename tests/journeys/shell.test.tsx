import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { shopInfo, userInfo } from '#schemas/endpoints/shop.ts';
import { sessionKey } from '#schemas/limits.ts';
import { endSessions } from '../../server/sessions.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { card } from '../support/deskScreen.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const admin = await signIn(applet, 'admin');
const whoAndWhose = ['GET /api/applet/user/info/get', 'GET /api/applet/merchant/shop/info/get'];

const menu = () => screen.findByRole('navigation', { name: '主菜单' });
const path = () => location.pathname + location.search;
const namesOf = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent);

test('R4 user and shops are asked for together, once, and nothing of the page before they are there', async () => {
  const letGo = [holdOnce(userInfo), holdOnce(shopInfo)];
  renderApp('/shop/1/goods/list', demo);
  await waitFor(() => expect(network.calls).toEqual(whoAndWhose));
  for (const each of letGo) each();
  await screen.findByRole('heading', { name: '商品管理 · 温村华人团购' });
  await screen.findAllByRole('row');
  // What categories are called is asked for once there are rows to be named.
  expect(network.reads.filter((read) => !read.includes('/tags'))).toEqual([
    ...whoAndWhose,
    'GET /api/applet/merchant/products?shop_id=1&page=1&size=500&status=1',
  ]);
  // Of the probes that count the tabs there may be any number so far: each carries the session as well.
  expect(network.requests.map(({ headers }) => headers.get(sessionKey))).toEqual(network.calls.map(() => demo));
});

test.each([
  ['user', userInfo],
  ['shops', shopInfo],
])('R4 when the %s cannot be read the session is over and the login says why, once', async (_, row) => {
  refuseOnce(row, '系统维护中', 500);
  renderApp('/shop/1/tags', demo);
  await screen.findByRole('button', { name: '登录' });
  expect((await screen.findByRole('alert')).textContent).toContain('系统维护中');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(pageLog.splice(0)).toEqual([`Failed to call GET ${row.path}: errcode 500.`]);
});

test('R5 the top bar names the product and the merchant; logging out ends the session', async () => {
  const { user } = renderApp('/shop/1/tags', demo);
  expect((await screen.findByRole('link', { name: /掌柜台/ })).getAttribute('href')).toBe('/dashboard');
  screen.getByText('陈掌柜');
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  await screen.findByRole('button', { name: '登录' });
  expect(path()).toBe('/login');
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('R5 whoever signs in next sees nothing of what the one before had read', async () => {
  const { user } = renderApp('/shop/1/goods/list', demo);
  await screen.findByRole('cell', { name: '招牌珍珠奶茶' });
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  await signInByHand(user, 'rival');
  await (await card('别家小店', '商品管理')).findByText('3 件在售');
  expect(path()).toBe('/dashboard');
  expect(document.body.textContent).not.toContain('温村华人团购');

  await user.click(screen.getByRole('button', { name: '退出登录' }));
  const letGo = holdOnce(goodsList);
  await signInByHand(user, 'admin');
  await (await card('温村华人团购', '商品管理')).findByRole('status', { name: '正在加载商品管理' });
  await user.click(await shopIn('商品管理', '温村华人团购'));
  await screen.findByRole('status', { name: '正在加载' });
  expect(screen.queryByRole('cell', { name: '招牌珍珠奶茶' })).toBeNull();
  letGo();
  await screen.findByRole('cell', { name: '招牌珍珠奶茶' });
  expect(new Set(network.requests.map(({ headers }) => headers.get(sessionKey))).size).toBe(4);
});

test('R6 R7 five groups list the shops, the robot only those that have it, directories only for the privileged', async () => {
  renderApp('/dashboard', demo);
  const both = ['温村华人团购', '湾区鲜生活'];
  expect(await groupsOfMenu()).toEqual([
    ['店铺信息设置', both],
    ['商品管理', both],
    ['订单管理', both],
    ['团购管理', both],
    ['微信智能助手', ['温村华人团购']],
  ]);
  expect(await linesOfMenu()).toEqual(['首页']);
});

test('R6 R7 a merchant without a robot has no such group; the privileged have two lines more', async () => {
  answerOnce(shopInfo, async () => {
    const { shops, ...rest } = await applet.read(shopInfo, {}, { session: admin });
    return HttpResponse.json({ ...rest, shops: shops.map((shop) => ({ ...shop, enable_robot: 0 })) });
  });
  renderApp('/dashboard', admin);
  expect((await groupsOfMenu()).map(([label]) => label)).toEqual(['店铺信息设置', '商品管理', '订单管理', '团购管理']);
  expect(await linesOfMenu()).toEqual(['首页', '群导航管理', '景点管理']);
});

test.each(['/groups', '/group/1', '/view/create'])(
  'R7 %s is refused to a merchant with a reason, and nothing of it is asked for',
  async (address) => {
    const { user } = renderApp(address, demo);
    await screen.findByText('403 没有权限：只有平台管理员可以管理这里');
    expect(network.calls).toEqual(whoAndWhose);
    await user.click(screen.getByRole('link', { name: '回到首页' }));
    await screen.findByRole('heading', { level: 1, name: /陈掌柜/ });
  },
);

test('R7 the privileged see the directories of clubs and scenic spots', async () => {
  const { user } = renderApp('/groups', admin);
  await screen.findByRole('heading', { level: 1, name: '群导航管理' });
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
  await user.click(screen.getByRole('link', { name: '景点管理' }));
  await screen.findByRole('heading', { level: 1, name: '景点管理' });
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
});

test.each(['/shop/3/goods/list', '/shop/abc/tags', '/shop/01/orders/list'])(
  'R8 %s is no shop of this merchant: 无店铺ID, and nothing of it is asked for',
  async (address) => {
    renderApp(address, demo);
    await screen.findByText('无店铺ID');
    expect(network.calls).toEqual(whoAndWhose);
  },
);

test('R1 an unknown address says so inside the shell and leads back', async () => {
  const { user } = renderApp('/nowhere', demo);
  await screen.findByText('404 没有这一页，地址可能写错了');
  await menu();
  await user.click(screen.getByRole('link', { name: '回到首页' }));
  await screen.findByRole('heading', { level: 1, name: /陈掌柜/ });
  expect(path()).toBe('/dashboard');
});

test('T5 calls that are refused together with 403 lead to the login once, and then back to the same address', async () => {
  const { user } = renderApp('/dashboard?from=bookmark', demo);
  const groupBuys = await card('温村华人团购', '团购管理');
  await groupBuys.findByText('报名 243 人');
  await groupBuys.findByText('报名 112 人');
  await (await card('温村华人团购', '商品管理')).findByText('卖得最好');
  await (await card('湾区鲜生活', '团购管理')).findByText(/^金额/);
  await (await card('湾区鲜生活', '商品管理')).findByText('卖得最好');
  network.forget();
  await endSessions(applet.database, 1);
  await user.click(groupBuys.getByRole('button', { name: '刷新团购管理' }));
  await screen.findByText('登录已失效，请重新登录');
  expect(network.calls).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localStorage.getItem(sessionKey)).toBeNull();
  await signInByHand(user, 'demo');
  await screen.findByRole('article', { name: '温村华人团购' });
  expect(path()).toBe('/dashboard?from=bookmark');
});

async function signInByHand(user: UserEvent, name: 'demo' | 'admin' | 'rival') {
  await user.clear(await screen.findByLabelText('邮箱'));
  await user.type(screen.getByLabelText('邮箱'), `${name}@example.com`);
  await user.type(screen.getByLabelText('密码'), `${name}12345`);
  await user.keyboard('{Enter}');
}

async function shopIn(group: string, shop: string): Promise<HTMLElement> {
  const groups = within(await menu()).getAllByRole('group');
  const found = groups.find(({ firstChild }) => firstChild?.textContent === group);
  return within(found ?? document.body).getByRole('link', { name: shop });
}

/** What the specification puts into the menu: whoever declares more resources finds theirs beside it. R6 */
const specified = new Set<unknown>([
  ...['首页', '店铺信息设置', '商品管理', '订单管理', '团购管理', '微信智能助手', '群导航管理', '景点管理'],
]);

async function groupsOfMenu() {
  const groups = within(await menu()).getAllByRole('group');
  return groups
    .map((group) => [group.firstChild?.textContent, namesOf(within(group).getAllByRole('link'))])
    .filter(([label]) => specified.has(label));
}

async function linesOfMenu() {
  const inGroups = new Set(
    within(await menu())
      .getAllByRole('group')
      .flatMap((group) => within(group).getAllByRole('link')),
  );
  return namesOf(
    within(await menu())
      .getAllByRole('link')
      .filter((link) => !inGroups.has(link)),
  ).filter((name) => specified.has(name));
}
