import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { goodsAdd, goodsInfo } from '#schemas/endpoints/goods.ts';
import { tagAdd, tagList } from '#schemas/endpoints/tags.ts';
import { limits } from '#schemas/limits.ts';
import { goods } from '../../server/database/tables/goods.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const form = '/shop/2/goods/add';

const button = (name: string) => screen.getByRole('button', { name });
function field(label: string, nth = 0): HTMLInputElement {
  const found = screen.getAllByLabelText<HTMLInputElement>(label)[nth];
  if (!found) throw new Error(`Failed to find "${label}" number ${nth + 1}.`);
  return found;
}
const choose = async (user: UserEvent, name: string) => user.click(await screen.findByRole('radio', { name }));
/** The lines of what is wrong, from top to bottom. */
const wrong = async () => within(await screen.findByRole('alert', { name: '请检查填写项' })).getAllByRole('button');

async function fill(user: UserEvent, values: Readonly<Record<string, string>>, nth = 0) {
  for (const [label, text] of Object.entries(values)) {
    await user.clear(field(label, nth));
    await user.type(field(label, nth), text);
  }
}

async function newestGoods() {
  const [row] = await applet.database.select({ id: goods.id }).from(goods).orderBy(desc(goods.id)).limit(1);
  return (await applet.read(goodsInfo, { product_id: row?.id ?? 0 }, 'demo')).goods;
}

test('G4 G7 goods of one price are added in a category, with a description, and stand first in the list', async () => {
  const { user } = renderApp('/shop/2/goods/list', demo);
  await user.click(await screen.findByRole('button', { name: '添加商品' }));
  await screen.findByRole('heading', { level: 1, name: '添加商品 · 湾区鲜生活' });
  await fill(user, { 商品名称: '凤凰单丛（100克）', 价格: '１２．５０', 库存: '20' });
  await user.click(await screen.findByRole('radio', { name: '零食茶饮' }));
  await user.click(button('添加文字'));
  await user.click(button('添加文字'));
  await user.type(screen.getByLabelText('商品描述 2 文字'), '潮州山上来');
  await user.click(button('提交'));
  await screen.findByText('商品信息已添加');
  await screen.findByRole('heading', { level: 1, name: '商品管理 · 湾区鲜生活' });
  await screen.findByRole('cell', { name: '凤凰单丛（100克）' });
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('凤凰单丛（100克）');

  const saved = await newestGoods();
  expect(await network.sentTo(goodsAdd)).toEqual([
    {
      shop_id: '2',
      name: '凤凰单丛（100克）',
      tag_id: String(saved.tag_id),
      type: '1',
      price: '12.50',
      stock: '20',
      description: '[{"type":1,"text":"潮州山上来"}]',
    },
  ]);
  expect(saved).toMatchObject({ name: '凤凰单丛（100克）', price: '12.50', stock: 20, type: 1, status: 1, spec: [] });
});

test('T4 T9 goods whose answer got lost are there once when the form is sent again', async () => {
  const { user } = renderApp(form, demo);
  await screen.findByRole('button', { name: '提交' });
  await fill(user, { 商品名称: '只要一件', 价格: '9.90', 库存: '1' });
  network.loseOnce(goodsAdd);
  await user.click(button('提交'));
  await waitFor(() => expect(pageLog.splice(0)).toEqual([expect.stringContaining('ERR_NETWORK')]));
  await waitFor(() => expect(button('提交')).toHaveProperty('disabled', false));
  await user.click(button('提交'));
  await screen.findByText('商品信息已添加');
  expect(await network.sentTo(goodsAdd)).toHaveLength(2);
  expect(await applet.database.$count(goods, eq(goods.name, '只要一件'))).toBe(1);
});

test('G4 G5 goods of several prices send their rows, and not the single price that was typed before', async () => {
  const { user } = renderApp(form, demo);
  await screen.findByRole('button', { name: '提交' });
  await fill(user, { 商品名称: '自制腊肠', 价格: '99', 库存: '7' });
  await choose(user, '多规格');
  await fill(user, { 规格名称: '一斤', 价格: '12.5' });
  await user.click(button('添加规格'));
  await fill(user, { 规格名称: '两斤', 价格: '23' }, 1);
  await user.click(button('添加规格'));
  await user.click(button('删除规格 3'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button('提交'));
  await screen.findByText('商品信息已添加');
  const spec = '[{"name":"一斤","price":"12.5"},{"name":"两斤","price":"23"}]';
  expect(await network.sentTo(goodsAdd)).toEqual([{ shop_id: '2', name: '自制腊肠', type: '2', spec, stock: '7' }]);
  expect((await newestGoods()).spec).toMatchObject([
    { name: '一斤', price: '12.5' },
    { name: '两斤', price: '23' },
  ]);
});

test('G4 G6 goods of complex specs send each group of choices with its bounds', async () => {
  const { user } = renderApp(form, demo);
  await screen.findByRole('button', { name: '提交' });
  await fill(user, { 商品名称: '现煮奶茶', 库存: '50' });
  await choose(user, '复杂规格');
  const group = { Name: '加料', required: 'optional', type: 'checkbox', minimum: 0, maximum: 2, maximumEach: 1 };
  const options = [
    { name: '珍珠', price: '0.50' },
    { name: '仙草', price: '0' },
  ];
  await fill(user, { 规格名称: '加料', 最少: '3', 最多: '2' });
  await choose(user, '可选');
  await choose(user, '多选');
  await fill(user, { 选项: '珍珠', 加价: '0.50' });
  await user.click(button('添加选项'));
  await fill(user, { 选项: '仙草' }, 1);
  await user.click(button('提交'));
  await screen.findByRole('button', { name: '规格 1 最少：最少不能大于最多' });
  expect(await network.sentTo(goodsAdd)).toEqual([]);

  await fill(user, { 最少: '0', 最多: '3' });
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await screen.findByRole('button', { name: '规格 1 最多：最多不能超过选项数 × 单项最多' });
  await fill(user, { 最多: '2' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await screen.findByText('商品信息已添加');
  const [{ spec = '', ...rest } = {}] = await network.sentTo(goodsAdd);
  expect(rest).toEqual({ shop_id: '2', name: '现煮奶茶', type: '3', stock: '50' });
  expect(JSON.parse(spec)).toEqual([{ ...group, options }]);
  expect((await newestGoods()).spec).toMatchObject([{ ...group, options }]);
});

test('G4 G5 what is missing or malformed is said at its field and once above the buttons, and nothing is sent', async () => {
  const { user } = renderApp(form, demo);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect((await wrong()).map(({ textContent }) => textContent)).toEqual([
    '商品名称：请输入商品名称',
    '库存：请输入库存',
    '价格：价格格式不正确',
  ]);
  for (const sentence of ['请输入商品名称', '价格格式不正确', '请输入库存']) screen.getByText(sentence);
  expect(document.activeElement).toBe(field('商品名称'));

  await choose(user, '多规格');
  await fill(user, { 价格: '1.234', 库存: '2.5' });
  await user.click(await screen.findByRole('button', { name: '提交' }));
  const row = within(screen.getByRole('group', { name: '规格 1' }));
  await row.findByText('请输入规格的名称');
  await row.findByText('价格格式不正确');
  await screen.findByText('库存必须是不小于 0 的整数');
  expect(field('价格').value).toBe('1.234');
  expect(network.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('G4 G5 each line of what is wrong leads to its field, and goes as soon as that is mended', async () => {
  const { user } = renderApp(form, demo);
  await choose(user, '多规格');
  await user.click(button('添加规格'));
  await user.click(button('提交'));
  await wrong();
  await user.click(button('规格 2 价格：价格格式不正确'));
  expect(document.activeElement).toBe(field('价格', 1));
  await user.type(field('价格', 1), '12');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^规格 2 价格/ })).toBeNull());
  await user.click(button('删除规格 2'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^规格 2 / })).toBeNull());
  await fill(user, { 商品名称: '腊肠', 规格名称: '一斤', 价格: '12', 库存: '3' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('G4 the bar says what will be added, and Ctrl+S adds it', async () => {
  const { user } = renderApp(form, demo);
  await screen.findByText('还没有填写');
  await fill(user, { 商品名称: '豆花', 价格: '3' });
  screen.getByText('将添加：商品名称、价格');
  await fill(user, { 库存: '9' });
  screen.getByText('将添加：商品名称、库存、价格');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('商品信息已添加');
  expect(await network.sentTo(goodsAdd)).toEqual([{ shop_id: '2', name: '豆花', type: '1', price: '3', stock: '9' }]);
});

test('G7 T7 a refused save says why, once, and keeps every word; the next one goes through', async () => {
  const { user, advance } = renderApp(form, demo);
  await screen.findByRole('button', { name: '提交' });
  await fill(user, { 商品名称: '老豆腐', 价格: '3.5', 库存: '9' });
  refuseOnce(goodsAdd, '今日上新已满');
  await user.click(button('提交'));
  expect((await screen.findByRole('alert')).textContent).toContain('商品信息添加失败：今日上新已满');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(pageLog.splice(0)).toEqual(['Failed to call POST /api/applet/merchant/product/add: errcode 400.']);
  expect([field('商品名称').value, field('价格').value, field('库存').value]).toEqual(['老豆腐', '3.5', '9']);

  const letGo = holdOnce(goodsAdd);
  network.forget();
  await user.tripleClick(await screen.findByRole('button', { name: '提交' }));
  await user.type(field('商品名称'), '{Enter}');
  letGo();
  await screen.findByText('商品信息已添加');
  await advance(limits.noticeMs);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await network.sentTo(goodsAdd)).toEqual([
    { shop_id: '2', name: '老豆腐', type: '1', price: '3.5', stock: '9' },
  ]);
  expect((await newestGoods()).name).toBe('老豆腐');
});

test('G4 a category is made without leaving the form, by the same call, and chosen; a refusal keeps its name', async () => {
  const { user } = renderApp(form, demo);
  await user.type(await screen.findByLabelText('商品名称'), '中秋礼盒');
  await user.click(await screen.findByRole('button', { name: '新建分类' }));
  await user.keyboard('{Enter}');
  await screen.findByText('请输入标签名称');
  await user.type(field('分类名称'), ' 零食茶饮');
  await screen.findByText('已经有「零食茶饮」了');
  await user.clear(field('分类名称'));
  refuseOnce(tagAdd, '分类太多了');
  await user.type(field('分类名称'), '节日礼盒{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('分类太多了');
  expect(pageLog.splice(0)).toHaveLength(1);
  expect(field('分类名称').value).toBe('节日礼盒');
  await user.click(button('添加'));
  await waitFor(() => expect(screen.getByRole('radio', { name: '节日礼盒' })).toHaveProperty('checked', true));
  expect((await network.sentTo(tagAdd)).at(-1)).toEqual({ shop_id: '2', name: '节日礼盒' });
  expect(field('商品名称').value).toBe('中秋礼盒');
  screen.getByText('将添加：商品名称、商品分类');
  expect(await network.sentTo(goodsAdd)).toEqual([]);
});

test('G4 the rest of the form waits for the categories, so that nothing moves, but not for ever', async () => {
  const release = holdOnce(tagList);
  const { advance } = renderApp(form, demo);
  await screen.findByText('正在加载商品分类…');
  await advance(900);
  expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
  await advance(100);
  await screen.findByRole('button', { name: '提交' });
  screen.getByText('正在加载商品分类…');
  release();
  await screen.findByRole('radio', { name: '零食茶饮' });
});
