import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { goodsAdd, goodsInfo, goodsList, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { goods } from '../../server/database/tables/goods.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, holdOnce, serveApplet } from '../support/appletNetwork.ts';
import { changedElsewhere } from '../support/changedElsewhere.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const asksFor = (part: string) => network.calls.filter((call) => call.includes(part)).length;
const infoCalls = () => asksFor('product/info/get');
const listCalls = () => asksFor('merchant/products');

async function idOf(name: string): Promise<number> {
  const [found] = await applet.database.select({ id: goods.id }).from(goods).where(eq(goods.name, name));
  if (!found) throw new Error(`Failed to find the goods "${name}".`);
  return found.id;
}
async function edit(name: string) {
  const id = await idOf(name);
  const app = renderApp(`/shop/1/goods/edit?goodsid=${id}`, demo);
  await screen.findByRole('radio', { name: '不选' });
  await screen.findByRole('button', { name: '提交' });
  const before = infoCalls();
  return {
    ...app,
    id,
    /** Somebody else saves, and the merchant looks at this tab again. */
    async elsewhere(values: object) {
      if (Object.keys(values).length > 0) {
        await applet.read(goodsUpdate, { shop_id: 1, product_id: id, ...values }, 'demo');
      }
      act(() => void window.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(infoCalls()).toBeGreaterThan(before));
    },
  };
}
async function retype(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  await user.type(field(label), text);
}

test('who comes back to the tab finds what others have saved, and every word of their own', async () => {
  const { user, id, elsewhere } = await edit('酒酿小圆子');
  await retype(user, '商品名称', '酒酿小圆子（桂花）');
  await elsewhere({ stock: 3, price: '6.50' });
  await waitFor(() => expect(field('库存').value).toBe('3'));
  expect(field('价格').value).toBe('6.50');
  expect(field('商品名称').value).toBe('酒酿小圆子（桂花）');
  screen.getByText('将保存 1 处修改：商品名称');
  expect(screen.queryByText(/别处改成了/)).toBeNull();
  await user.click(button('提交'));
  await screen.findByText('商品信息已更新');
  expect((await applet.read(goodsInfo, { product_id: id }, 'demo')).goods).toMatchObject({
    name: '酒酿小圆子（桂花）',
    stock: 3,
    price: '6.50',
  });
});

test('a field that others have changed as well says so; theirs can be taken', async () => {
  const { user, elsewhere } = await edit('芋泥波波奶茶');
  await retype(user, '库存', '11');
  await elsewhere({ stock: 505 });
  const note = within(await screen.findByRole('group', { name: changedElsewhere('505') }));
  expect(field('库存').value).toBe('11');
  await user.click(note.getByRole('button', { name: '用新的' }));
  expect(field('库存').value).toBe('505');
  screen.getByText('还没有修改');
  expect(screen.queryByText(/别处改成了/)).toBeNull();
});

test('mine can be kept, and a conflict that is left open is asked about once, then saved as mine, too', async () => {
  const { user, id, elsewhere } = await edit('芒果千层蛋糕');
  await retype(user, '库存', '1212');
  await retype(user, '商品名称', '芒果千层');
  await elsewhere({ stock: 606, name: '芒果千层（六寸）' });
  const note = within(await screen.findByRole('group', { name: changedElsewhere('606') }));
  await user.click(note.getByRole('button', { name: '保留我的' }));
  expect(screen.queryByRole('group', { name: changedElsewhere('606') })).toBeNull();
  screen.getByRole('group', { name: changedElsewhere('芒果千层（六寸）') });
  await user.click(button('提交'));
  await screen.findByText('别处也改了：商品名称。请选好用哪一个再保存；不选就按你的保存');
  await user.click(button('提交'));
  await screen.findByText('商品信息已更新');
  const saved = (await applet.read(goodsInfo, { product_id: id }, 'demo')).goods;
  expect([saved.stock, saved.name]).toEqual([1212, '芒果千层']);
});

test('a category that was changed elsewhere is told by its name', async () => {
  const { user, id, elsewhere } = await edit('三鲜大虾饺');
  const before = (await applet.read(goodsInfo, { product_id: id }, 'demo')).goods.tag_id;
  await user.click(screen.getByRole('radio', { name: '不选' }));
  const [other] = await applet.database.select().from(goods).where(eq(goods.name, '泰国金枕榴莲'));
  expect(other?.tag_id).not.toBe(before);
  await elsewhere({ tag_id: other?.tag_id ?? 0 });
  await screen.findByRole('group', { name: changedElsewhere('时令水果') });
});

test('T7 an answer that fails is told once and takes nothing away', async () => {
  const { user, elsewhere } = await edit('泰国金枕榴莲');
  await retype(user, '商品名称', '金枕榴莲');
  answerOnce(goodsInfo, () => HttpResponse.json({ errcode: 500, errmsg: '正在维护' }));
  await elsewhere({});
  expect((await screen.findByRole('alert')).textContent).toContain('正在维护');
  expect(pageLog.splice(0)).toHaveLength(1);
  expect(field('商品名称').value).toBe('金枕榴莲');
});

test('R8 goods of my other shop are not shown under the wrong shop, and nothing of them is kept', async () => {
  const id = await idOf('泰国金枕榴莲');
  const { advance } = renderApp(`/shop/2/goods/edit?goodsid=${id}`, demo);
  await screen.findByText('没有找到这件商品');
  screen.getByRole('link', { name: '返回列表' });
  expect(document.body.textContent).not.toContain('榴莲');
  await advance(5000);
  expect(Object.keys(localStorage).filter((key) => key.includes('draft/'))).toEqual([]);
  expect(network.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('R8 goods of my other shop are not shown while it is still asked whose they are, nor as a copy', async () => {
  const id = await idOf('泰国金枕榴莲');
  const letGo = holdOnce(goodsList);
  renderApp(`/shop/2/goods/add?from=${id}`, demo);
  await waitFor(() => expect(infoCalls()).toBe(1));
  await waitFor(() => expect(listCalls()).toBe(1));
  expect(document.body.textContent).not.toContain('榴莲');
  letGo();
  await screen.findByText('没有找到这件商品');
  expect(document.body.textContent).not.toContain('榴莲');
});

test('R8 from the list to the form nothing more is asked than the goods and the categories', async () => {
  const { user } = renderApp('/shop/1/goods/list', demo);
  const row = await screen.findByRole('row', { name: /泰国金枕榴莲/ });
  // The other part of the list is counted once the rows are there.
  await waitFor(() => expect(listCalls()).toBe(2));
  network.forget();
  await user.click(within(row).getByRole('button', { name: '编辑' }));
  await screen.findByRole('radio', { name: '不选' });
  expect([infoCalls(), listCalls()]).toEqual([1, 0]);
});

test('R8 goods that are off the shelf are found by their address, in the second part of the list', async () => {
  const [off] = await applet.database.select().from(goods).where(eq(goods.status, 2));
  renderApp(`/shop/${off?.shop_id}/goods/edit?goodsid=${off?.id}`, demo);
  await waitFor(() => expect(field('商品名称').value).toBe(off?.name));
  expect(listCalls()).toBe(2);
});

test('R8 when it cannot be found out whose goods they are, they are not shown, and it can be tried again', async () => {
  const id = await idOf('泰国金枕榴莲');
  answerOnce(goodsList, () => HttpResponse.json({ errcode: 500, errmsg: '正在维护' }));
  const { user } = renderApp(`/shop/1/goods/edit?goodsid=${id}`, demo);
  await screen.findByText('这件商品没有加载出来');
  expect(document.body.textContent).not.toContain('榴莲');
  expect(pageLog.splice(0)).toHaveLength(1);
  await user.click(button('重试'));
  await waitFor(() => expect(field('商品名称').value).toBe('泰国金枕榴莲'));
});

test('B7 a copy opens filled, says that it is one, and is saved as new goods without any old id', async () => {
  const id = await idOf('老灶油泼辣子（230克）');
  const { user } = renderApp(`/shop/1/goods/add?from=${id}`, demo);
  await screen.findByRole('heading', { level: 1, name: '添加商品 · 温村华人团购' });
  expect((await screen.findByLabelText<HTMLInputElement>('商品名称')).value).toBe('老灶油泼辣子（230克）（副本）');
  await screen.findByText('将添加一份副本');
  await user.click(button('提交'));
  await screen.findByText('商品信息已添加');
  const [sent] = await network.sentTo(goodsAdd);
  expect(sent).toMatchObject({ name: '老灶油泼辣子（230克）（副本）', type: '2' });
  expect(sent?.spec).not.toContain('"id"');
  expect(await idOf('老灶油泼辣子（230克）（副本）')).toBeGreaterThan(id);
});
