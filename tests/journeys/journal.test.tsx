import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { goodsAdd, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { tagAdd, tagList } from '#schemas/endpoints/tags.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { readFile } from '../../src/crud/transfer/sheet/readFile.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';
import { watchDownloads } from '../support/watchDownloads.ts';

const applet = await buildApplet();
serveApplet(applet);
const own = { ownCalls: true };

test('K10 an administrator sees who changed what, in the words of the forms', async () => {
  const { product_id } = await applet.read(
    goodsAdd,
    { shop_id: 1, name: '豆浆', price: '2.50', stock: 10, type: 1 },
    'demo',
  );
  await applet.read(goodsUpdate, { shop_id: 1, product_id, stock: 2, price: '3' }, 'demo');
  await applet.read(tagAdd, { shop_id: 1, name: '早点' }, 'demo');
  const { user } = renderApp('/dashboard', await signIn(applet, 'admin'), undefined, own);
  await user.click(await screen.findByRole('link', { name: '改动记录' }));
  await screen.findByRole('heading', { level: 1, name: '改动记录' });
  const row = (await screen.findByText('修改商品')).closest('[role=row]');
  const cells = within(row instanceof HTMLElement ? row : document.body);
  cells.getByText('陈掌柜');
  await cells.findByText('价格、库存');
  cells.getByText('2026/03/08 08:00');
  await screen.findByText('添加分类');
});

test('K10 a sheet of it says the fields in the same words', async () => {
  const downloads = watchDownloads();
  await applet.read(goodsAdd, { shop_id: 1, name: '粢饭', price: '2.50', stock: 10, type: 1 }, 'demo');
  const { user } = renderApp('/journal', await signIn(applet, 'admin'), undefined, own);
  await user.click(await screen.findByRole('button', { name: '更多' }));
  await user.click(await screen.findByRole('menuitem', { name: '导出' }));
  await user.click(await screen.findByRole('button', { name: '开始导出' }));
  await screen.findByText(/^已导出 \d+ 条$/);
  const [headings = [], ...rows] = (await readFile(downloads.last())).tabs[0]?.grid ?? [];
  const said = rows.map((row) => row[headings.indexOf('改动的内容')]);
  expect(said).toContain('名称、价格、库存、类型');
  vi.restoreAllMocks();
});

test('K10 on the page of goods stands who changed them, and nothing of others', async () => {
  const goods = { shop_id: 1, price: '2.50', stock: 10, type: 1 } as const;
  const { tags } = await applet.read(tagList, { shop_id: 1 }, 'demo');
  const tag_id = tags[0]?.id ?? 0;
  const { product_id } = await applet.read(goodsAdd, { ...goods, name: '糍饭', tag_id }, 'demo');
  const other = await applet.read(goodsAdd, { ...goods, name: '油条' }, 'demo');
  await applet.read(goodsUpdate, { shop_id: 1, product_id: other.product_id, name: '大油条' }, 'demo');
  applet.advance(3_600_000);
  await applet.read(goodsUpdate, { shop_id: 1, product_id, stock: 3 }, 'demo');
  const admin = await signIn(applet, 'admin');
  const { user } = renderApp(`/shop/1/goods/edit?goodsid=${product_id}`, admin, undefined, own);
  await user.click(await screen.findByRole('button', { name: '改动记录' }));
  const dialog = within(await screen.findByRole('dialog', { name: '改动记录' }));
  await dialog.findByText('陈掌柜 修改商品');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2026/03/08 09:00陈掌柜 修改商品库存',
    '2026/03/08 08:00陈掌柜 添加商品商品名称、商品分类、价格、库存、规格类型',
  ]);
});

test('K10 no merchant is offered the history of a record', async () => {
  renderApp('/shop/1/goods/edit?goodsid=1', await signIn(applet, 'demo'), undefined, own);
  await screen.findByRole('button', { name: '提交' });
  expect(screen.queryByRole('button', { name: '改动记录' })).toBeNull();
});

test('K10 no merchant has it in his menu, and nobody whose applet does not know it', async () => {
  renderApp('/dashboard', await signIn(applet, 'demo'), undefined, own);
  await screen.findByRole('navigation', { name: '主菜单' });
  expect(screen.queryByRole('link', { name: '改动记录' })).toBeNull();
});

test('K10 an applet elsewhere is not asked for it', async () => {
  renderApp('/dashboard', await signIn(applet, 'admin'));
  await within(await screen.findByRole('navigation', { name: '主菜单' })).findByRole('link', { name: '群导航管理' });
  expect(screen.queryByRole('link', { name: '改动记录' })).toBeNull();
});
