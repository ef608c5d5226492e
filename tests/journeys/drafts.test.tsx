import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { goodsInfo, goodsUpdate, specDelete } from '#schemas/endpoints/goods.ts';
import { tagAdd } from '#schemas/endpoints/tags.ts';
import { goods } from '../../server/database/tables/goods.ts';
import { people } from '../../server/seed/people.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const adding = '/shop/2/goods/add';

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const offer = () => screen.findByRole('region', { name: '未保存的内容' });
const noOffer = () => expect(screen.queryByRole('region', { name: '未保存的内容' })).toBeNull();
const home = () => within(screen.getByRole('navigation', { name: '面包屑' })).getByRole('link', { name: '首页' });
/** As a browser spells it; antd reads the old code of the key. */
const pressEsc = () => fireEvent.keyDown(field('分类名称'), { key: 'Escape', keyCode: 27 });
const drafts = () => Object.keys(localStorage).filter((key) => key.includes('draft/'));
const answer = async (user: UserEvent, question: string, word: string) =>
  user.click(within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: word }));

async function idOf(name: string): Promise<number> {
  const [found] = await applet.database.select({ id: goods.id }).from(goods).where(eq(goods.name, name));
  return found?.id ?? 0;
}

async function open(path: string) {
  const app = renderApp(path, demo);
  await screen.findByRole('button', { name: '提交' });
  return app;
}
/** The tab is gone, the browser and what it keeps stay. */
async function reopen(path: string) {
  cleanup();
  return open(path);
}

async function retype(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  await user.type(field(label), text);
}

test('what was typed outlives a closed tab: it is offered, put back when asked for, and gone once saved', async () => {
  const id = await idOf('三鲜大虾饺');
  const path = `/shop/1/goods/edit?goodsid=${id}`;
  const { user, advance } = await open(path);
  await retype(user, '商品名称', '三鲜大虾饺（新包装）');
  await retype(user, '库存', '77');
  expect(drafts()).toEqual([]);
  await advance(800);
  expect(drafts()).toHaveLength(1);

  const again = await reopen(path);
  expect((await offer()).textContent).toContain('有一份刚才未保存的内容：商品名称、库存');
  expect(field('商品名称').value).toBe('三鲜大虾饺');
  await again.user.click(button('恢复'));
  expect([field('商品名称').value, field('库存').value]).toEqual(['三鲜大虾饺（新包装）', '77']);
  screen.getByText('将保存 2 处修改：商品名称、库存');
  noOffer();
  await again.user.click(button('提交'));
  await screen.findByText('商品信息已更新');
  expect(drafts()).toEqual([]);
  expect((await applet.read(goodsInfo, { product_id: id }, 'demo')).goods).toMatchObject({ stock: 77 });
  await reopen(path);
  noOffer();
});

test('E2 what was restored can be taken out again, without what was typed since', async () => {
  const path = `/shop/1/goods/edit?goodsid=${await idOf('酒酿小圆子')}`;
  const { user, advance } = await open(path);
  const [name, stock] = [field('商品名称').value, field('库存').value];
  await retype(user, '商品名称', '旧草稿');
  await advance(800);
  const again = await reopen(path);
  await offer();
  await again.user.click(button('恢复'));
  await retype(again.user, '库存', '31');
  await again.user.click(button('撤销恢复'));
  expect([field('商品名称').value, field('库存').value]).toEqual([name, '31']);
  await offer();
  await again.user.click(button('恢复'));
  expect([field('商品名称').value, field('库存').value]).toEqual(['旧草稿', '31']);
  await again.user.click(button('重置'));
  expect(screen.queryByRole('button', { name: '撤销恢复' })).toBeNull();
  expect([field('商品名称').value, field('库存').value]).toEqual([name, stock]);
  expect(drafts()).toEqual([]);
});

test('leaving is asked about and says that a draft is kept; what is thrown away is not offered again', async () => {
  const { user } = await open(adding);
  await user.type(field('商品名称'), '还没写完');
  await user.click(home());
  const question = await screen.findByRole('dialog', { name: '离开此页？' });
  within(question).getByText('修改已存为草稿，下次打开时可以恢复。');
  await answer(user, '离开此页？', '取消');
  expect(field('商品名称').value).toBe('还没写完');
  await user.click(home());
  await answer(user, '离开此页？', '离开');
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));

  const again = await reopen(adding);
  await offer();
  await again.user.click(button('放弃'));
  noOffer();
  expect(field('商品名称').value).toBe('');
  expect(drafts()).toEqual([]);
  await reopen(adding);
  noOffer();
});

test('T5 a session that ends while saving takes no word along: it is offered after the next login', async () => {
  const path = `/shop/1/goods/edit?goodsid=${await idOf('酒酿小圆子')}`;
  const { user } = await open(path);
  await retype(user, '商品名称', '酒酿小圆子（桂花）');
  answerOnce(goodsUpdate, () => new HttpResponse(null, { status: 403 }));
  await user.click(button('提交'));
  await user.type(await screen.findByLabelText('邮箱'), people[0]?.email ?? '');
  await user.type(screen.getByLabelText('密码'), people[0]?.password ?? '');
  await user.click(button('登录'));
  await offer();
  await user.click(button('恢复'));
  expect(field('商品名称').value).toBe('酒酿小圆子（桂花）');
  await retype(user, '商品名称', '酒酿小圆子');
  await retype(user, '库存', '33');
  // The login took the place of the form in the history: nothing of ours lies behind, and back would lead out.
  await user.click(button('提交'));
  await screen.findByText('商品信息已更新');
  await waitFor(() => expect(location.pathname).toBe('/shop/1/goods/list'));
});

test('R8 E2 a draft is offered for nothing but what it was typed for', async () => {
  const { user, advance } = await open(adding);
  await user.type(field('商品名称'), '湾区的草稿');
  await advance(800);
  const id = await idOf('芒果千层蛋糕');
  for (const other of ['/shop/1/goods/add', `/shop/1/goods/edit?goodsid=${id}`, `/shop/1/goods/add?from=${id}`]) {
    await reopen(other);
    noOffer();
    expect(document.body.textContent).not.toContain('湾区的草稿');
  }
  await reopen(adding);
  await offer();
});

test('E2 the same address with its query in another order has the same draft', async () => {
  const id = await idOf('酒酿小圆子');
  const { user, advance } = await open(`/shop/1/goods/edit?goodsid=${id}&tab=2`);
  await retype(user, '库存', '12');
  await advance(800);
  await reopen(`/shop/1/goods/edit?tab=2&goodsid=${id}`);
  await offer();
});

test('typed and put back is no draft, and is left without a question', async () => {
  const { user, advance } = await open(adding);
  await user.type(field('商品名称'), '豆');
  await advance(800);
  expect(drafts()).toHaveLength(1);
  await user.clear(field('商品名称'));
  await advance(800);
  expect(drafts()).toEqual([]);
  await user.click(home());
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
});

test('reset throws the draft away; a refused save keeps it', async () => {
  const path = `/shop/1/goods/edit?goodsid=${await idOf('酒酿小圆子')}`;
  const { user, advance } = await open(path);
  await retype(user, '库存', '5');
  await advance(800);
  refuseOnce(goodsUpdate, '商品审核中');
  await user.click(button('提交'));
  await screen.findByText('商品信息更新失败：商品审核中');
  expect(pageLog.splice(0)).toHaveLength(1);
  expect(drafts()).toHaveLength(1);
  await user.click(button('重置'));
  expect(drafts()).toEqual([]);
  screen.getByText('还没有修改');
});

test('a tab that is put away writes at once', async () => {
  const { user } = await open(adding);
  await user.type(field('商品名称'), '急着接电话');
  expect(drafts()).toEqual([]);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(drafts()).toHaveLength(1);
});

test('G5 a saved row that was removed goes with the draft, and with the save after it', async () => {
  const id = await idOf('老灶油泼辣子（230克）');
  const path = `/shop/1/goods/edit?goodsid=${id}`;
  const { spec } = (await applet.read(goodsInfo, { product_id: id }, 'demo')).goods;
  const { user, advance } = await open(path);
  await user.click(button('删除规格 2'));
  await answer(user, '删除这一行？', '删除');
  await screen.findByText('将保存 1 处修改：规格；删除规格 1 个');
  await advance(800);

  const again = await reopen(path);
  await offer();
  // What is out of view is drawn a little later.
  await waitFor(() => expect(screen.getAllByLabelText('规格名称')).toHaveLength(3));
  await again.user.click(button('恢复'));
  expect(screen.getAllByLabelText('规格名称')).toHaveLength(2);
  screen.getByText('将保存 1 处修改：规格；删除规格 1 个');
  await again.user.click(button('提交'));
  await screen.findByText('商品信息已更新');
  expect(await network.sentTo(specDelete)).toEqual([{ product_id: String(id), spec_id: String(spec[1]?.id) }]);
});

test('C1 a small form asks before it closes, and offers what was typed when it is opened again', async () => {
  const { user } = renderApp('/shop/2/tags', demo);
  const add = async () => user.click(await screen.findByRole('button', { name: '添加分类' }));
  await add();
  await user.type(await screen.findByLabelText('分类名称'), '节日礼盒');
  pressEsc();
  within(await screen.findByRole('dialog', { name: '关闭这个窗口？' })).getByText(
    '修改已存为草稿，下次打开时可以恢复。',
  );
  await answer(user, '关闭这个窗口？', '取消');
  expect(field('分类名称').value).toBe('节日礼盒');
  await user.click(within(screen.getByRole('dialog', { name: '添加分类' })).getByRole('button', { name: '取消' }));
  await answer(user, '关闭这个窗口？', '关闭');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await add();
  await offer();
  await user.click(button('恢复'));
  expect(field('分类名称').value).toBe('节日礼盒');
  await user.click(button('保存'));
  await screen.findByText('保存成功');
  expect(await network.sentTo(tagAdd)).toEqual([{ shop_id: '2', name: '节日礼盒' }]);
  expect(drafts()).toEqual([]);
});

test('a small form with nothing typed closes without a word', async () => {
  const { user } = renderApp('/shop/2/tags', demo);
  await user.click(await screen.findByRole('button', { name: '添加分类' }));
  await screen.findByLabelText('分类名称');
  pressEsc();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('N4 goods that are typed in another tab as well say so, until that tab is done', async () => {
  const { user, advance, otherTab } = await open(adding);
  await user.type(field('商品名称'), '这里写的');
  await advance(800);
  const [key = ''] = drafts();
  const theirs = { values: { name: '那里写的' }, base: {}, releases: [], at: 1 };
  const says = '另一个标签页也在添加商品，两边的草稿各自保存';
  expect(screen.queryByText(says)).toBeNull();
  otherTab((storage) => storage.setItem(`${key}b`, JSON.stringify({ ...theirs, at: Date.UTC(2026, 2, 8) + 5 })));
  screen.getByText(says);
  expect(field('商品名称').value).toBe('这里写的');
  otherTab((storage) => storage.removeItem(`${key}b`));
  expect(screen.queryByText(says)).toBeNull();
});
