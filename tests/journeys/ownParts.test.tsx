import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { Product } from '#shell/Product.tsx';
import { createApplet } from '../../server/createApplet.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import type { App } from '../../src/App.tsx';
import { serveApplet } from '../support/appletNetwork.ts';
import { callersOf } from '../support/declared/callers.ts';
import { createRecordStore } from '../support/declared/createRecordStore.ts';
import { handlersOf } from '../support/declared/handlersOf.ts';
import { network as farEnd } from '../support/network.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

// Here already: on a busy machine their code takes longer than a test waits.
import '#crud/form/FormPage.tsx';

const reviews = defineResource({
  name: 'reviews',
  label: '评价',
  scope: 'shop',
  fields: {
    title: f.text({ label: '标题', required: '请输入标题' }),
    stars: f.int({
      label: '评分',
      required: '请打分',
      hint: '按一下就好',
      cell: async () => ({ default: (await import('../fixtures/own/StarsCell.tsx')).StarsCell }),
      input: async () => ({ default: (await import('../fixtures/own/StarsInput.tsx')).StarsInput }),
    }),
    taste: f.int({
      label: '口味',
      cell: async () => ({ default: (await import('../fixtures/own/Broken.tsx')).Broken }),
      input: async () => ({ default: (await import('../fixtures/own/Broken.tsx')).Broken }),
    }),
    lost: f.text({ label: '产地', input: () => Promise.reject(new Error('offline')) }),
  },
  calls: conventionalCalls('review'),
  list: { columns: ['title', 'stars', 'taste'] },
  examples: [{ title: '好吃', stars: 4, taste: 3, lost: '顺德' }],
});
const Shop: typeof App = (props) => (
  <Product sections={[reviews]} login={<h1>登录</h1>} dashboard={<h1>首页</h1>} {...props} />
);

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const callerOf = callersOf(createApplet(applet.needs));
beforeEach(() => {
  farEnd.use(...handlersOf(reviews, { callerOf, store: createRecordStore([reviews]) }));
  // React tells the console of every boundary, whatever it makes of it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a cell of its own is drawn in the row; where it breaks the row shows the value as ever, and the log says so', async () => {
  renderApp('/shop/1/reviews', demo, Shop);
  const row = within(await screen.findByRole('row', { name: /好吃/ }));
  await row.findByRole('img', { name: '4 星' });
  await row.findByText('3');
  expect(pageLog).toContain('Failed to draw 口味 by its own component: no such star');
  pageLog.length = 0;
});

test('an input of its own has label, hint, check and draft around it as every other, and is sent like one', async () => {
  const { user } = renderApp('/shop/1/reviews/add', demo, Shop);
  await user.type(await screen.findByLabelText('标题'), '一般');
  const stars = await screen.findByRole('radiogroup', { name: '评分' });
  screen.getByText('按一下就好');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(screen.getAllByText('请打分').length).toBeGreaterThan(0));
  await user.click(within(stars).getByRole('radio', { name: '2 星' }));
  await waitFor(() => expect(screen.queryByText('请打分')).toBeNull());
  // Those that broke or did not come are filled in by the input of their kind.
  await user.type(await screen.findByRole('textbox', { name: '产地' }), '佛山');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(network.requests.some(({ url }) => url.includes('review/add'))).toBe(true));
  const [added] = network.requests.filter(({ url }) => url.includes('review/add'));
  const body = Object.fromEntries(new URLSearchParams(await added?.clone().text()));
  expect(body).toMatchObject({ title: '一般', stars: '2', lost: '佛山' });
  expect(pageLog).toContain('Failed to draw 产地 by its own component: offline');
  pageLog.length = 0;
});
