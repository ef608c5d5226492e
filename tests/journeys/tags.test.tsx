import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tagAdd, tagDelete, tagList, tagUpdate } from '#schemas/endpoints/tags.ts';
import { goods } from '../../server/database/tables/goods.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const tags = '/shop/2/tags';

const heldTags = async () => (await applet.read(tagList, { shop_id: 2 }, 'demo')).tags;
const idOf = async (name: string) => String((await heldTags()).find((tag) => tag.name === name)?.id);
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^选择${name} `) });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const shownTags = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('.cell.title, .cell.int')].map(({ textContent }) => textContent));

test('C1 the categories of a shop stand in their order, each with how many goods it holds', async () => {
  renderApp(tags, demo);
  await screen.findByRole('heading', { level: 1, name: '分类管理 · 湾区鲜生活' });
  await rowOf('当季水果');
  expect(shownTags()).toEqual([
    ['当季水果', '5'],
    ['有机蔬菜', '4'],
    ['海鲜刺身', '4'],
    ['主食烘焙', '6'],
    ['零食茶饮', '5'],
  ]);
  screen.getByText('共 5 条');
});

test('C1 a category needs a name; with one it is added behind the others', async () => {
  const { user } = renderApp(tags, demo);
  await user.click(await screen.findByRole('button', { name: '添加分类' }));
  const form = await dialog('添加分类');
  await user.type(form.getByLabelText('分类名称'), '  ');
  await user.click(await form.findByRole('button', { name: '保存' }));
  await form.findByText('请输入标签名称');
  expect(await network.sentTo(tagAdd)).toEqual([]);

  await user.type(form.getByLabelText('分类名称'), '节日礼盒');
  await user.click(await form.findByRole('button', { name: '保存' }));
  await screen.findByText('保存成功');
  await rowOf('节日礼盒');
  expect(shownTags().at(-1)).toEqual(['节日礼盒', '0']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await heldTags()).map(({ name }) => name).at(-1)).toBe('节日礼盒');
});

test('C1 a category is renamed in its place, and its goods stay with it', async () => {
  const { user } = renderApp(tags, demo);
  const id = await idOf('海鲜刺身');
  await user.click(within(await rowOf('海鲜刺身')).getByRole('button', { name: '编辑' }));
  const form = await dialog('编辑分类');
  const name = form.getByLabelText<HTMLInputElement>('分类名称');
  expect(name.value).toBe('海鲜刺身');
  await user.clear(name);
  await user.type(name, '海鲜{Enter}');
  await screen.findByText('保存成功');
  await rowOf('海鲜');
  expect(shownTags()[2]).toEqual(['海鲜', '4']);
  expect(await network.sentTo(tagUpdate)).toEqual([{ shop_id: '2', tag_id: id, name: '海鲜' }]);
  expect((await heldTags())[2]).toMatchObject({ id: Number(id), name: '海鲜', product_count: 4 });
});

test('C1 T7 a name that is taken is refused, with the dialog still open and the text kept', async () => {
  const { user } = renderApp(tags, demo);
  await user.click(await screen.findByRole('button', { name: '添加分类' }));
  const form = await dialog('添加分类');
  const name = form.getByLabelText<HTMLInputElement>('分类名称');
  await user.type(name, '当季水果');
  await user.click(await form.findByRole('button', { name: '保存' }));
  expect((await screen.findByRole('alert')).textContent).toContain('标签名称已存在');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(pageLog.splice(0)).toEqual(['Failed to call POST /api/applet/merchant/product/tag/add: errcode 409.']);
  expect(name.value).toBe('当季水果');
  const before = await heldTags();

  await user.type(name, '二');
  await user.click(await form.findByRole('button', { name: '保存' }));
  await rowOf('当季水果二');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await heldTags()).toHaveLength(before.length + 1);
});

test('T9 while a category is being saved the dialog stays and a second press sends nothing', async () => {
  const { user } = renderApp(tags, demo);
  await user.click(await screen.findByRole('button', { name: '添加分类' }));
  const form = await dialog('添加分类');
  await user.type(form.getByLabelText('分类名称'), '只此一次');
  const letGo = holdOnce(tagAdd);
  await user.tripleClick(form.getByRole('button', { name: '保存' }));
  await user.keyboard('{Escape}');
  await user.type(form.getByLabelText('分类名称'), '{Enter}');
  screen.getByRole('dialog', { name: '添加分类' });
  letGo();
  await rowOf('只此一次');
  expect(await network.sentTo(tagAdd)).toEqual([{ shop_id: '2', name: '只此一次' }]);
});

test('C3 T8 deleting asks first and says what becomes of the goods; they stay, without a category', async () => {
  const { user } = renderApp(tags, demo);
  const id = await idOf('零食茶饮');
  await user.click(within(await rowOf('零食茶饮')).getByRole('button', { name: '删除' }));
  const question = await dialog('删除「零食茶饮」？该分类下有 5 件商品，删除后它们可能没有分类');
  await user.click(question.getByRole('button', { name: '取消' }));
  expect(await network.sentTo(tagDelete)).toEqual([]);

  await user.click(within(await rowOf('零食茶饮')).getByRole('button', { name: '删除' }));
  await user.click(
    (await dialog('删除「零食茶饮」？该分类下有 5 件商品，删除后它们可能没有分类')).getByRole('button', {
      name: '删除',
    }),
  );
  await screen.findByText('删除成功');
  await waitFor(() => expect(screen.queryByRole('row', { name: /^选择零食茶饮/ })).toBeNull());
  expect(await network.sentTo(tagDelete)).toEqual([{ shop_id: '2', tag_id: id }]);
  expect((await heldTags()).map(({ name }) => name)).not.toContain('零食茶饮');
  const [tea] = await applet.database.select().from(goods).where(eq(goods.name, '蒜香花生（3袋）'));
  expect(tea?.tag_id).toBeNull();
});

test('C3 an empty category goes without a warning; a refusal keeps it and is told once', async () => {
  await applet.read(tagAdd, { shop_id: 2, name: '空分类' }, 'demo');
  const { user } = renderApp(tags, demo);
  const press = async () => {
    await user.click(within(await rowOf('空分类')).getByRole('button', { name: '删除' }));
    await user.click((await dialog('删除「空分类」？')).getByRole('button', { name: '删除' }));
  };
  refuseOnce(tagDelete, '分类正在使用');
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('分类正在使用');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(pageLog.splice(0)).toHaveLength(1);
  expect((await heldTags()).map(({ name }) => name)).toContain('空分类');
  await waitFor(async () => expect((await rowOf('空分类')).hasAttribute('aria-busy')).toBe(false));
  await press();
  await screen.findByText('删除成功');
  expect((await heldTags()).map(({ name }) => name)).not.toContain('空分类');
});

test('C1 Enter adds a category and goes on with the next; the button in full colour adds the last one', async () => {
  const { user } = renderApp(tags, demo);
  await user.click(await screen.findByRole('button', { name: '添加分类' }));
  const form = await dialog('添加分类');
  const name = () => form.getByLabelText<HTMLInputElement>('分类名称');
  await user.type(name(), '第一批{Enter}');
  await screen.findByText('保存成功');
  await waitFor(() => expect(name().value).toBe(''));
  await waitFor(() => expect(document.activeElement).toBe(name()));
  await user.keyboard('第二批');
  await user.click(form.getByRole('button', { name: '保存并再添加' }));
  await waitFor(() => expect(name().value).toBe(''));
  await user.keyboard('{Enter}');
  await form.findByText('请输入标签名称');
  await user.type(name(), '第三批');
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await rowOf('第三批');
  expect((await network.sentTo(tagAdd)).map(({ name }) => name)).toEqual(['第一批', '第二批', '第三批']);
});

test.each([' 有机蔬菜 ', 'ｖｉｐ', 'Vip'])(
  'C1 the name %j reads like one that is there: that is said, not refused',
  async (typed) => {
    if (!(await heldTags()).some(({ name }) => name === 'VIP')) {
      await applet.read(tagAdd, { shop_id: 2, name: 'VIP' }, 'demo');
    }
    const { user } = renderApp(tags, demo);
    await rowOf('VIP');
    await user.click(await screen.findByRole('button', { name: '添加分类' }));
    const form = await dialog('添加分类');
    await user.type(form.getByLabelText('分类名称'), typed);
    await form.findByText(/^已经有「(有机蔬菜|VIP)」了$/);
    await user.type(form.getByLabelText('分类名称'), '二');
    await waitFor(() => expect(form.queryByText(/^已经有/)).toBeNull());
  },
);
