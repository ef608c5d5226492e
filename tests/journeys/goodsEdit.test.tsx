import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { goodsInfo, goodsUpdate, specDelete } from '#schemas/endpoints/goods.ts';
import { goods } from '../../server/database/tables/goods.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');

const button = (name: string) => screen.getByRole('button', { name });
const fields = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label);
const texts = (label: string) => fields(label).map(({ value }) => value);
const rows = () => screen.queryAllByRole('group', { name: /^规格 \d/ }).length;
const save = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: '提交' }));
const answer = (user: UserEvent, word: string) =>
  user.click(within(screen.getByRole('dialog', { name: '删除这一行？' })).getByRole('button', { name: word }));

async function held(id: number) {
  return (await applet.read(goodsInfo, { product_id: id }, 'demo')).goods;
}

/** Opens the form of goods of the first shop by their name. */
async function edit(name: string) {
  const [found] = await applet.database.select({ id: goods.id }).from(goods).where(eq(goods.name, name));
  const id = found?.id ?? 0;
  const before = await held(id);
  const { user } = renderApp(`/shop/1/goods/edit?goodsid=${id}`, demo);
  await screen.findByRole('radio', { name: '不选' });
  await screen.findByRole('button', { name: '提交' });
  return { user, id, before };
}

async function retype(user: UserEvent, label: string, text: string) {
  const [input] = fields(label);
  await user.clear(input ?? document.body);
  await user.type(input ?? document.body, text);
}

async function removeRow(user: UserEvent, row: number) {
  await user.click(button(`删除规格 ${row}`));
  await answer(user, '删除');
}

test('G8 G5 the form holds what was loaded, and reset brings it back, removed rows and all', async () => {
  const { user, id, before } = await edit('泰国金枕榴莲');
  await screen.findByRole('heading', { level: 1, name: '编辑商品 · 温村华人团购' });
  expect(network.calls.filter((call) => call.includes('info/get?'))).toEqual([
    `GET /api/applet/shop/product/info/get?product_id=${id}`,
  ]);
  expect(texts('规格名称')).toEqual(['约3磅', '约4磅', '约5磅']);
  expect(texts('价格')).toEqual(['49.99', '65.99', '79.99']);
  expect(screen.getByRole('radio', { name: '多规格' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: '时令水果' })).toHaveProperty('checked', true);
  expect(texts('商品描述 1 文字')).toEqual(['树熟空运，包熟包甜，开果不满意可退。']);

  await retype(user, '商品名称', '别的名字');
  await removeRow(user, 1);
  expect(texts('规格名称')).toEqual(['约4磅', '约5磅']);
  screen.getByText('将保存 2 处修改：商品名称、规格；删除规格 1 个');
  await user.click(button('重置'));
  screen.getByText('还没有修改');
  expect(texts('商品名称')).toEqual(['泰国金枕榴莲']);
  expect(texts('规格名称')).toEqual(['约3磅', '约4磅', '约5磅']);
  await save(user);
  await screen.findByText('没有需要保存的修改');
  expect(await network.sentTo(goodsUpdate)).toEqual([]);
  expect(await network.sentTo(specDelete)).toEqual([]);
  expect(await held(id)).toEqual(before);
});

test('G5 G7 a saved row goes after a question and only with the save; an unsaved one goes at once', async () => {
  const { user, id, before } = await edit('老灶油泼辣子（230克）');
  const [mild, , hot] = before.spec;
  await user.click(button('删除规格 2'));
  await answer(user, '取消');
  expect(rows()).toBe(3);
  await removeRow(user, 2);
  await user.click(button('添加规格'));
  await user.click(button('删除规格 3'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rows()).toBe(2);
  expect(network.calls.filter((call) => call.startsWith('POST'))).toEqual([]);

  await retype(user, '价格', '8.80');
  await save(user);
  await screen.findByText('商品信息已更新');
  expect(await network.sentTo(goodsUpdate)).toEqual([
    {
      shop_id: '1',
      product_id: String(id),
      type: '2',
      spec: JSON.stringify([{ ...mild, price: '8.80' }, hot]),
    },
  ]);
  expect(await network.sentTo(specDelete)).toEqual([{ product_id: String(id), spec_id: String(before.spec[1]?.id) }]);
  expect((await held(id)).spec).toEqual([{ ...mild, price: '8.80' }, hot]);
});

test('G7 T7 a refused update says why, once, and keeps the form; the next save sends all of it', async () => {
  const { user, id } = await edit('芒果千层蛋糕');
  await retype(user, '商品名称', '芒果千层');
  await removeRow(user, 2);
  refuseOnce(goodsUpdate, '商品审核中');
  await save(user);
  expect((await screen.findByRole('alert')).textContent).toContain('商品信息更新失败：商品审核中');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(pageLog.splice(0)).toHaveLength(1);
  expect(texts('商品名称')).toEqual(['芒果千层']);
  expect(texts('规格名称')).toEqual(['6寸']);
  expect(await network.sentTo(specDelete)).toEqual([]);

  await save(user);
  await screen.findByText('商品信息已更新');
  expect(await held(id)).toMatchObject({ name: '芒果千层', spec: [{ name: '6寸' }] });
});

test('G5 G7 when the goods are saved but a row may not go, the row is back and a message says why', async () => {
  const { user, id } = await edit('芋泥波波奶茶');
  await retype(user, '商品名称', '芋泥奶茶');
  await removeRow(user, 2);
  refuseOnce(specDelete, '规格正在团购中');
  await save(user);
  expect((await screen.findByRole('alert')).textContent).toContain('商品信息更新失败：规格正在团购中');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(pageLog.splice(0)).toHaveLength(1);
  await waitFor(() => expect(texts('规格名称')).toEqual(['中杯', '大杯']));
  expect(texts('商品名称')).toEqual(['芋泥奶茶']);
  expect(screen.queryByText('商品信息已更新')).toBeNull();
  expect(await held(id)).toMatchObject({ name: '芋泥奶茶', spec: [{ name: '中杯' }, { name: '大杯' }] });

  await removeRow(user, 2);
  await save(user);
  await screen.findByText('商品信息已更新');
  expect((await held(id)).spec).toMatchObject([{ name: '中杯' }]);
});

test('G5 rows of a spec type that is given up go with it, whether or not they were removed one by one', async () => {
  const { user, id } = await edit('三鲜大虾饺');
  await removeRow(user, 1);
  await user.click(screen.getByRole('radio', { name: '单规格' }));
  await retype(user, '价格', '21');
  await save(user);
  await screen.findByText('商品信息已更新');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await held(id)).toMatchObject({ type: 1, price: '21', spec: [] });
});

test('G4 a category can be let go of again', async () => {
  const { user, id } = await edit('酒酿小圆子');
  await user.click(screen.getByRole('radio', { name: '不选' }));
  await save(user);
  await screen.findByText('商品信息已更新');
  expect(await network.sentTo(goodsUpdate)).toEqual([{ shop_id: '1', product_id: String(id), tag_id: '0' }]);
  expect((await held(id)).tag_id).toBe(0);
});

test('G6 complex specs go back as they came, but for what was changed', async () => {
  const { user, id, before } = await edit('招牌珍珠奶茶');
  expect(texts('规格名称')).toEqual(['杯型', '加料']);
  await user.clear(fields('加价')[1] ?? document.body);
  await user.type(fields('加价')[1] ?? document.body, '1.50');
  await save(user);
  await screen.findByText('商品信息已更新');
  const changed = JSON.stringify(before.spec).replace('"1.00"', '"1.50"');
  expect(JSON.stringify((await held(id)).spec)).toBe(changed);
  expect(await network.sentTo(specDelete)).toEqual([]);
});
