import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { grouponProductDelete, grouponRelease, grouponUpdate } from '#schemas/endpoints/groupons.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { day, dayIn, dialog, list, press, rowOf, save, typeDays } from '../support/grouponsScreen.ts';
import { heldGroupons } from '../support/heldGroupons.ts';
import { network as farEnd } from '../support/network.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const { idOf, newest, read, set } = heldGroupons(applet);

let rice = await read(await idOf('五常新米团'));
beforeEach(async () => {
  rice = await read(rice.id);
});

test('B1 GB-E1 each group-buy stands with its days, its status and how far it is', async () => {
  renderApp(list, demo);
  await screen.findByRole('heading', { level: 1, name: '团购管理 · 温村华人团购' });
  const cells = within(await rowOf('五常新米团')).getAllByRole('cell');
  expect(cells.slice(3, 8).map(({ textContent }) => textContent)).toEqual([
    '五常新米团',
    day(-1),
    day(9),
    '进行中',
    '还剩 9 天',
  ]);
  expect(network.calls.at(-1)).toBe('GET /api/applet/groupons/released/get?shop_id=1&page=1&size=10');
});

test('B1 a group-buy is viewed on a page of its own', async () => {
  const { user } = renderApp(list, demo);
  await press(user, '五常新米团', '查看');
  await waitFor(() => expect(location.pathname).toBe(`/shop/1/group/${rice.id}`));
});

test('GB-E1 the list is narrowed by status among what is loaded', async () => {
  const { user } = renderApp(`${list}?status=1`, demo);
  await rowOf('泰国榴莲预售团');
  expect(screen.queryByRole('cell', { name: '五常新米团' })).toBeNull();
  expect(network.calls.at(-1)).toContain('page=1&size=10');
  await user.click(screen.getByRole('button', { name: '清除条件' }));
  await rowOf('五常新米团');
});

test('GB-E1 sorted by how far they are, what ends soonest stands first and what is over last', async () => {
  const { user } = renderApp(list, demo);
  await rowOf('五常新米团');
  await user.click(screen.getByRole('button', { name: '进度' }));
  expect(location.search).toBe('?sort=course');
  const says = screen.getAllByRole('row').flatMap((row) => row.querySelector('.computed')?.textContent ?? []);
  const told = says.filter((text) => text !== '--');
  expect(says.slice(0, told.length)).toEqual(told);
  expect(told.map((text) => Number.parseInt(text.replace(/\D/g, ''), 10))).toEqual([4, 6, 9]);
});

test('B3 B4 B5 what is missing or malformed is said at its field, and nothing is sent', async () => {
  const { user } = renderApp(list, demo);
  await user.click(await screen.findByRole('button', { name: '发起团购' }));
  const form = await dialog('发起团购');
  expect(await form.findByRole('radio', { name: '送货上门' })).toHaveProperty('checked', true);
  expect(form.getByRole('radio', { name: '未开始' })).toHaveProperty('checked', true);
  await user.type(form.getByLabelText('价格'), '1.234');
  await user.type(form.getByLabelText('限购'), '-1');
  typeDays(form, day(3), day(1));
  await save(user, form);
  const wrong = within(await form.findByRole('alert')).getAllByRole('button');
  expect(wrong.map(({ textContent }) => textContent)).toEqual([
    '团购名称：请输入团购名称',
    '大图：请上传图片',
    '团购日期：团购日期的结束日期不能早于开始日期',
    '团购商品 1 商品名称：请输入商品名称',
    '团购商品 1 价格：请输入正确的商品价格',
    '团购商品 1 限购：限制购买数量必须大于0',
    '团购描述：请填写描述',
  ]);
  expect(form.getByRole('button', { name: '删除团购商品 1' })).toHaveProperty('disabled', true);
  expect(await network.sentTo(grouponRelease)).toEqual([]);
});

test.each([
  ['9999999999.99', undefined],
  ['0', undefined],
  ['10000000000', '请输入正确的商品价格'],
  ['-1', '请输入正确的商品价格'],
  ['', '请输入正确的商品价格'],
])('B4 the price %j of a product is answered by %j', async (price, said) => {
  const { user } = renderApp(list, demo);
  await user.click(await screen.findByRole('button', { name: '发起团购' }));
  const form = await dialog('发起团购');
  const input = await form.findByLabelText('价格');
  await user.type(input, price || ' ');
  await save(user, form);
  await form.findByText('请输入团购名称');
  expect(form.queryByText('请输入正确的商品价格')?.textContent).toBe(said);
});

test('B3 B6 GB-E4 a group-buy is released with goods of the shop, its days as they were chosen', async () => {
  const { user } = renderApp(list, demo);
  await user.click(await screen.findByRole('button', { name: '发起团购' }));
  const form = await dialog('发起团购');
  await user.type(await form.findByLabelText('团购名称'), '周三烧鸭团');
  farEnd.use(
    http.post('*/files/*', ({ request }) =>
      HttpResponse.json({ message: 'SUCCESS', data: { source_url: new URL(request.url).pathname } }),
    ),
  );
  const face = within(form.getByRole('list', { name: '大图' }));
  await user.upload(face.getByLabelText('大图'), new File(['bytes'], 'duck.png', { type: 'image/png' }));
  await screen.findByText('图片上传成功');
  await user.click(form.getByRole('button', { name: '今天起 3 天' }));
  await form.findByText(/^按 UTC 日期/);
  await user.click(form.getByRole('radio', { name: '自提' }));
  await user.click(await form.findByRole('button', { name: '统一广场服务台' }));
  await user.click(await form.findByRole('button', { name: '从店铺商品中挑选' }));
  const picker = within((await screen.findByLabelText('搜索商品')).closest('dialog') ?? document.body);
  await user.click(await picker.findByRole('checkbox', { name: /广式烧鸭/ }));
  await user.click(picker.getByRole('button', { name: '加入 1 件' }));
  expect(form.getAllByLabelText<HTMLInputElement>('商品名称').map(({ value }) => value)).toEqual(['广式烧鸭（一只）']);
  await user.click(form.getByRole('button', { name: '添加文字' }));
  await user.type(form.getByLabelText('团购描述 1 文字'), '现烤');
  await save(user, form);
  await screen.findByText('团购发布成功');
  const [sent = {}] = await network.sentTo(grouponRelease);
  expect({ ...sent, img: '', products: '' }).toEqual({
    shop_id: '1',
    name: '周三烧鸭团',
    img: '',
    start_date: day(0),
    end_date: day(2),
    status: '1',
    delivery: '1',
    address: '统一广场服务台',
    products: '',
    description: '[{"type":1,"content":"现烤"}]',
  });
  const [product] = JSON.parse(sent.products ?? '');
  expect(product).toMatchObject({ name: '广式烧鸭（一只）', price: '39.99', limit: 0, amount: 0 });
  expect(await newest()).toMatchObject({ start_time: day(0), end_time: day(2), pickup_address: '统一广场服务台' });
});

test('B5 B6 GB-E3 GB-E7 an edit sends all of it; a saved product goes after a question and with the save, an unsaved one at once', async () => {
  const before = await read(await idOf('珍宝蟹出海团'));
  const [crab, salmon] = before.products;
  const { user } = renderApp(list, demo);
  await press(user, '珍宝蟹出海团', '编辑');
  const form = await dialog('编辑团购');
  await form.findByDisplayValue('珍宝蟹出海团');
  expect(dayIn(form, '开始')).toBe(day(-20));
  await form.findByText(/结束日期已经过去/);
  await user.click(form.getByRole('button', { name: '删除团购商品 1' }));
  await user.click((await dialog('删除这一行？')).getByRole('button', { name: '取消' }));
  await user.click(form.getByRole('button', { name: '删除团购商品 1' }));
  await user.click((await dialog('删除这一行？')).getByRole('button', { name: '删除' }));
  expect(form.getByRole('button', { name: '删除团购商品 1' })).toHaveProperty('disabled', true);
  await user.click(form.getByRole('button', { name: '添加商品' }));
  await user.click(form.getByRole('button', { name: '删除团购商品 2' }));
  expect(network.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await save(user, form);
  await screen.findByText('团购信息修改成功');

  const [sent = {}] = await network.sentTo(grouponUpdate);
  expect(JSON.parse(sent.products ?? '')).toEqual([salmon]);
  const asSent = before.description.map(({ type, text }) => ({ type, content: text }));
  expect(JSON.parse(sent.description ?? '')).toEqual(asSent);
  expect(sent).toMatchObject({
    groupon_id: String(before.id),
    start_date: day(-20),
    end_date: day(-14),
    status: '2',
    address: 'Steveston 渔人码头 3 号位',
  });
  expect(await network.sentTo(grouponProductDelete)).toEqual([
    { groupon_id: String(before.id), product_id: String(crab?.id) },
  ]);
  expect(await read(before.id)).toEqual({ ...before, products: [salmon] });
});

test('B3 B6 GB-E7 a description that nobody touched goes back byte for byte, with what the editor would have changed', async () => {
  const description = [
    { type: 1 as const, text: '第一行\n  第二行 ' },
    { type: 2 as const, text: 'image/旧图.png' },
    {
      type: 3 as const,
      text: '<section>旧&nbsp;文<br></section><marquee>走马灯</marquee><p></p>',
    },
  ];
  await set('珍宝蟹出海团', { description });
  const { user } = renderApp(list, demo);
  await press(user, '珍宝蟹出海团', '编辑');
  const form = await dialog('编辑团购');
  await form.findByDisplayValue('珍宝蟹出海团');
  await form.findByRole('textbox', { name: '团购描述 3 图文' });
  await user.type(form.getByLabelText('自提地址'), ' 东门');
  await save(user, form);
  await screen.findByText('团购信息修改成功');
  const [sent = {}] = await network.sentTo(grouponUpdate);
  expect(sent.description).toBe(JSON.stringify(description.map(({ type, text }) => ({ type, content: text }))));
});

test('B3 E6 GB-E7 a description is seen as on a phone before it is saved, and nothing in it runs', async () => {
  const { user } = renderApp(list, demo);
  await user.click(await screen.findByRole('button', { name: '发起团购' }));
  const form = await dialog('发起团购');
  await user.click(await form.findByRole('button', { name: '预览' }));
  const seen = within(await form.findByRole('region', { name: '团购描述预览' }));
  seen.getByText('还没有内容');
  await user.click(form.getByRole('button', { name: '添加文字' }));
  await user.type(form.getByLabelText('团购描述 1 文字'), '<b>现烤</b>');
  seen.getByText('<b>现烤</b>');
  await user.click(form.getByRole('button', { name: '收起预览' }));
  expect(form.queryByRole('region', { name: '团购描述预览' })).toBeNull();
});

test('B3 GB-E8 what was typed into the dialog outlives a closed tab, products and days with it', async () => {
  const { user, advance } = renderApp(list, demo);
  await user.click(await screen.findByRole('button', { name: '发起团购' }));
  const typed = await dialog('发起团购');
  await user.type(await typed.findByLabelText('团购名称'), '周五烤鱼团');
  typeDays(typed, day(2), day(4));
  await user.type(typed.getByLabelText('商品名称'), '烤鱼');
  await user.type(typed.getByLabelText('价格'), '28');
  await advance(800);

  cleanup();
  const again = renderApp(list, demo);
  await again.user.click(await screen.findByRole('button', { name: '发起团购' }));
  const form = await dialog('发起团购');
  const offered = await form.findByRole('region', { name: '未保存的内容' });
  expect(offered.textContent).toContain('团购名称、团购日期、团购商品');
  await again.user.click(within(offered).getByRole('button', { name: '恢复' }));
  const held = (label: string) => dayIn(form, label);
  expect(['团购名称', '开始', '结束', '商品名称', '价格'].map(held)).toEqual([
    '周五烤鱼团',
    day(2),
    day(4),
    '烤鱼',
    '28',
  ]);
  expect(await network.sentTo(grouponRelease)).toEqual([]);
});
