import { screen, waitFor } from '@testing-library/react';
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
const Ahead: typeof App = (props) => <App {...props} ahead />;
const asked = () => network.reads.filter((call) => call.includes('/merchant/products?'));
const crab = '邓金斯蟹（2只）';

const isBehind = () => document.querySelector('.picture[hidden]') !== null;
async function shown(text: string) {
  await screen.findByText(text);
  await waitFor(() => expect(isBehind()).toBe(false));
}

/** What was seen before the first row was; what is made behind the scenes is not. */
function watchPictures() {
  const seen: string[] = [];
  const watcher = new MutationObserver(() => {
    const { textContent } = document.body;
    if (textContent && !isBehind()) seen.push(textContent);
  });
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  return { first: () => seen[0] ?? '', stop: () => watcher.disconnect() };
}

test('G1 the first picture of a list holds its rows, and nothing is asked twice', async () => {
  const pictures = watchPictures();
  renderApp('/shop/2/goods/list', demo, Ahead);
  await shown(crab);
  pictures.stop();
  expect(pictures.first()).toContain(crab);
  expect(asked()).toHaveLength(1);
});

test('G1 the conditions in the address are those of the first picture', async () => {
  const pictures = watchPictures();
  renderApp('/shop/2/goods/list?status=2', demo, Ahead);
  await shown('共 2 条');
  pictures.stop();
  expect(pictures.first()).toContain('共 2 条');
  expect(asked()).toEqual([expect.stringContaining('status=2')]);
});

test('rows that are late do not hold back the page, and are not asked for twice', async () => {
  const release = holdOnce(goodsList);
  const { advance } = renderApp('/shop/2/goods/list', demo, Ahead);
  await advance(300);
  await screen.findByRole('heading', { level: 1, name: '商品管理 · 湾区鲜生活' });
  release();
  await screen.findByText(crab);
  expect(asked()).toHaveLength(1);
});

test('T7 rows that were refused are told once, and asked for again by the merchant only', async () => {
  refuseOnce(goodsList, '系统繁忙');
  const { user } = renderApp('/shop/2/goods/list', demo, Ahead);
  await screen.findByText('没有加载出来');
  await screen.findByText('系统繁忙');
  expect(asked()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText(crab);
  expect(asked()).toHaveLength(2);
  expect(pageLog.splice(0)).toEqual([expect.stringContaining('/merchant/products')]);
});

test('R8 the rows of a shop that is somebody else’s are not even asked for', async () => {
  renderApp('/shop/3/goods/list', demo, Ahead);
  await screen.findByText('无店铺ID');
  expect(asked()).toEqual([]);
});
