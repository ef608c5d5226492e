import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { goodsAdd, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { tagAdd } from '#schemas/endpoints/tags.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

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
  cells.getByText('价格、库存');
  cells.getByText('2026/03/08 08:00');
  await screen.findByText('添加分类');
});

test('K10 no merchant has it in his menu, and nobody whose applet does not know it', async () => {
  renderApp('/dashboard', await signIn(applet, 'demo'), undefined, own);
  await screen.findByRole('navigation', { name: '主菜单' });
  expect(screen.queryByRole('link', { name: '改动记录' })).toBeNull();
});

test('K10 an applet elsewhere is not asked for it', async () => {
  renderApp('/dashboard', await signIn(applet, 'admin'));
  await screen.findByRole('link', { name: '群导航管理' });
  expect(screen.queryByRole('link', { name: '改动记录' })).toBeNull();
});
