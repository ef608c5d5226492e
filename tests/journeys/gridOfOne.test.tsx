import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { groupon } from '#pages/groupon/groupon.ts';
import { groupons } from '#resources/groupons/groupons.ts';
import { grouponUpdate } from '#schemas/endpoints/groupons.ts';
import { Product } from '#shell/Product.tsx';
import { grouponProducts } from '../../server/database/tables/groupons.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import type { App } from '../../src/App.tsx';
import { answerOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { button, pathOf, table } from '../support/groupDayScreen.ts';
import { list, press as pressIn } from '../support/grouponsScreen.ts';
import { heldGroupons } from '../support/heldGroupons.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const { idOf, read } = heldGroupons(applet);
const crab = await idOf('珍宝蟹出海团');
const label = '改价 / 库存';
const title = `${label} · 珍宝蟹出海团`;

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const offers = async () => (await read(crab)).products.map(({ price, limit, amount }) => [price, limit, amount]);
const setOffer = async (name: string, change: Partial<typeof grouponProducts.$inferInsert>) =>
  applet.database.update(grouponProducts).set(change).where(eq(grouponProducts.name, name));

/** Opens the sheet of the products on the group-buy's own page. */
async function open() {
  const app = renderApp(pathOf(crab), demo);
  await table();
  await app.user.click(button(label));
  await screen.findByRole('grid', { name: label });
  network.forget();
  return app;
}

test('B4 B5 GL-D2 the products of a group-buy are typed over as in a sheet, sent in one call, and taken back', async () => {
  const before = await read(crab);
  const { user } = await open();
  const lines = within(screen.getByRole('grid', { name: label })).getAllByRole('row');
  expect(lines.map((line) => within(line).queryByRole('rowheader')?.textContent)).toEqual([
    undefined,
    '珍宝蟹（2只）',
    '野生三文鱼柳',
  ]);
  await user.click(cell('珍宝蟹（2只） 价格'));
  fireEvent.paste(cell('珍宝蟹（2只） 价格'), { clipboardData: { getData: () => '￥62.00\t3\n18.50\t\n' } });
  await screen.findByText(/已改 3 处/);
  await press(user, '核对改动');
  const review = within(await screen.findByRole('table', { name: '将要保存的改动' }));
  expect(review.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '团购商品改动原来改为',
    '珍宝蟹（2只）价格59.0062.00',
    '珍宝蟹（2只）限购23',
    '野生三文鱼柳价格17.9918.50',
  ]);
  await press(user, '保存');
  await screen.findByText('团购信息修改成功');
  const [sent, ...others] = await network.sentTo(grouponUpdate);
  expect(others).toEqual([]);
  expect(JSON.parse(sent?.products ?? '').map(({ id }: { readonly id: number }) => id)).toEqual(
    before.products.map(({ id }) => id),
  );
  const after = await read(crab);
  expect({ ...after, products: [] }).toEqual({ ...before, products: [] });
  expect(await offers()).toEqual([
    ['62.00', 3, 80],
    ['18.50', 0, 60],
  ]);

  await press(user, '撤销已保存的改动');
  await press(user, '撤销');
  await screen.findByText('已撤销');
  expect(await read(crab)).toEqual(before);
  await user.click(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('N1 T7 what others changed meanwhile is kept; the same cell is told by its name, and is sent when asked again', async () => {
  const [[, limit, amount] = [], [price, most] = []] = await offers();
  const { user } = await open();
  await user.click(cell('珍宝蟹（2只） 价格'));
  await user.keyboard('66');
  await setOffer('野生三文鱼柳', { amount: 12 });
  await setOffer('珍宝蟹（2只）', { price: '64.00' });
  await press(user, '核对改动');
  await press(user, '保存');
  await screen.findByText('没有保存');
  screen.getByText('别处刚改了「珍宝蟹（2只） 价格」，没有覆盖，请核对后再保存');
  within(screen.getByRole('table', { name: '将要保存的改动' })).getByText('64.00');
  expect(await network.sentTo(grouponUpdate)).toEqual([]);

  refuseOnce(grouponUpdate, '团购审核中');
  await press(user, '重试');
  await screen.findByText('团购审核中');
  await press(user, '重试');
  await screen.findByText('团购信息修改成功');
  expect(await offers()).toEqual([
    ['66', limit, amount],
    [price, most, 12],
  ]);
});

test('N4 T5 what was typed when the session ended is there again, for this group-buy alone', async () => {
  const { user } = await open();
  await user.click(cell('野生三文鱼柳 数量'));
  await user.keyboard('3');
  answerOnce(grouponUpdate, () => new HttpResponse(null, { status: 403 }));
  await press(user, '核对改动');
  await press(user, '保存');
  await screen.findByRole('button', { name: '登录' });
  cleanup();
  const { user: other } = renderApp(list, demo);
  await pressIn(other, '五常新米团', label);
  await screen.findByRole('grid', { name: label });
  expect(screen.queryByText('刚才改的，还没有保存')).toBeNull();

  cleanup();
  const again = await open();
  await screen.findByText('刚才改的，还没有保存');
  expect(cell('野生三文鱼柳 数量').value).toBe('3');
  await press(again.user, '放弃这些改动');
});

const rights = { update: { may: () => false, reason: '只有店主可以修改团购' } };
const Guarded: typeof App = (props) => (
  <Product sections={[{ ...groupons, rights }, groupon]} login={<h1>登录</h1>} dashboard={<h1>首页</h1>} {...props} />
);

test('R7 whoever may not change group-buys reads why', async () => {
  renderApp(pathOf(crab), demo, Guarded);
  await table();
  expect([button(label).title, button(label)]).toEqual([
    '只有店主可以修改团购',
    expect.objectContaining({ disabled: true }),
  ]);
});
