import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { goods } from '../../server/database/tables/goods.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const second = 1000;
const crab = '邓金斯蟹（2只）';

const rowOf = async (name: string) =>
  (await screen.findByText(name)).closest<HTMLElement>('[role="row"]') ?? document.body;
const names = () => [...document.querySelectorAll('.record .title')].map(({ textContent }) => textContent);
const reads = () => network.reads.filter((call) => call.includes('/merchant/products?'));
const offered = '列表有更新，点击显示';

/** Somebody else changes a record, or takes it off sale. */
const elsewhere = (name: string, change: Partial<typeof goods.$inferInsert>) =>
  applet.database.update(goods).set(change).where(eq(goods.name, name));
/** The merchant looks at another tab, and at this one again. */
function lookAwayAndBack() {
  for (const state of ['hidden', 'visible'] as const) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
  }
}
const saved = (resources: string) => new StorageEvent('storage', { key: 'Saved', newValue: resources });

/** A list that has been open for a while. */
async function open(path = '/shop/2/goods/list') {
  const app = renderApp(path, demo);
  await rowOf(crab);
  await app.advance(second);
  await waitFor(() => expect(document.querySelector('.news')).not.toBeNull());
  await app.advance(10 * second);
  network.forget();
  return app;
}

afterEach(() => vi.restoreAllMocks());

test('N7 a list is read again when the merchant comes back to it: once, and not within seconds', async () => {
  const { advance } = await open();
  await elsewhere(crab, { stock: 4711 });
  lookAwayAndBack();
  await within(await rowOf(crab)).findByText('4,711');
  lookAwayAndBack();
  await advance(second);
  expect(reads()).toEqual(['GET /api/applet/merchant/products?shop_id=2&page=1&size=500&status=1']);
});

test.each([
  ['the network returns', [new Event('offline'), new Event('online')]],
  ['another tab has saved', [saved('goods'), saved('goods tags')]],
])('N7 where %s, the list is read again once', async (_, events) => {
  const { advance, hear } = await open();
  await elsewhere(crab, { stock: 812 });
  for (const event of events) hear(event);
  await advance(second);
  await within(await rowOf(crab)).findByText('812');
  expect(reads()).toHaveLength(1);
});

test('N7 what another tab has saved of something else asks nothing', async () => {
  const { advance, hear } = await open();
  hear(saved('orders tags'));
  await advance(10 * second);
  expect(reads()).toEqual([]);
});

test('N7 a row that has gone elsewhere goes by itself while nobody is at work on the list', async () => {
  await open();
  await elsewhere(crab, { status: 2 });
  lookAwayAndBack();
  await waitFor(() => expect(names()).not.toContain(crab));
  await elsewhere(crab, { status: 1 });
});

test('N7 with rows ticked nothing moves: ticks and places stay, and what has changed is offered', async () => {
  const { user, hear, advance } = await open();
  const before = names();
  await user.click(within(await rowOf(crab)).getByRole('checkbox'));
  const other = before.find((name) => name && name !== crab) ?? '';
  await elsewhere(other, { status: 2 });
  hear(saved('goods'));
  await advance(second);
  const show = await screen.findByRole('button', { name: offered });
  expect(names()).toEqual(before);
  await user.click(show);
  await waitFor(() => expect(names()).not.toContain(other));
  expect(
    within(await rowOf(crab))
      .getByRole('checkbox')
      .getAttribute('aria-checked'),
  ).toBe('true');
  expect(screen.queryByRole('button', { name: offered })).toBeNull();
  await elsewhere(other, { status: 1 });
});

test('N7 the age of a list is told once it is old, and a reading that fails does not hide it', async () => {
  const { user, advance } = await open();
  await advance(600 * second);
  await screen.findByRole('button', { name: '10 分钟前的内容，点击刷新' });
  answerOnce(goodsList, () => HttpResponse.error());
  lookAwayAndBack();
  await waitFor(() => expect(reads()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: '10 分钟前的内容，点击刷新' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /的内容，点击刷新/ })).toBeNull());
  expect(reads()).toHaveLength(2);
});
