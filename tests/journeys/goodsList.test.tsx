import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { goodsDelete, goodsList, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { limits } from '#schemas/limits.ts';
import { goods } from '../../server/database/tables/goods.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const onSale = '/shop/2/goods/list';
const offShelf = '/shop/2/goods/list?status=2';

const button = (name: string) => screen.getByRole('button', { name });
const rowOf = async (name: string) =>
  (await screen.findByText(name)).closest<HTMLElement>('[role="row"]') ?? document.body;
const press = async (user: UserEvent, name: string, action: string) =>
  user.click(within(await rowOf(name)).getByRole('button', { name: action }));
const answer = async (user: UserEvent, word: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: word }));

async function held(name: string) {
  const [row] = await applet.database.select().from(goods).where(eq(goods.name, name));
  return row;
}

test('G1 G2 the list is named after its shop, counts its goods and shows what a merchant looks for', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByRole('heading', { level: 1, name: '商品管理 · 湾区鲜生活' });
  const row = await rowOf('邓金斯蟹（2只）');
  expect(network.calls).toContain('GET /api/applet/merchant/products?shop_id=2&page=1&size=500&status=1');
  screen.getByText('共 22 条');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '',
    '图片',
    '商品名称',
    '价格',
    '已售',
    '库存',
    '分类',
    '状态',
    '规格类型',
    '操作',
  ]);
  const texts = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(texts.slice(2, 6)).toEqual(['邓金斯蟹（2只）', '58.00 起', '265', '9']);
  expect(texts.slice(7, 9)).toEqual(['出售中', '复杂规格']);
  await within(row).findByText('海鲜刺身');
  expect(
    within(row)
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label') ?? each.textContent),
  ).toEqual(['看大图', '编辑', '下架', '删除', '更多']);
  await user.click(button('管理分类'));
  await screen.findByRole('heading', { level: 1, name: '分类管理 · 湾区鲜生活' });
  expect(location.pathname).toBe('/shop/2/tags');
});

test('G1 the address holds which part of the list is open, and what makes no sense there opens the first', async () => {
  const { user } = renderApp('/shop/2/goods/list?status=9&page=-3', demo);
  await screen.findByText('牧场鸡蛋（24枚）');
  expect(button('出售中').getAttribute('aria-pressed')).toBe('true');
  await user.click(button('已下架'));
  await screen.findByText('冰皮月饼（6枚）');
  expect(location.search).toBe('?status=2');
  expect(screen.queryByText('牧场鸡蛋（24枚）')).toBeNull();
  await user.click(button('出售中'));
  await screen.findByText('牧场鸡蛋（24枚）');
  expect(location.search).toBe('');
});

test('G2 GL-E5 a picture is seen in full at a press, closing it leads back to its row, and what runs low says so in words', async () => {
  const stocked = (name: string, stock: number) =>
    applet.database.update(goods).set({ stock }).where(eq(goods.name, name));
  await stocked('有机小西瓜', 0);
  await stocked('小台芒（5磅）', 5);
  const { user } = renderApp(onSale, demo);
  const [thumb] = await screen.findAllByRole('button', { name: '看大图' });
  const name = thumb?.closest('[role="row"]')?.querySelector('.title')?.textContent ?? '';
  await user.click(thumb ?? document.body);
  const large = await screen.findByRole('img', { name });
  // The row shows a small one of the same picture.
  expect(thumb?.querySelector('img')?.getAttribute('src')).toBe(`${large.getAttribute('src')}?w=${limits.thumbnailPx}`);
  await user.click(within(screen.getByRole('dialog', { name })).getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(thumb);
  within(await rowOf('有机小西瓜')).getByText('售罄');
  within(await rowOf('小台芒（5磅）')).getByText('偏低');
});

test('G3 T8 taking goods off the shelf asks first; declined, nothing is sent', async () => {
  const { user } = renderApp(onSale, demo);
  await press(user, '小台芒（5磅）', '下架');
  await screen.findByRole('dialog', { name: '下架「小台芒（5磅）」？' });
  await answer(user, '取消');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await network.sentTo(goodsUpdate)).toEqual([]);
});

test('G3 T9 taken off the shelf, goods are busy until they have left the list, and then stand in the other one', async () => {
  const { user } = renderApp(onSale, demo);
  await press(user, '小台芒（5磅）', '下架');
  const letGo = holdOnce(goodsUpdate);
  await answer(user, '下架');
  const row = await rowOf('小台芒（5磅）');
  expect(row.getAttribute('aria-busy')).toBe('true');
  expect(
    within(row)
      .getAllByRole('button')
      .filter((each) => each.dataset.action !== undefined && !each.hasAttribute('disabled')),
  ).toEqual([]);
  expect(within(await rowOf('有机小西瓜')).getByRole('button', { name: '下架' })).toHaveProperty('disabled', false);
  letGo();
  await screen.findByText('已下架商品');
  await waitFor(() => expect(screen.queryByText('小台芒（5磅）')).toBeNull());
  const id = String((await held('小台芒（5磅）'))?.id);
  expect(await network.sentTo(goodsUpdate)).toEqual([{ shop_id: '2', product_id: id, status: '2' }]);
  expect((await held('小台芒（5磅）'))?.status).toBe(2);

  await user.click(button('已下架'));
  await press(user, '小台芒（5磅）', '上架');
  await answer(user, '上架');
  await screen.findByText('已上架商品');
  await waitFor(() => expect(screen.queryByText('小台芒（5磅）')).toBeNull());
  expect((await held('小台芒（5磅）'))?.status).toBe(1);
});

test('G3 what was taken off the shelf can be taken back at once: a second call, told as such', async () => {
  const { user } = renderApp(onSale, demo);
  await press(user, '有机小西瓜', '下架');
  await answer(user, '下架');
  const notice = (await screen.findByText('已下架商品')).closest<HTMLElement>('[role="status"]') ?? document.body;
  await waitFor(() => expect(screen.queryByText('有机小西瓜')).toBeNull());
  await user.click(within(notice).getByRole('button', { name: /撤销/ }));
  await screen.findByText('已撤销');
  await rowOf('有机小西瓜');
  expect((await network.sentTo(goodsUpdate)).map(({ status }) => status)).toEqual(['2', '1']);
  expect((await held('有机小西瓜'))?.status).toBe(1);
});

test('G3 T7 a refused change is told once and the goods stay where they are, ready for another try', async () => {
  const { user } = renderApp(onSale, demo);
  refuseOnce(goodsUpdate, '商品审核中');
  await press(user, '和牛火锅片（1磅）', '下架');
  await answer(user, '下架');
  expect((await screen.findByRole('alert')).textContent).toContain('商品审核中');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByText('已下架商品')).toBeNull();
  const again = within(await rowOf('和牛火锅片（1磅）')).getByRole('button', { name: '下架' });
  await waitFor(() => expect(again).toHaveProperty('disabled', false));
  expect((await held('和牛火锅片（1磅）'))?.status).toBe(1);
  expect(pageLog.splice(0)).toEqual(['Failed to call POST /api/applet/merchant/product/update: errcode 400.']);
});

test('G3 T8 deleting asks first and can be declined; confirmed, the goods are gone for good', async () => {
  const { user } = renderApp(offShelf, demo);
  const id = String((await held('冰皮月饼（6枚）'))?.id);
  await press(user, '冰皮月饼（6枚）', '删除');
  await screen.findByRole('dialog', { name: '删除「冰皮月饼（6枚）」？' });
  await answer(user, '取消');
  expect(await network.sentTo(goodsDelete)).toEqual([]);
  expect(await held('冰皮月饼（6枚）')).toBeDefined();

  refuseOnce(goodsDelete, '商品在团购中');
  await press(user, '冰皮月饼（6枚）', '删除');
  await answer(user, '删除');
  await screen.findByText('商品在团购中');
  expect(pageLog.splice(0)).toHaveLength(1);
  await rowOf('冰皮月饼（6枚）');

  await waitFor(async () => expect((await rowOf('冰皮月饼（6枚）')).hasAttribute('aria-busy')).toBe(false));
  await press(user, '冰皮月饼（6枚）', '删除');
  await answer(user, '删除');
  await screen.findByText('已删除产品');
  await waitFor(() => expect(screen.queryByText('冰皮月饼（6枚）')).toBeNull());
  screen.getByText('共 1 条');
  expect((await network.sentTo(goodsDelete)).at(-1)).toEqual({ shop_id: '2', product_id: id });
  expect(await held('冰皮月饼（6枚）')).toBeUndefined();
});

test('G1 more goods than fit on a page are stepped through, and the address holds the page', async () => {
  const { products } = await applet.read(goodsList, { shop_id: 2, page: 1, size: 4, status: 1 }, 'demo');
  const page = (from: number) => () =>
    HttpResponse.json({ products: products.slice(from, from + 2), total_count: 502, current_page: 1, total_page: 2 });
  answerOnce(goodsList, page(0));
  const { user } = renderApp(onSale, demo);
  await screen.findByText('1 / 2');
  screen.getByText('共 502 条');
  answerOnce(goodsList, page(2));
  await user.click(button('下一页'));
  await screen.findByText(products[2]?.name ?? '');
  screen.getByText('2 / 2');
  expect(location.search).toBe('?page=2');
  expect(network.calls.some((call) => call.includes('page=2&size=500'))).toBe(true);
  expect(button('下一页')).toHaveProperty('disabled', true);
});

test('a list that cannot be read says so and is read at the second try', async () => {
  answerOnce(goodsList, () => HttpResponse.error());
  const { user } = renderApp(onSale, demo);
  await screen.findByText('没有加载出来');
  await screen.findByText('请求错误，请检查网络');
  expect(pageLog.splice(0)).toHaveLength(1);
  await user.click(button('重试'));
  await screen.findByText('牧场鸡蛋（24枚）');
});

test('G1 each part tells how many goods it holds; the other one is asked after the rows, for a single record', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  const count = (name: string) => button(name).querySelector('.tab-count')?.textContent;
  await waitFor(() => expect([count('出售中'), count('已下架')]).toEqual(['22', '1']));
  const asked = network.calls.filter((call) => call.includes('merchant/products'));
  expect(asked.map((call) => call.replace(/^.*size/, 'size'))).toEqual(['size=500&status=1', 'size=1&status=2']);
  await press(user, '有机小西瓜', '下架');
  await answer(user, '下架');
  await waitFor(() => expect([count('出售中'), count('已下架')]).toEqual(['21', '2']));
});

test('G3 goods taken off the shelf are put back by one more update, and stand in the list again', async () => {
  const { user } = renderApp(onSale, demo);
  await press(user, '牧场鸡蛋（24枚）', '下架');
  await answer(user, '下架');
  await waitFor(() => expect(screen.queryByRole('cell', { name: '牧场鸡蛋（24枚）' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await screen.findByRole('cell', { name: '牧场鸡蛋（24枚）' });
  expect((await network.sentTo(goodsUpdate)).map(({ status }) => status)).toEqual(['2', '1']);
  expect((await held('牧场鸡蛋（24枚）'))?.status).toBe(1);
});

test('G1 after an edit the list is as it was left, and the row that was changed is lit up for two seconds', async () => {
  const { user, advance } = renderApp('/shop/2/goods/list?type=3&sort=-stock', demo);
  await press(user, '邓金斯蟹（2只）', '编辑');
  await user.clear(await screen.findByLabelText('库存'));
  await user.type(screen.getByLabelText('库存'), '8');
  await user.click(button('提交'));
  await screen.findByRole('heading', { level: 1, name: '商品管理 · 湾区鲜生活' });
  expect(location.search).toBe('?type=3&sort=-stock');
  const lit = async () => (await rowOf('邓金斯蟹（2只）')).hasAttribute('data-touched');
  await waitFor(async () => expect(await lit()).toBe(true));
  await advance(2000);
  expect(await lit()).toBe(false);
});

test('G1 of a list that did not come no count is claimed', async () => {
  answerOnce(goodsList, () => HttpResponse.error());
  renderApp('/shop/2/goods/list', demo);
  await screen.findByText('没有加载出来');
  expect(pageLog.splice(0)).toHaveLength(1);
  expect(screen.getByRole('button', { name: '出售中' }).textContent).toBe('出售中');
  expect(screen.queryByText(/共 \d+ 条/)).toBeNull();
});
