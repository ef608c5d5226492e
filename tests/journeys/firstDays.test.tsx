import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { grouponList } from '#schemas/endpoints/groupons.ts';
import { orderList } from '#schemas/endpoints/orders.ts';
import { shopInfo } from '#schemas/endpoints/shop.ts';
import { tagAdd, tagList } from '#schemas/endpoints/tags.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, serveApplet } from '../support/appletNetwork.ts';
import { home, shopDesk } from '../support/deskScreen.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const rival = await signIn(applet, 'rival');
const shop = '别家小店';

/** A shop without goods: its other lists are as they are. */
const withoutGoods = () =>
  answerOnce(goodsList, () =>
    HttpResponse.json({ errcode: 0, products: [], current_page: 1, total_page: 0, total_count: 0 }),
  );
const checklist = async () => within(await (await shopDesk(shop)).findByRole('region', { name: '开店第一步' }));

test.each([
  [0, 0, /^你还没有申请开店/],
  [0, 1, /^开店申请正在审核/],
  [1, 1, /^商家已经开通/],
])(
  'R4 whoever has no shop reads what happens next (is_merchant %d, is_applied %d)',
  async (is_merchant, is_applied, says) => {
    answerOnce(shopInfo, () => HttpResponse.json({ errcode: 0, is_merchant, is_applied, shops: [], merchant: null }));
    renderApp(home, rival);
    await screen.findByText(says);
  },
);

test('what a shop has is ticked, what it lacks leads there; put away, it stays away for this shop', async () => {
  withoutGoods();
  const { user } = renderApp(home, rival);
  const steps = await checklist();
  const tagsTicked = () => steps.getByRole('link', { name: '建几个商品分类' }).closest('li')?.hasAttribute('data-done');
  await waitFor(() => expect(tagsTicked()).toBe(true));
  expect(steps.getByRole('link', { name: '上架第一件商品' }).getAttribute('href')).toBe('/shop/3/goods/add');
  expect(network.calls.filter((call) => call.includes('product/tags'))).toHaveLength(1);
  await user.click(steps.getByRole('button', { name: '不再显示' }));
  expect((await shopDesk(shop)).queryByRole('region', { name: '开店第一步' })).toBeNull();
  cleanup();
  withoutGoods();
  renderApp(home);
  await (await shopDesk(shop)).findByText('还没有在售的商品');
  expect((await shopDesk(shop)).queryByRole('region', { name: '开店第一步' })).toBeNull();
});

test('an empty list says how it is begun, and an example fills the form; nothing is saved by itself', async () => {
  answerOnce(tagList, () => HttpResponse.json({ errcode: 0, tags: [] }));
  const { user } = renderApp('/shop/3/tags', rival);
  await screen.findByText('多数店从「蔬菜」「水产」「熟食」开始');
  await user.click(screen.getByRole('button', { name: '用「水产」开始' }));
  const form = within(await screen.findByRole('dialog', { name: '添加分类' }));
  await waitFor(() => expect(form.getByLabelText('分类名称')).toHaveProperty('value', '水产'));
  expect(await network.sentTo(tagAdd)).toEqual([]);
  await user.click(form.getByRole('button', { name: '保存' }));
  await screen.findByText('保存成功');
  expect(await network.sentTo(tagAdd)).toMatchObject([{ shop_id: '3', name: '水产' }]);
});

test('N4 an example is as if it had been typed: a draft keeps it, and the next one begins empty', async () => {
  answerOnce(tagList, () => HttpResponse.json({ errcode: 0, tags: [] }));
  const { user, advance } = renderApp('/shop/3/tags', rival);
  await user.click(await screen.findByRole('button', { name: '用「熟食」开始' }));
  const field = async () => screen.findByLabelText('分类名称');
  await waitFor(async () => expect(await field()).toHaveProperty('value', '熟食'));
  await advance(800);
  cleanup();
  const again = renderApp('/shop/3/tags', rival);
  await again.user.click(await screen.findByRole('button', { name: '添加分类' }));
  await field();
  await again.user.click(await screen.findByRole('button', { name: '恢复' }));
  expect(await field()).toHaveProperty('value', '熟食');
  await again.user.click(screen.getByRole('button', { name: '保存并再添加' }));
  await screen.findByText('保存成功');
  await waitFor(async () => expect(await field()).toHaveProperty('value', ''));
});

test('goods begin with an example, too, on their own page; orders say where they come from', async () => {
  withoutGoods();
  const { user } = renderApp('/shop/3/goods/list', rival);
  await user.click(await screen.findByRole('button', { name: '用「本地菜心」开始' }));
  await waitFor(() => expect(screen.getByLabelText('商品名称')).toHaveProperty('value', '本地菜心（约 500 克）'));
  expect(location.pathname).toBe('/shop/3/goods/add');
  cleanup();
  answerOnce(orderList, () => HttpResponse.json({ errcode: 0, orders: [] }));
  answerOnce(grouponList, () => HttpResponse.json({ errcode: 0, groupons: [], current_page: 1, total_count: 0 }));
  renderApp('/shop/3/orders/list');
  await screen.findByText('买家下单后会出现在这里');
  cleanup();
  renderApp('/shop/3/group/list');
  await screen.findByRole('button', { name: '用「周五海鲜团」开始' });
});
