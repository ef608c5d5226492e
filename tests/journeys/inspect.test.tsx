import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { network } from '../support/network.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
serveApplet(applet);
// What the server of sources tells; what is not in it stands where its parent does.
const places = {
  goods: { 'fields.name': 'src/resources/goods/goods.ts:41', actions: 'src/resources/goods/goods.ts:90' },
};
beforeEach(() => network.use(http.get('*/__places', () => HttpResponse.json(places))));
const demo = await signIn(applet, 'demo');
const admin = await signIn(applet, 'admin');

const panel = () => screen.findByRole('complementary', { name: '检视' });
/** What the panel says, by the words before it. */
async function facts(): Promise<Readonly<Record<string, string>>> {
  const terms = await within(await panel()).findAllByRole('term');
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
}

test('a cell that is pointed at tells where it is declared, how it crosses the wire, and who may see it', async () => {
  const { user } = renderApp('/shop/2/goods/list?inspect', demo);
  const name = await screen.findByText('邓金斯蟹（2只）');
  await panel();
  await screen.findByRole('option', { name: '库存 · fields.stock' });
  await user.hover(name);
  expect(await facts()).toMatchObject({
    声明: 'src/resources/goods/goods.ts:41',
    位置: 'goods.fields.name',
    种类: 'text',
    线上名: 'name',
    编解码: '读 text，写 text（有规则）?',
    接口: expect.stringContaining('GET /api/applet/merchant/products'),
    谁能看: '可以，没有限制',
    谁能改: '可以，没有限制',
  });
});

test('all of it is reached by keyboard: from the list in the panel, and along with the focus', async () => {
  const { user } = renderApp('/shop/2/goods/list?inspect', demo);
  await screen.findByText('邓金斯蟹（2只）');
  await screen.findByRole('option', { name: '库存 · fields.stock' });
  await user.selectOptions(screen.getByRole('combobox', { name: '检视' }), '已售 · fields.total_sales');
  expect(await facts()).toMatchObject({ 线上名: 'total_sales', 谁能改: '不可以：表单里只读' });
  const [shelf] = screen.getAllByRole('button', { name: '下架' });
  shelf?.focus();
  await within(await panel()).findByText('goods.actions.shelf');
  expect(await facts()).toMatchObject({
    声明: 'src/resources/goods/goods.ts:90',
    接口: 'POST /api/applet/merchant/product/update',
  });
});

test('a pinned one stays while the pointer goes elsewhere, and a closed panel is gone', async () => {
  const { user } = renderApp('/shop/2/tags?inspect', demo);
  const heads = await screen.findAllByRole('columnheader');
  await screen.findByRole('option', { name: '商品数 · fields.product_count' });
  await user.hover(heads.find(({ textContent }) => textContent === '商品数') ?? document.body);
  await user.click(screen.getByRole('button', { name: '固定' }));
  await user.hover(heads.find(({ textContent }) => textContent === '分类名称') ?? document.body);
  expect(await facts()).toMatchObject({ 位置: 'tags.fields.product_count' });
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('complementary', { name: '检视' })).toBeNull();
});

test('R7 what is kept from others says for whom it is', async () => {
  const { user } = renderApp('/groups?inspect', admin);
  const [edit] = await screen.findAllByRole('button', { name: '编辑' });
  await screen.findByRole('option', { name: /calls\.update/ });
  await user.hover(edit ?? document.body);
  expect(await facts()).toMatchObject({ 位置: 'clubs.calls.update', 谁能看: '可以（只有平台管理员可以管理这里）' });
});

test('in a form, what sends it is the call it makes, and a nested row is left to itself', async () => {
  const { user } = renderApp('/shop/2/goods/add?inspect', demo);
  await screen.findByRole('option', { name: '提交 · calls.create' });
  await user.click(await screen.findByRole('radio', { name: '多规格' }));
  await screen.findByRole('option', { name: '价格 · fields.spec.variants.2.of.price' });
  const [price] = screen.getAllByLabelText('价格');
  await user.click(price ?? document.body);
  expect(await facts()).toMatchObject({ 位置: 'goods.fields.spec.variants.2.of.price', 线上名: 'price' });
  expect(screen.queryByRole('option', { name: /calls\.deleteOne/ })).toBeNull();
});

test('nobody meets it who has not asked for it', async () => {
  renderApp('/shop/2/tags', demo);
  await screen.findAllByRole('columnheader');
  expect(screen.queryByRole('complementary', { name: '检视' })).toBeNull();
});
