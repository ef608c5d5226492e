import { act, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { App } from '../../src/App.tsx';
import { holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const asked = () => network.reads.filter((call) => call.includes('/merchant/products?'));
const crab = '邓金斯蟹（2只）';

test('G1 the rows of a list are asked for while it is opened, and only once', async () => {
  renderApp('/shop/2/goods/list', demo);
  await screen.findByText(crab);
  expect(asked()).toHaveLength(1);
});

test('R4 a page that has to be drawn from the start once more asks for nothing twice', async () => {
  let arrive: (part: { default: () => null }) => void = () => undefined;
  const Beside = lazy(
    () =>
      new Promise<{ default: () => null }>((resolve) => {
        arrive = resolve;
      }),
  );
  renderApp('/shop/2/goods/list', demo, (props) => (
    <Suspense>
      <App {...props} />
      <Beside />
    </Suspense>
  ));
  await waitFor(() => expect(asked()).toHaveLength(1));
  await act(async () => arrive({ default: () => null }));
  await screen.findByText(crab);
  expect(network.reads.filter((call) => /products|tags|info\/get/.test(call))).toHaveLength(4);
});

test('G1 they are asked for by the conditions in the address', async () => {
  renderApp('/shop/2/goods/list?status=2', demo);
  await screen.findByText('共 2 条');
  expect(asked()).toEqual([expect.stringContaining('status=2')]);
});

test('rows that are late do not hold back the page, and are not asked for twice', async () => {
  const release = holdOnce(goodsList);
  renderApp('/shop/2/goods/list', demo);
  await screen.findByRole('heading', { level: 1, name: '商品管理 · 湾区鲜生活' });
  release();
  await screen.findByText(crab);
  expect(asked()).toHaveLength(1);
});

test('T7 rows that were refused are told once, and asked for again by the merchant only', async () => {
  refuseOnce(goodsList, '系统繁忙');
  const { user } = renderApp('/shop/2/goods/list', demo);
  await screen.findByText('没有加载出来');
  await screen.findByText('系统繁忙');
  expect(asked()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText(crab);
  expect(asked()).toHaveLength(2);
  expect(pageLog.splice(0)).toEqual([expect.stringContaining('/merchant/products')]);
});

test('R8 the rows of a shop that is somebody else’s are not even asked for', async () => {
  renderApp('/shop/3/goods/list', demo);
  await screen.findByText('无店铺ID');
  expect(asked()).toEqual([]);
});
