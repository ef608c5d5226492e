import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { goodsDelete, goodsList, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { Product } from '#shell/Product.tsx';
import { createApplet } from '../../server/createApplet.ts';
import { goods } from '../../server/database/tables/goods.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import type { App } from '../../src/App.tsx';
import { riders } from '../fixtures/shop/riders.ts';
import { holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { callersOf } from '../support/declared/callers.ts';
import { createRecordStore } from '../support/declared/createRecordStore.ts';
import { handlersOf } from '../support/declared/handlersOf.ts';
import { network as farEnd } from '../support/network.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const onSale = '/shop/2/goods/list';

const Platform: typeof App = (props) => (
  <Product sections={[riders]} login={<h1>登录</h1>} dashboard={<h1>首页</h1>} {...props} />
);
const callerOf = callersOf(createApplet(applet.needs));
beforeEach(() => farEnd.use(...handlersOf([riders], { callerOf, store: createRecordStore([riders]) })));

const tick = (user: UserEvent, name: string) => user.click(screen.getByRole('checkbox', { name: `选择${name}` }));
const bar = async () => within(await screen.findByRole('region', { name: '批量操作' }));
const press = async (user: UserEvent, name: string) => user.click((await bar()).getByRole('button', { name }));
const answer = (user: UserEvent, word: string) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: word }));
const lists = () => network.reads.filter((call) => call.includes(goodsList.path)).length;
const statusOf = async (...names: readonly string[]) => {
  const rows = await applet.database
    .select()
    .from(goods)
    .where(inArray(goods.name, [...names]));
  return rows.map(({ status }) => status);
};

test('T8 several goods are taken off the shelf after one question, two at a time, and the list is read once more', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('小台芒（5磅）');
  for (const name of ['小台芒（5磅）', '有机小西瓜', '荔枝（3磅装）', '拼装水果箱']) await tick(user, name);
  (await bar()).getByText('已选 4 条');
  await press(user, '下架');
  const question = within(await screen.findByRole('dialog', { name: '下架 4 件商品？' }));
  question.getByText(/「.+」「.+」「.+」等 4 条/);
  expect(await network.sentTo(goodsUpdate)).toEqual([]);
  network.forget();
  const letGo = holdOnce(goodsUpdate);
  await answer(user, '下架');
  await screen.findByText('正在处理 3 / 4');
  expect((await bar()).getByRole('progressbar', { name: '下架进度' })).toHaveProperty('value', 3);
  letGo();
  await screen.findByText('下架：成功 4');
  await waitFor(() => expect(screen.queryByText('小台芒（5磅）')).toBeNull());
  expect(await statusOf('小台芒（5磅）', '有机小西瓜', '荔枝（3磅装）', '拼装水果箱')).toEqual([2, 2, 2, 2]);
  const ids = (await network.sentTo(goodsUpdate)).map(({ product_id }) => product_id);
  expect([new Set(ids).size, ids.length, lists()]).toEqual([4, 4, 1]);
  expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull();
});

test('T7 what was refused is told together with its reason, stays ticked, and is tried again alone', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('鲜肉小笼（12只）');
  refuseOnce(goodsUpdate, '商品审核中');
  for (const name of ['鲜肉小笼（12只）', '海盐奶油卷（6只）', '正山小种红茶（200克）']) await tick(user, name);
  await press(user, '下架');
  await answer(user, '下架');
  await screen.findByText('下架：成功 2，失败 1');
  const [reason] = (await bar()).getAllByRole('listitem');
  const failed = /「(.+)」/.exec(reason?.textContent ?? '')?.[1] ?? '';
  expect(reason?.textContent).toBe(`商品审核中：「${failed}」`);
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByRole('checkbox', { name: `选择${failed}`, checked: true });
  network.forget();
  await press(user, '重试失败项');
  await screen.findByText('下架：成功 3');
  const [row] = await applet.database.select().from(goods).where(eq(goods.name, failed));
  expect(await network.sentTo(goodsUpdate)).toEqual([{ shop_id: '2', product_id: String(row?.id), status: '2' }]);
});

test('what is stopped in the middle sends nothing more and says what is left', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('牧场鸡蛋（24枚）');
  await user.click(screen.getByRole('checkbox', { name: '选择全部' }));
  const total = screen.getAllByRole('row').length - 1;
  await press(user, '删除');
  screen.getByRole('dialog', { name: `删除 ${total} 件商品？` });
  const [first, second] = [holdOnce(goodsDelete), holdOnce(goodsDelete)];
  await answer(user, '删除');
  await screen.findByText(`正在处理 0 / ${total}`);
  await press(user, '停止');
  first();
  second();
  await screen.findByText(`删除：成功 2，失败 0，未处理 ${total - 2}`);
  expect(await network.sentTo(goodsDelete)).toHaveLength(2);
  await press(user, '关闭');
  (await bar()).getByText(`已选 ${total - 2} 条`);
});

test('with Shift a stretch of rows is ticked; another part of the list begins without ticks', async () => {
  const { user } = renderApp('/shop/1/goods/list', demo);
  await screen.findAllByRole('row');
  const boxes = () => screen.getAllByRole('checkbox', { name: /^选择/ });
  await user.click(boxes()[1] ?? document.body);
  await user.keyboard('{Shift>}');
  await user.click(boxes()[4] ?? document.body);
  await user.keyboard('{/Shift}');
  (await bar()).getByText('已选 4 条');
  expect(boxes()[0]?.getAttribute('aria-checked')).toBe('mixed');
  await user.click(screen.getByRole('button', { name: '已下架' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull());
  await user.click(screen.getByRole('button', { name: '出售中' }));
  await waitFor(() => expect(boxes().length).toBeGreaterThan(4));
  expect(screen.queryByRole('checkbox', { name: /^选择/, checked: true })).toBeNull();
});

test('nothing is done to what a search hides; it is ticked again when the search is over', async () => {
  const { user } = renderApp('/shop/1/goods/list', demo);
  const rows = await screen.findAllByRole('row');
  const [one = '', two = ''] = rows.slice(1).map((row) => row.querySelector('.title')?.textContent ?? '');
  await tick(user, one);
  await tick(user, two);
  await user.type(screen.getByRole('searchbox', { name: '搜索' }), one);
  await screen.findByText('已选 1 条');
  await user.clear(screen.getByRole('searchbox', { name: '搜索' }));
  await screen.findByText('已选 2 条');
});

test('a row that is taken off the shelf by itself is no longer among the ticked ones', async () => {
  const { user } = renderApp('/shop/1/goods/list', demo);
  const rows = await screen.findAllByRole('row');
  const [one, two] = rows.slice(1).map((row) => row.querySelector('.title')?.textContent ?? '');
  await tick(user, one ?? '');
  await tick(user, two ?? '');
  await user.click(within(rows[1] ?? document.body).getByRole('button', { name: '下架' }));
  await answer(user, '下架');
  await screen.findByText('已选 1 条');
  await press(user, '取消选择');
  expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull();
  expect(pageLog).toEqual([]);
});

test('R7 what a role may not do cannot be pressed and says why, for one and for several', async () => {
  const { user } = renderApp('/riders', await signIn(applet, 'admin'), Platform);
  await screen.findByText('张快');
  await tick(user, '张快');
  const denied = [
    ...screen.getAllByRole('button', { name: '删除' }),
    (await bar()).getByRole('button', { name: '删除' }),
  ];
  expect(denied.map((each) => [each.hasAttribute('disabled'), each.title])).toEqual(
    denied.map(() => [true, '骑手只能停用，不能删除']),
  );
});
