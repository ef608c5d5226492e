import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { goodsAdd, goodsInfo, goodsUpdate, specDelete } from '#schemas/endpoints/goods.ts';
import { goods } from '../../server/database/tables/goods.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');

const button = (name: string) => screen.getByRole('button', { name });
const fields = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label);
const texts = (label: string) => fields(label).map(({ value }) => value);
const row = (name: string) => within(screen.getByRole('group', { name }));
const inFold = (name: string) => screen.getByText(name, { selector: 'summary strong' });
const held = async (id: number) => (await applet.read(goodsInfo, { product_id: id }, 'demo')).goods;

/** Opens the form of goods of the first shop by their name. */
async function edit(name: string) {
  const [found] = await applet.database.select({ id: goods.id }).from(goods).where(eq(goods.name, name));
  const id = found?.id ?? 0;
  const { user } = renderApp(`/shop/1/goods/edit?goodsid=${id}`, demo);
  await screen.findByRole('radio', { name: '不选' });
  await screen.findByRole('button', { name: '提交' });
  return { user, id, before: await held(id) };
}

async function retype(user: UserEvent, label: string, text: string, nth = 0) {
  const input = fields(label)[nth] ?? document.body;
  await user.clear(input);
  await user.type(input, text);
}

async function save(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await screen.findByText('商品信息已更新');
}

test('G5 rows go up and down by their buttons, each keeping its id, and the save sends them in that order', async () => {
  const { user, id, before } = await edit('泰国金枕榴莲');
  await user.click(button('下移规格 1'));
  expect(texts('规格名称')).toEqual(['约4磅', '约3磅', '约5磅']);
  await waitFor(() => expect(document.activeElement).toBe(button('下移规格 2')));
  await user.keyboard('{Enter}');
  expect(texts('规格名称')).toEqual(['约4磅', '约5磅', '约3磅']);
  await waitFor(() => expect(document.activeElement).toBe(button('下移规格 3')));
  await user.keyboard('{Enter}');
  expect(texts('规格名称')).toEqual(['约4磅', '约5磅', '约3磅']);
  await user.click(button('上移规格 2'));
  await save(user);
  const [one, two, three] = before.spec;
  expect((await held(id)).spec).toEqual([three, two, one]);
});

test('G5 a copied row stands below its model and is new to the applet', async () => {
  const { user, id, before } = await edit('老灶油泼辣子（230克）');
  await user.click(button('复制规格 1'));
  expect(texts('规格名称').slice(0, 2)).toEqual([texts('规格名称')[0], texts('规格名称')[0]]);
  await retype(user, '规格名称', '加麻', 1);
  await save(user);
  const [first, ...rest] = before.spec;
  const [{ spec = '' } = {}] = await network.sentTo(goodsUpdate);
  expect(JSON.parse(spec)).toEqual([first, { name: '加麻', price: before.price }, ...rest]);
  expect((await held(id)).spec).toHaveLength(4);
});

test('G5 all prices are set, raised and multiplied at once, exactly, and taken back with Ctrl+Z', async () => {
  const { user, id } = await edit('芒果千层蛋糕');
  const before = texts('价格');
  await user.click(screen.getByText('批量填写规格'));
  await user.type(screen.getByRole('textbox', { name: '全部设为（价格）' }), '19.9');
  await user.click(button('应用'));
  expect(texts('价格')).toEqual(['19.90', '19.90']);
  await user.click(screen.getByText('全部 ×'));
  await user.type(screen.getByRole('textbox', { name: '全部 ×（价格）' }), '3{Enter}');
  expect(texts('价格')).toEqual(['59.70', '59.70']);
  await user.keyboard('{Control>}z{/Control}');
  expect(texts('价格')).toEqual(['19.90', '19.90']);
  await user.click(button('撤销'));
  expect(texts('价格')).toEqual(before);
  await screen.findByText('还没有修改');

  await user.click(screen.getByText('全部 +'));
  await user.type(screen.getByRole('textbox', { name: '全部 +（价格）' }), '-999{Enter}');
  await screen.findByText('有的行会小于 0，没有改动');
  expect(texts('价格')).toEqual(before);
  await user.clear(screen.getByRole('textbox', { name: '全部 +（价格）' }));
  await user.type(screen.getByRole('textbox', { name: '全部 +（价格）' }), '1{Enter}');
  const raised = texts('价格');
  screen.getByText('将保存 1 处修改：规格');
  await save(user);
  expect((await held(id)).spec.map((each) => ('price' in each ? each.price : ''))).toEqual(raised);
});

test('a filling that was typed over since is not taken back', async () => {
  const { user } = await edit('芋泥波波奶茶');
  await user.click(screen.getByText('批量填写规格'));
  await user.type(screen.getByRole('textbox', { name: '全部设为（价格）' }), '5{Enter}');
  await retype(user, '价格', '6');
  await user.click(button('撤销'));
  await screen.findByText('这些行后来又改过，没有撤销');
  expect(texts('价格')).toEqual(['6', '5.00']);
});

test('G6 a group of choices says in one line what it asks of a buyer, whether it is folded or not', async () => {
  const { user } = await edit('招牌珍珠奶茶');
  const first = inFold('杯型').closest('details');
  const second = inFold('加料').closest('details');
  expect([first?.open, second?.open]).toEqual([true, false]);
  expect(second?.querySelector('summary')?.textContent).toMatch(/^加料可选 · 多选 · \d 项$/);
  await user.click(inFold('加料'));
  await retype(user, '规格名称', '小料', 1);
  await user.click(row('规格 2').getByRole('radio', { name: '必选' }));
  await waitFor(() => expect(second?.querySelector('summary')?.textContent).toMatch(/^小料必选 · 多选/));
});

test('G6 what does not fit together is said at the bound that is wrong, and goes when the other side is mended', async () => {
  const { user } = renderApp('/shop/2/goods/add', demo);
  await user.click(await screen.findByRole('radio', { name: '复杂规格' }));
  await retype(user, '最少', '0');
  await user.tab();
  await screen.findByText('必选的规格，最少要是 1');
  await user.click(screen.getByRole('radio', { name: '可选' }));
  await waitFor(() => expect(screen.queryByText('必选的规格，最少要是 1')).toBeNull());

  await user.click(button('添加选项'));
  await retype(user, '最多', '2');
  await user.tab();
  await screen.findByText('单选的规格，最多只能是 1');
  await user.click(screen.getByRole('radio', { name: '多选' }));
  await waitFor(() => expect(screen.queryByText('单选的规格，最多只能是 1')).toBeNull());

  await retype(user, '选项', '珍珠');
  await retype(user, '选项', ' 珍珠', 1);
  await user.tab();
  await screen.findByText('已经有叫「珍珠」的选项');
  await retype(user, '选项', '布丁');
  await waitFor(() => expect(screen.queryByText('已经有叫「珍珠」的选项')).toBeNull());
  expect(await network.sentTo(goodsAdd)).toEqual([]);
});

test('G6 a folded group that is wrong opens when its line is pressed', async () => {
  const { user } = await edit('招牌珍珠奶茶');
  await user.clear(fields('规格名称')[1] ?? document.body);
  await user.click(button('提交'));
  const fold = row('规格 2').getByText('规格 2').closest('details');
  await waitFor(() => expect(fold?.open).toBe(true));
  expect(document.activeElement).toBe(fields('规格名称')[1]);
});

test('G5 rows are made of colours and sizes: what matches stays, what goes is asked for once and goes with the save', async () => {
  const { user, id, before } = await edit('泰国金枕榴莲');
  const names = before.spec.map((each) => ('name' in each ? each.name : ''));
  const [, stays] = before.spec;
  await waitFor(() => expect(texts('规格名称')).toEqual(names));
  await user.click(screen.getByText('批量生成规格'));
  const [first, second] = ['第一组', '第二组'].map((name) => screen.getByLabelText<HTMLInputElement>(name));
  expect(first?.value).toBe(names.join('、'));
  await user.clear(first ?? document.body);
  await user.type(first ?? document.body, '约4磅，整只');
  screen.getByText('新增 1 · 保留 1 · 将删除 2');
  await user.type(screen.getByLabelText('新规格的价格'), '１２０');
  await user.click(button('生成'));
  const question = within(screen.getByRole('dialog', { name: '删除这 2 行？' }));
  await user.click(question.getByRole('button', { name: '取消' }));
  expect(texts('规格名称')).toEqual(names);
  await user.click(button('生成'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
  expect(texts('规格名称')).toEqual(['约4磅', '整只']);
  expect(texts('价格')).toEqual(['65.99', '120']);
  screen.getByText('将保存 1 处修改：规格；删除规格 2 个');
  await user.type(second ?? document.body, '冷冻{Enter}');
  expect(network.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await user.clear(second ?? document.body);
  await save(user);
  expect(await network.sentTo(specDelete)).toHaveLength(2);
  expect((await held(id)).spec).toMatchObject([stays ?? {}, { name: '整只', price: '120' }]);
});

test('G6 a merchant tries out what a buyer may choose: the price at once, and the rule that stands in the way', async () => {
  const { user } = await edit('招牌珍珠奶茶');
  await user.click(await screen.findByText('试试顾客选法'));
  const bill = () => screen.getByText(/^顾客要付/).closest('[role=status]')?.textContent;
  expect(bill()).toBe('顾客要付 0.00「杯型」是必选的');
  const group = (name: string) => within(screen.getByRole('group', { name: `顾客选${name}` }));
  const [cup, other] = group('杯型').getAllByRole('radio');
  await user.click(cup ?? document.body);
  expect(bill()).toMatch(/这样可以下单$/);
  await user.click(other ?? document.body);
  expect(cup).toHaveProperty('checked', false);
  await retype(user, '加价', '9.05', 1);
  await waitFor(() => expect(bill()).toBe('顾客要付 9.05这样可以下单'));
  await screen.findByText('将保存 1 处修改：规格');
  await user.click(button('重新选'));
  expect(bill()).toContain('是必选的');
});

test('G6 GF-D2 in a group that is optional a choice is let go of, and one that allows a single choice keeps one', async () => {
  const { user } = await edit('招牌珍珠奶茶');
  await user.click(await screen.findByText('试试顾客选法'));
  const choices = () => [...screen.getByRole('group', { name: '顾客选加料' }).querySelectorAll('input')];
  const taken = () => choices().flatMap(({ checked }, at) => (checked ? [at] : []));
  const pressed = (at: number) => user.click(choices()[at] ?? document.body);
  await pressed(1);
  await pressed(2);
  expect(taken()).toEqual([1, 2]);
  await user.click(screen.getByText('加料', { selector: 'summary, summary *' }));
  const singles = screen.getAllByRole('radio', { name: '单选' });
  await user.click(singles.at(-1) ?? document.body);
  await waitFor(() => expect(taken()).toEqual([1]));
  await pressed(3);
  expect(taken()).toEqual([3]);
  await pressed(3);
  expect(taken()).toEqual([]);
});

test('the tools are there for the kind of specs they are made for', async () => {
  const { user } = renderApp('/shop/2/goods/add', demo);
  const tools = () => ['批量生成规格', '试试顾客选法'].map((name) => screen.queryByText(name) !== null);
  await screen.findByRole('radio', { name: '多规格' });
  expect(tools()).toEqual([false, false]);
  await user.click(screen.getByRole('radio', { name: '多规格' }));
  await screen.findByText('批量生成规格');
  expect(tools()).toEqual([true, false]);
  await user.click(screen.getByRole('radio', { name: '复杂规格' }));
  await screen.findByText('试试顾客选法');
  expect(tools()).toEqual([false, true]);
});

test('G4 another type keeps what was typed into the first, and the bar says what the save would leave behind', async () => {
  const { user, id } = await edit('三鲜大虾饺');
  const before = texts('规格名称');
  await user.click(screen.getByRole('radio', { name: '单规格' }));
  await screen.findByText('将保存 1 处修改：规格类型；不再保留：多规格');
  await user.click(screen.getByRole('radio', { name: '多规格' }));
  await screen.findByText('还没有修改');
  expect(texts('规格名称')).toEqual(before);
  expect((await held(id)).type).toBe(2);
});
