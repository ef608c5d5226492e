import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { enrolmentList, grouponUpdate } from '#schemas/endpoints/groupons.ts';
import { orderConfirm } from '#schemas/endpoints/orders.ts';
import { orders } from '../../server/database/tables/orders.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { card, home } from '../support/deskScreen.ts';
import { heldGroupons } from '../support/heldGroupons.ts';
import { heldOrder } from '../support/ordersScreen.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const { set } = heldGroupons(applet);
const village = '温村华人团购';
const bay = '湾区鲜生活';
const minute = 60_000;

const ordersOf = (shop: string) => card(shop, '订单管理');
const grouponsOf = (shop: string) => card(shop, '团购管理');
/** The line of a card that a text stands in. */
const lineOf = async (shown: Awaited<ReturnType<typeof card>>, text: string) =>
  within((await shown.findByText(text)).closest<HTMLElement>('li') ?? document.body);

/** A buyer orders while the merchant is elsewhere. */
async function comesIn(receiver_name: string) {
  const { id: _, ...like } = await heldOrder(applet, '韩梅梅');
  await applet.database.insert(orders).values({ ...like, receiver_name, serial_num: `S1${receiver_name}`, status: 1 });
}
const goHome = () => within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '首页' });

test('O3 an order is confirmed where it stands, in the words of its list, and leaves', async () => {
  const { user } = renderApp(home, demo);
  const shown = await ordersOf(bay);
  await shown.findByText('8 笔进行中');
  const order = await lineOf(shown, '苏菲');
  order.getByText(/正山小种红茶/);
  refuseOnce(orderConfirm, '订单正在退款');
  await user.click(order.getByRole('button', { name: '确认收货' }));
  const question = within(await screen.findByRole('dialog', { name: /^确认收货：#S2\d+ 苏菲 75\.50？$/ }));
  question.getByText('确认后订单完成，无法撤回。');
  await user.click(question.getByRole('button', { name: '确认收货' }));
  expect((await screen.findByRole('alert')).textContent).toContain('订单正在退款');
  shown.getByText('苏菲');
  pageLog.splice(0);

  await user.dblClick(order.getByRole('button', { name: '确认收货' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认收货' }));
  await screen.findByText('确认收货成功');
  await shown.findByText('7 笔进行中');
  expect(shown.queryByText('苏菲')).toBeNull();
  expect(await network.sentTo(orderConfirm)).toHaveLength(2);
  expect((await heldOrder(applet, '苏菲')).status).toBe(2);
});

test('OR-E9 「新 n 笔」 counts what has come since this merchant last looked, here or at the list', async () => {
  renderApp(home, demo);
  await (await ordersOf(village)).findByText('10+ 笔进行中');
  expect(screen.queryByText(/^新/)).toBeNull();
  cleanup();

  await comesIn('新客一');
  await comesIn('新客二');
  const { user, advance } = renderApp(home);
  const shown = await ordersOf(village);
  await shown.findByText('新 2 笔');
  expect((await lineOf(shown, '新客二')).getByText('新')).toBeTruthy();
  expect((await lineOf(shown, '韩梅梅')).queryByText('新')).toBeNull();
  expect((await ordersOf(bay)).queryByText(/^新/)).toBeNull();

  await comesIn('新客三');
  await advance(minute);
  await user.click(await shown.findByRole('button', { name: '有 1 笔新订单，点击刷新' }));
  await shown.findByText('新 3 笔');

  await user.click(shown.getByRole('link', { name: '订单管理' }));
  await screen.findByRole('cell', { name: '新客三' });
  await advance(1000);
  await waitFor(() => expect(screen.queryByRole('link', { name: /新订单/ })).toBeNull());
  await user.click(goHome());
  await (await ordersOf(village)).findByText('新客三');
  expect(screen.queryByText(/^新 \d/)).toBeNull();
});

test('OR-E9 what another merchant of this browser has seen is none of this one’s', async () => {
  renderApp(home, await signIn(applet, 'rival'));
  await (await ordersOf('别家小店')).findByText(/笔进行中$/);
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.startsWith('Kept:news.'))).toEqual(['Kept:news.orders.3.m.2']),
  );
});

test('GB-D2 a group-buy whose days are over stands first, is ended at one press, and it can be taken back', async () => {
  await set('海南荔枝空运团', { status: 0 });
  const { user } = renderApp(home, demo);
  const shown = await grouponsOf(village);
  await shown.findByText('1 个状态要改');
  const [first] = shown.getAllByRole('listitem');
  expect(first?.textContent).toContain('海南荔枝空运团日期已过，仍是进行中');
  await user.click((await lineOf(shown, '海南荔枝空运团')).getByRole('button', { name: '改为已结束' }));
  await screen.findByText('团购信息修改成功');
  await waitFor(() => expect(shown.queryByText('海南荔枝空运团')).toBeNull());
  expect((await network.sentTo(grouponUpdate)).map(({ status }) => status)).toEqual(['2']);
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await shown.findByText('海南荔枝空运团');
  await set('海南荔枝空运团', { status: 2 });
});

test('GD-E1 of a long group-buy one page tells how many joined; the amount is added up at a press, two pages at a time', async () => {
  const { user } = renderApp(home, demo);
  const line = await lineOf(await grouponsOf(village), '周末火锅团');
  await line.findByText('报名 243 人');
  line.getByText('还剩 4 天');
  network.forget();
  await user.click(line.getByRole('button', { name: '算金额' }));
  await line.findByText(/^金额 [\d,]+\.\d\d$/);
  expect(network.calls.filter((call) => call.includes('groupon_id=4&')).length).toBe(5);
});

test('GD-E1 enrolments that do not add up to the count show why, and no amount', async () => {
  const { user } = renderApp(home, demo);
  const line = await lineOf(await grouponsOf(village), '周末火锅团');
  answerOnce(enrolmentList, () => HttpResponse.json({ enrolls: [], current_page: 2, total_page: 3, total_count: 243 }));
  await user.click(await line.findByRole('button', { name: '算金额' }));
  await line.findByText('数据在加载期间有变化，请刷新');
  expect(line.queryByText(/^金额/)).toBeNull();
});

test('a group-buy leads to its sheets, its texts and the pick-up, and to its next round', async () => {
  const { user } = renderApp(home, demo);
  const line = await lineOf(await grouponsOf(village), '五常新米团');
  expect(line.getByRole('link', { name: '核销' }).getAttribute('href')).toMatch(/group\/5\?mode=pickup$/);
  await user.click(line.getByRole('button', { name: '开下一期' }));
  await within(await screen.findByRole('dialog', { name: '发起团购' })).findByDisplayValue('五常新米团');
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await user.click(line.getByRole('link', { name: '短信' }));
  await screen.findByRole('dialog', { name: /短信/ });
  expect(location.pathname).toBe('/shop/1/group/5');
});

test('N4 what was typed and not saved can be gone on with, and another shop’s or merchant’s is not shown', async () => {
  const kept = (key: string, name: string, at: number) =>
    localStorage.setItem(`Kept:draft/${key}`, JSON.stringify({ values: { name }, base: {}, at, releases: [] }));
  kept('m.1/2/groupons/new/a', '水果箱春季团', 2);
  kept('m.1/1/goods/new/b', '荔枝干', 1);
  kept('m.1/3/goods/new/c', '别家的面', 3);
  const { user } = renderApp(home, demo);
  const unfinished = within(await screen.findByRole('region', { name: '没写完的内容' }));
  await user.click(unfinished.getByText('还有 1 份没写完'));
  expect(unfinished.getByRole('link', { name: '接着写' }).getAttribute('href')).toBe('/shop/1/goods/add');
  unfinished.getByText('没写完：添加商品「荔枝干」');
  await user.click(
    (await lineOf(unfinished, '没写完：发起团购「水果箱春季团」')).getByRole('button', { name: '接着写' }),
  );
  const form = within(await screen.findByRole('dialog', { name: '发起团购' }));
  // Asked for once, it is not offered once more.
  await form.findByDisplayValue('水果箱春季团');
  expect(form.queryByRole('button', { name: '恢复' })).toBeNull();
  await user.click(form.getByRole('button', { name: '撤销恢复' }));
  expect(form.queryByDisplayValue('水果箱春季团')).toBeNull();
  form.getByRole('button', { name: '恢复' });
});

test('N4 of several forms left at one place, the one that is gone on with is there', async () => {
  const kept = (tab: string, name: string, at: number) =>
    localStorage.setItem(
      `Kept:draft/m.1/1/goods/new/${tab}`,
      JSON.stringify({ values: { name }, base: {}, at, releases: [] }),
    );
  kept('a', '荔枝干', 2);
  kept('b', '桂圆干', 1);
  const { user } = renderApp(home, demo);
  const unfinished = within(await screen.findByRole('region', { name: '没写完的内容' }));
  await user.click(unfinished.getByText('还有 1 份没写完'));
  const line = await lineOf(unfinished, '没写完：添加商品「桂圆干」');
  await user.click(line.getByRole('link', { name: '接着写' }));
  await screen.findByDisplayValue('桂圆干');
  within(screen.getByRole('region', { name: '已恢复的内容' })).getByText('未保存的内容已恢复');
  // The other one is still offered.
  within(screen.getByRole('region', { name: '未保存的内容' })).getByText(/未保存的内容：商品名称/);
});

test('N7 what another tab has saved is seen here, and only that is read', async () => {
  const { hear } = renderApp(home, demo);
  const shown = await ordersOf(bay);
  await shown.findByText('7 笔进行中');
  await (await card(bay, '商品管理')).findByText('卖得最好');
  await applet.database.update(orders).set({ status: 2 }).where(eq(orders.receiver_name, '范思远'));
  network.forget();
  hear(new StorageEvent('storage', { key: 'Saved', newValue: 'orders' }));
  await shown.findByText('6 笔进行中');
  expect(network.calls.filter((call) => !call.includes('/orders/get?'))).toEqual([]);
});
