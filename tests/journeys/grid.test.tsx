import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { goodsUpdate } from '#schemas/endpoints/goods.ts';
import { goods, specs } from '../../server/database/tables/goods.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const label = '快速改价 / 库存';

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const goodsCalled = async (name: string) => {
  const [found] = await applet.database.select().from(goods).where(eq(goods.name, name));
  if (!found) throw new Error(`Failed to find the goods ${name}.`);
  return found;
};

/** Opens the sheet of all goods of the second shop, or of those that are ticked. */
async function open(...ticked: readonly string[]) {
  const app = renderApp('/shop/2/goods/list', demo);
  await screen.findByText('牧场鸡蛋（24枚）');
  for (const name of ticked) await app.user.click(screen.getByRole('checkbox', { name: `选择${name}` }));
  if (ticked.length === 0) {
    const [more = document.body] = screen.getAllByRole('button', { name: '更多' });
    await app.user.click(more);
    await app.user.click(await screen.findByRole('menuitem', { name: label }));
  } else {
    await press(app.user, label);
  }
  await screen.findByRole('grid', { name: label });
  network.forget();
  return app;
}
const close = async (user: UserEvent) =>
  user.click(within(await screen.findByRole('dialog', { name: label })).getByRole('button', { name: '关闭' }));

test('GL-D2 N1 prices and stocks are typed as in a sheet, looked through, sent, and taken back', async () => {
  const names = ['牧场鸡蛋（24枚）', '小台芒（5磅）'] as const;
  const before = await Promise.all(names.map(goodsCalled));
  const { user } = await open(...names);
  expect(within(screen.getByRole('grid')).getAllByRole('textbox')).toHaveLength(4);

  const [first = document.body] = within(screen.getByRole('grid')).getAllByRole('textbox', { name: /库存/ });
  await user.click(first);
  await user.keyboard('７{Enter}8');
  await screen.findByText('已改 2 处');
  await user.keyboard('{Control>}z{/Control}');
  await screen.findByText(/已改 1 处/);
  await user.keyboard('{Control>}y{/Control}');
  await press(user, '核对改动');
  const lines = within(await screen.findByRole('table', { name: '将要保存的改动' }))
    .getAllByRole('row')
    .slice(1);
  expect(lines.map((line) => line.textContent)).toHaveLength(2);
  expect(await network.sentTo(goodsUpdate)).toEqual([]);
  await press(user, '保存 2 件');
  await screen.findByText('保存：成功 2');
  const sent = await network.sentTo(goodsUpdate);
  expect(sent.map((each) => Object.keys(each).sort().join())).toEqual(Array(2).fill('product_id,shop_id,stock'));
  expect((await Promise.all(names.map(goodsCalled))).map(({ stock }) => stock).sort()).toEqual([7, 8]);

  await press(user, '撤销已保存的 2 件');
  await press(user, '撤销');
  await screen.findByText('撤销：成功 2');
  expect(await Promise.all(names.map(goodsCalled))).toEqual(before);
  await close(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('GL-D2 a key that comes before the next frame finds the cell as Esc left it', async () => {
  const { user } = await open('小台芒（5磅）');
  const [first] = within(screen.getByRole('grid')).getAllByRole<HTMLInputElement>('textbox', { name: /库存/ });
  if (!first) throw new Error('The sheet has no stock.');
  await user.click(first);
  const { value } = first;
  await user.keyboard('77');
  fireEvent.keyDown(first, { key: 'Escape' });
  fireEvent.keyDown(first, { key: 'F2' });
  await new Promise(requestAnimationFrame);
  expect([first.value, first.selectionStart, first.selectionEnd]).toEqual([value, value.length, value.length]);
});

test('G5 the form’s sentence stands at the cell, and nothing is sent while it does', async () => {
  const { user } = await open('牧场鸡蛋（24枚）');
  await user.click(cell('牧场鸡蛋（24枚） 价格'));
  await user.keyboard('1.234{Enter}');
  await screen.findByText('价格格式不正确');
  expect(cell('牧场鸡蛋（24枚） 价格').getAttribute('aria-invalid')).toBe('true');
  await press(user, '核对改动');
  await screen.findByText(/1 处有误 · 改好标出的格子再保存/);
  await waitFor(() => expect(document.activeElement).toBe(cell('牧场鸡蛋（24枚） 价格')));
  expect(await network.sentTo(goodsUpdate)).toEqual([]);
});

test('G5 a column copied out of a sheet lands on the specs of goods, which go with all of their rows', async () => {
  const { user } = await open();
  const [spec] = await applet.database
    .select()
    .from(specs)
    .innerJoin(goods, eq(goods.id, specs.goods_id))
    .where(eq(goods.shop_id, 2));
  const priced = (await applet.database.select().from(specs).innerJoin(goods, eq(goods.id, specs.goods_id))).filter(
    ({ goods: { shop_id, type, status } }) => shop_id === 2 && type === 2 && status === 1,
  );
  const [first] = priced;
  if (!spec || !first) throw new Error('Failed to find goods with specs.');
  const own = priced.filter(({ goods: { id } }) => id === first.goods.id);
  const [input] = screen.getAllByRole<HTMLInputElement>('textbox', { name: `${first.specs.name} 价格` });
  if (!input) throw new Error('Failed to find the cell of the spec.');
  await user.click(input);
  fireEvent.paste(input, { clipboardData: { getData: () => '"１９．９"\r\n' } });
  await screen.findByText(/已粘贴 1 格/);
  await press(user, '核对改动');
  await press(user, '保存 1 件');
  await screen.findByText('保存：成功 1');
  const [sent] = await network.sentTo(goodsUpdate);
  expect(sent?.type).toBe('2');
  const rows: readonly { id: number; price: string }[] = JSON.parse(sent?.spec ?? '[]');
  expect(rows.map(({ id }) => id).sort()).toEqual(own.map(({ specs: { id } }) => id).sort());
  expect(rows.find(({ id }) => id === first.specs.id)?.price).toBe('19.9');
});

test('N1 T7 what somebody else changed meanwhile is not overwritten; it is shown, and sent when asked again', async () => {
  const { user } = await open('牧场鸡蛋（24枚）', '小台芒（5磅）');
  await user.click(cell('牧场鸡蛋（24枚） 价格'));
  await user.keyboard('5');
  await user.click(cell('小台芒（5磅） 价格'));
  await user.keyboard('6');
  await applet.database.update(goods).set({ price: '4.44' }).where(eq(goods.name, '牧场鸡蛋（24枚）'));
  await press(user, '核对改动');
  await press(user, '保存 2 件');
  await screen.findByText('保存：成功 1，失败 1');
  screen.getByText(/别处刚改了「价格」，没有覆盖，请核对后再保存：「牧场鸡蛋（24枚）」/);
  expect((await goodsCalled('牧场鸡蛋（24枚）')).price).toBe('4.44');
  within(screen.getByRole('table', { name: '将要保存的改动' })).getByText('4.44');
  refuseOnce(goodsUpdate, '商品审核中');
  await press(user, '重试失败项');
  await screen.findByText(/商品审核中/);
  await press(user, '重试失败项');
  await screen.findByText('保存：成功 2');
  expect((await goodsCalled('牧场鸡蛋（24枚）')).price).toBe('5');
});

test('N4 T5 a session that ends in the middle leads to the login, and what was not sent is there again', async () => {
  const { user } = await open('牧场鸡蛋（24枚）');
  await user.click(cell('牧场鸡蛋（24枚） 库存'));
  await user.keyboard('3');
  answerOnce(goodsUpdate, () => new HttpResponse(null, { status: 403 }));
  await press(user, '核对改动');
  await press(user, '保存 1 件');
  await screen.findByRole('button', { name: '登录' });
  document.body.replaceChildren();
  await open();
  await screen.findByText('刚才改的，还没有保存');
  expect(cell('牧场鸡蛋（24枚） 库存').value).toBe('3');
});
