import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { roleBelow } from '#providers/access/roleBelow.ts';
import { Product } from '#shell/Product.tsx';
import { createApplet } from '../../server/createApplet.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import type { App } from '../../src/App.tsx';
import { coupons } from '../fixtures/shop/coupons.ts';
import { refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { callersOf } from '../support/declared/callers.ts';
import { createRecordStore } from '../support/declared/createRecordStore.ts';
import { handlersOf } from '../support/declared/handlersOf.ts';
import { network as farEnd } from '../support/network.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const staff = roleBelow(3, '只有平台管理员可以这样做');
const suppliers = defineResource({
  name: 'suppliers',
  label: '供货商',
  scope: 'global',
  rights: { create: staff, update: staff },
  fields: {
    name: f.text({ label: '名称', required: '请输入名称' }),
    terms: f.textarea({ label: '合同条款' }),
    margin: f.int({ label: '毛利', unit: '%', access: { see: staff } }),
  },
  calls: conventionalCalls('supplier'),
  examples: [{ name: '海风水产', terms: '月结\n破损包退', margin: 18 }],
});
const settings = defineResource({
  name: 'settings',
  label: '配送设置',
  title: '配送设置',
  kind: 'singleton',
  scope: 'shop',
  fields: { slogan: f.text({ label: '店铺标语' }) },
  calls: conventionalCalls('setting', { only: true }),
  examples: [{ slogan: '新鲜每一天' }],
});
const resources = [coupons, suppliers, settings];
const Shop: typeof App = (props) => (
  <Product sections={resources} login={<h1>登录</h1>} dashboard={<h1>首页</h1>} {...props} />
);

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const callerOf = callersOf(createApplet(applet.needs));
beforeEach(() => farEnd.use(...handlersOf(resources, { callerOf, store: createRecordStore(resources) })));

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const crumbs = () =>
  within(screen.getByRole('navigation', { name: '面包屑' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a record is read in full at an address of its own: what it has, and nothing to fill in', async () => {
  renderApp('/shop/2/coupons/show?id=3', demo, Shop);
  await heading('查看优惠券 · 湾区鲜生活');
  await screen.findByText('新客立减');
  expect(document.title).toBe('查看优惠券 · 湾区鲜生活 · 掌柜台');
  screen.getByText('减免金额');
  screen.getByText('2026-03-01 ～ 2026-03-31');
  expect(screen.queryByText('开始日期'), 'two days that are one range are read once').toBeNull();
  expect(screen.queryByText('折扣'), 'what this kind of coupon does not have is not asked about').toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['编辑', '/shop/2/coupons/edit?id=3', '编辑优惠券 · 湾区鲜生活'],
  ['复制', '/shop/2/coupons/add?from=3', '添加优惠券 · 湾区鲜生活'],
  ['返回', '/shop/2/coupons', '优惠券管理 · 湾区鲜生活'],
])('from there %s leads to %s', async (name, address, title) => {
  const { user } = renderApp('/shop/2/coupons/show?id=3', demo, Shop);
  await screen.findByText('新客立减');
  await user.click(button(name));
  await heading(title);
  expect(location.pathname + location.search).toBe(address);
});

test('R8 a record of another shop is not shown, and the reason is told once', async () => {
  renderApp('/shop/1/coupons/show?id=3', demo, Shop);
  await screen.findByText('这个优惠券没有加载出来');
  expect(screen.queryByText('新客立减')).toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(pageLog.splice(0)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
});

test.each(['', '?id=', '?id=abc', '?id=-1', '?id=1.5'])(
  'an address that names no record (%j) says so and asks nothing',
  async (search) => {
    renderApp(`/shop/1/coupons/show${search}`, demo, Shop);
    await screen.findByText('没有找到这个优惠券');
    expect(network.calls.filter((call) => call.includes('coupon'))).toEqual([]);
  },
);

test('a record that did not come can be asked for again', async () => {
  const { calls } = coupons;
  if (calls.getOne) refuseOnce(calls.getOne.row, '系统繁忙');
  const { user } = renderApp('/shop/1/coupons/show?id=1', demo, Shop);
  await screen.findByText('这个优惠券没有加载出来');
  expect(pageLog.splice(0)).toHaveLength(1);
  await user.click(button('重试'));
  await screen.findByText('新客立减');
});

test('R7 a field that is not for this merchant is left out, and what may not be done says why', async () => {
  renderApp('/suppliers/show?id=5', demo, Shop);
  await screen.findByText('海风水产');
  expect(screen.queryByText('毛利')).toBeNull();
  for (const name of ['编辑', '复制']) {
    expect(button(name)).toHaveProperty('disabled', true);
    expect(button(name).title).toBe('只有平台管理员可以这样做');
  }
});

test('R7 whoever may sees the field and is let through', async () => {
  const { user } = renderApp('/suppliers/show?id=5', await signIn(applet, 'admin'), Shop);
  await screen.findByText('毛利');
  await user.click(button('编辑'));
  await heading('编辑供货商');
});

test.each(['/suppliers/add', '/suppliers/edit?id=1'])(
  'R7 %s is refused with the reason, and nothing of it is asked for',
  async (path) => {
    renderApp(path, demo, Shop);
    await screen.findByText('403 没有权限：只有平台管理员可以这样做');
    expect(document.title).toBe('没有权限 · 掌柜台');
    expect(network.calls.filter((call) => call.includes('supplier'))).toEqual([]);
  },
);

test.each([
  ['/shop/2/coupons', '优惠券管理 · 湾区鲜生活', ['首页', '优惠券管理 · 湾区鲜生活']],
  ['/shop/2/coupons/add', '添加优惠券 · 湾区鲜生活', ['首页', '优惠券管理 · 湾区鲜生活', '添加优惠券']],
  ['/shop/2/coupons/show?id=3', '查看优惠券 · 湾区鲜生活', ['首页', '优惠券管理 · 湾区鲜生活', '查看优惠券']],
  ['/suppliers', '供货商管理', ['首页', '供货商管理']],
  ['/suppliers/show?id=5', '查看供货商', ['首页', '供货商管理', '查看供货商']],
])('%s is headed %s, in the tab as on the page, and tells the way there', async (path, title, trail) => {
  renderApp(path, demo, Shop);
  await heading(title);
  expect(document.title).toBe(`${title} · 掌柜台`);
  expect(crumbs()).toEqual(trail);
  const links = within(screen.getByRole('navigation', { name: '面包屑' })).getAllByRole('link');
  expect(links).toHaveLength(trail.length - 1);
});

test('of ten tabs that edit, each says what', async () => {
  renderApp('/shop/2/coupons/edit?id=3', demo, Shop);
  await heading('编辑优惠券 · 湾区鲜生活');
  expect(document.title).toBe('编辑优惠券：新客立减 · 湾区鲜生活 · 掌柜台');
  expect(crumbs()).toEqual(['首页', '优惠券管理 · 湾区鲜生活', '编辑优惠券']);
});

test('the trail leads back to the list', async () => {
  const { user } = renderApp('/shop/2/coupons/show?id=3', demo, Shop);
  await screen.findByText('新客立减');
  await user.click(screen.getByRole('link', { name: '优惠券管理 · 湾区鲜生活' }));
  await heading('优惠券管理 · 湾区鲜生活');
  expect(location.pathname).toBe('/shop/2/coupons');
});

test('R6 the one record of a shop stands in the menu, and its form at that address', async () => {
  const { user } = renderApp('/shop/1/coupons', demo, Shop);
  const menu = within(await screen.findByRole('navigation', { name: '主菜单' }));
  const lines = menu.getAllByRole('group').at(-1);
  await user.click(within(lines ?? document.body).getByRole('link', { name: '湾区鲜生活' }));
  await heading('配送设置 · 湾区鲜生活');
  expect(location.pathname).toBe('/shop/2/settings');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('店铺标语').value).toBe('新鲜每一天'));
});

test('G2 goods are read over their list: what the list knows already is not asked for again', async () => {
  const { user } = renderApp('/shop/2/goods/list', demo);
  const row = (await screen.findByText('桂花乌龙奶茶（瓶装6支）')).closest<HTMLElement>('[role="row"]');
  await user.click(within(row ?? document.body).getByRole('button', { name: '更多' }));
  network.forget();
  await user.click(await screen.findByRole('menuitem', { name: '查看' }));
  const dialog = within(await screen.findByRole('dialog', { name: '查看商品' }));
  await dialog.findByRole('table', { name: '规格' });
  await dialog.findByText('零食茶饮');
  expect(dialog.queryByText('价格：')).toBeNull();
  expect(network.reads).toEqual([]);
});
