import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { desc, eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { grouponInfo, grouponProductDelete, grouponRelease, grouponUpdate } from '#schemas/endpoints/groupons.ts';
import { groupons } from '../../server/database/schema.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { beginning } from '../../server/support/openTemplate.ts';
import { refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { network as farEnd } from '../support/network.ts';
import { pageLog, renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const list = '/shop/1/group/list';

/** The UTC day so many days after the demo began. */
const day = (after: number) => new Date(beginning.getTime() + after * 86_400_000).toISOString().slice(0, 10);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Inside = Awaited<ReturnType<typeof dialog>>;
const rowOf = async (name: string) =>
  (await screen.findByRole('cell', { name })).closest<HTMLElement>('[role="row"]') ?? document.body;

/** Presses a button of a row, in it or behind its ⋯. */
async function press(user: UserEvent, name: string, action: string) {
  const row = within(await rowOf(name));
  const button = row.queryByRole('button', { name: action });
  if (button) return user.click(button);
  await user.click(row.getByRole('button', { name: '更多' }));
  return user.click(await screen.findByRole('menuitem', { name: action }));
}
const save = async (user: UserEvent, form: Inside) => user.click(await form.findByRole('button', { name: '保存' }));
const read = async (groupon_id: number) => (await applet.read(grouponInfo, { groupon_id }, 'demo')).groupon;

async function idOf(name: string) {
  const [row] = await applet.database.select().from(groupons).where(eq(groupons.name, name));
  return row?.id ?? 0;
}
async function newest() {
  const [row] = await applet.database.select().from(groupons).orderBy(desc(groupons.id)).limit(1);
  return read(row?.id ?? 0);
}
const set = async (name: string, change: Partial<typeof groupons.$inferInsert>) =>
  applet.database.update(groupons).set(change).where(eq(groupons.name, name));

let rice = await read(await idOf('五常新米团'));
beforeEach(async () => {
  rice = await read(rice.id);
});

const typeDays = (form: Inside, from: string, to: string) => {
  fireEvent.change(form.getByLabelText('开始'), { target: { value: from } });
  fireEvent.change(form.getByLabelText('结束'), { target: { value: to } });
};

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
  // In tests antd gives every dialog the same id for its title: this one is known by what stands in it.
  const picker = within(
    (await screen.findByLabelText('搜索商品')).closest<HTMLElement>('[role="dialog"]') ?? document.body,
  );
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
  expect(form.getByLabelText<HTMLInputElement>('开始').value).toBe(day(-20));
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
  const held = (label: string) => form.getByLabelText<HTMLInputElement>(label).value;
  expect(['团购名称', '开始', '结束', '商品名称', '价格'].map(held)).toEqual([
    '周五烤鱼团',
    day(2),
    day(4),
    '烤鱼',
    '28',
  ]);
  expect(await network.sentTo(grouponRelease)).toEqual([]);
});

test('B7 GB-E2 a copy starts without ids, without days and not started; saved, it is a new group-buy', async () => {
  const { user } = renderApp(list, demo);
  await press(user, '海南荔枝空运团', '复制');
  const form = await dialog('发起团购');
  await form.findByDisplayValue('海南荔枝空运团（副本）');
  expect(form.getByLabelText<HTMLInputElement>('开始').value).toBe('');
  expect(form.getByRole('radio', { name: '未开始' })).toHaveProperty('checked', true);
  await save(user, form);
  await form.findByText('请选择团购日期');
  expect(await network.sentTo(grouponRelease)).toEqual([]);

  typeDays(form, day(1), day(2));
  await save(user, form);
  await screen.findByText('团购发布成功');
  const [sent = {}] = await network.sentTo(grouponRelease);
  expect(sent.groupon_id).toBeUndefined();
  expect(JSON.parse(sent.products ?? '').map((product: object) => 'id' in product)).toEqual([false]);
  expect(sent).toMatchObject({ name: '海南荔枝空运团（副本）', status: '1', address: '三联广场 1 号门' });
  expect((await newest()).name).toBe('海南荔枝空运团（副本）');
});

test('GB-D1 the next run is filled in with what has changed told, and nothing is sent before it is saved', async () => {
  await set('珍宝蟹出海团', { name: '珍宝蟹出海团第9期' });
  const { user } = renderApp(list, demo);
  await press(user, '珍宝蟹出海团第9期', '开下一期');
  const form = await dialog('发起团购');
  await form.findByDisplayValue('珍宝蟹出海团第10期');
  const changed = within(form.getByRole('region', { name: '已改好的内容' }));
  expect(changed.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '珍宝蟹出海团第9期 → 珍宝蟹出海团第10期',
    `${day(-20)} ～ ${day(-14)} → ${day(1)} ～ ${day(7)}`,
    '已结束 → 未开始',
  ]);
  expect(network.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await save(user, form);
  await screen.findByText('团购发布成功');
  const made = await newest();
  expect(made).toMatchObject({ name: '珍宝蟹出海团第10期', start_time: day(1), end_time: day(7), status: 1 });
  expect(made.products.map(({ name }) => name)).toEqual(['野生三文鱼柳']);
});

test('GB-D2 a group-buy whose day has come is begun at one press, all else as it was, and it can be taken back', async () => {
  await set('五常新米团', { status: 1 });
  const { user } = renderApp(list, demo);
  const reads = (text: string) => waitFor(async () => within(await rowOf('五常新米团')).getByText(text));
  await reads('日期已到，仍是未开始');
  refuseOnce(grouponUpdate, '团购审核中');
  await press(user, '五常新米团', '改为进行中');
  expect((await screen.findByRole('alert')).textContent).toContain('团购审核中');
  expect(pageLog.splice(0)).toHaveLength(1);
  await waitFor(async () => expect((await rowOf('五常新米团')).hasAttribute('aria-busy')).toBe(false));
  await press(user, '五常新米团', '改为进行中');
  await reads('还剩 9 天');
  expect(await read(rice.id)).toEqual({ ...rice, status: 0 });
  expect(within(await rowOf('五常新米团')).queryByRole('button', { name: '改为进行中' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await reads('日期已到，仍是未开始');
  expect((await read(rice.id)).status).toBe(1);
  await set('五常新米团', { status: 0 });
});

test('GB-D2 several whose days are over are ended at once', async () => {
  await applet.database
    .update(groupons)
    .set({ status: 0 })
    .where(eq(groupons.id, await idOf('海南荔枝空运团')));
  await applet.database
    .update(groupons)
    .set({ status: 1 })
    .where(eq(groupons.id, await idOf('中秋月饼早鸟团')));
  const { user } = renderApp(list, demo);
  await screen.findByText('日期已过，仍是进行中');
  await user.click(screen.getByRole('checkbox', { name: '选择海南荔枝空运团' }));
  await user.click(screen.getByRole('checkbox', { name: '选择中秋月饼早鸟团' }));
  const bar = within(await screen.findByRole('region', { name: '批量操作' }));
  await user.click(bar.getByRole('button', { name: '改为已结束' }));
  await user.click((await dialog('改为已结束 2 个团购？')).getByRole('button', { name: '改为已结束' }));
  await screen.findByText('改为已结束：成功 2');
  expect((await network.sentTo(grouponUpdate)).map(({ status, address }) => [status, address])).toEqual([
    ['2', '三联广场 1 号门'],
    ['2', ''],
  ]);
});

test('GB-D3 a text for the group can be changed and copied, and its length is told', async () => {
  const { user } = renderApp(list, demo);
  await press(user, '五常新米团', '发群文案');
  const open = await dialog('发群文案');
  const text = await open.findByLabelText<HTMLTextAreaElement>('发到群里的文字');
  expect(text.value).toBe('【五常新米团】送货上门 3月7日 ～ 3月17日\n1️⃣ 五常稻花香 10 公斤 38.00（限 5）');
  open.getByText('共 49 字');
  await user.type(text, '！');
  open.getByText('共 50 字');
  await user.click(open.getByRole('button', { name: '复制' }));
  await screen.findByText('已复制');
  expect(await navigator.clipboard.readText()).toBe(text.value);
  await user.click(open.getByRole('button', { name: '恢复原文' }));
  open.getByText('共 49 字');
});

test('GB-D3 where the browser lets nobody copy, the text is there to be copied by hand', async () => {
  const { user } = renderApp(list, demo);
  await press(user, '五常新米团', '发群文案');
  const open = await dialog('发群文案');
  await open.findByLabelText('发到群里的文字');
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(open.getByRole('button', { name: '复制' }));
  await open.findByLabelText(/请长按/);
});
