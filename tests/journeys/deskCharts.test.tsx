import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { enrolmentList } from '#schemas/endpoints/groupons.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, holdOnce, serveApplet } from '../support/appletNetwork.ts';
import { card, home } from '../support/deskScreen.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const village = '温村华人团购';

// Nothing has a size here, and what draws charts asks for one.
beforeEach(() => {
  const sides = ['clientWidth', 'clientHeight'] as const;
  const sizes = sides.map((side) => vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(320));
  return () => {
    for (const size of sizes) size.mockRestore();
  };
});

/** The lines of a table, cell by cell. */
const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const reads = () => network.calls.filter((call) => call.includes('enroll_info'));
/** The last of them is the one of 243. */
const buttonOf = async (groupons: Awaited<ReturnType<typeof card>>, name: string) =>
  (await groupons.findAllByRole('button', { name })).at(-1) ?? document.body;
const press = async (user: UserEvent, name: string) => {
  const groupons = await card(village, '团购管理');
  await groupons.findByText('报名 112 人');
  await user.click(await groupons.findByRole('button', { name }));
  return groupons;
};

test('GD-E1 what the last rounds came to is read when somebody asks, and stands in a table beside the bars', async () => {
  const { user, advance } = renderApp(home, demo);
  const groupons = await card(village, '团购管理');
  await groupons.findByText('报名 112 人');
  network.forget();
  await press(user, '看最近几期');
  const table = await groupons.findByRole('table', { name: '最近几期的金额', hidden: true });
  expect(linesOf(table)).toEqual([
    ['团购', '开始日期', '报名', '金额'],
    ['五常新米团', expect.stringMatching(/^2026-/), '112', '4,256.00'],
    ['周末火锅团', expect.stringMatching(/^2026-/), '243', '22,376.37'],
    ['珍宝蟹出海团', expect.stringMatching(/^2026-/), '27', '2,229.81'],
    ['海南荔枝空运团', expect.stringMatching(/^2026-/), '38', '1,330.00'],
    ['中秋月饼早鸟团', expect.stringMatching(/^2025-/), '64', '3,816.00'],
  ]);
  await groupons.findByRole('img', { name: '最近几期的金额' });
  // Whoever asks for the amount of one of them finds it read.
  groupons.getByText('金额 22,376.37');
  groupons.getByText('刚才读的');
  await advance(60_000);
  await groupons.findByText('1 分钟前读的');
  network.forget();
  await user.click(groupons.getByRole('button', { name: '重读最近几期' }));
  await groupons.findByText('刚才读的');
  expect(reads().length).toBeGreaterThan(5);
});

test('T7 a round that does not come is told once; what was read stays, and reading goes on from there', async () => {
  const { user } = renderApp(home, demo);
  const groupons = await card(village, '团购管理');
  await groupons.findByText('报名 112 人');
  answerOnce(enrolmentList, () => new HttpResponse('bad gateway', { status: 502 }), { after: 5 });
  await press(user, '看最近几期');
  await groupons.findByText('最近几期没有全部读取，读过的会留着');
  expect(pageLog.splice(0)).toHaveLength(1);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  network.forget();
  await user.click(groupons.getByRole('button', { name: '接着读' }));
  await groupons.findByRole('table', { name: '最近几期的金额', hidden: true });
  expect(reads().length).toBeLessThan(6);
});

test('T9 reading can be stopped, and nothing is asked for after it', async () => {
  const { user } = renderApp(home, demo);
  const groupons = await card(village, '团购管理');
  await groupons.findByText('报名 112 人');
  const letGo = holdOnce(enrolmentList);
  await press(user, '看最近几期');
  await groupons.findByText(/^正在读取 \d \/ 5 期$/);
  await user.click(groupons.getByRole('button', { name: '取消' }));
  await groupons.findByRole('button', { name: '看最近几期' });
  network.forget();
  letGo();
  // Read to its end, each is asked for once: nobody has gone on with them meanwhile.
  await press(user, '看最近几期');
  await groupons.findByRole('table', { name: '最近几期的金额', hidden: true });
  expect(new Set(reads()).size).toBe(reads().length);
});

test.each([
  ['算金额', '看最近几期'],
  ['看最近几期', '算金额'],
])('whoever is read for %s is not read again for %s beside it, and the keyboard stays', async (one, other) => {
  const { user } = renderApp(home, demo);
  const groupons = await card(village, '团购管理');
  await groupons.findByText('报名 112 人');
  await groupons.findByText('报名 243 人');
  network.forget();
  const letGo = holdOnce(enrolmentList);
  await user.click(await buttonOf(groupons, one));
  const cancel = await groupons.findByRole('button', { name: '取消' });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(cancel)).toBe(true);
  await user.click(await buttonOf(groupons, other));
  letGo();
  await groupons.findByRole('table', { name: '最近几期的金额', hidden: true });
  await groupons.findByText('金额 22,376.37');
  expect(reads().length).toBeGreaterThan(4);
  expect(new Set(reads()).size, 'each page once').toBe(reads().length);
});

test('who stops one of two that wait for the same does not stop the other', async () => {
  const { user } = renderApp(home, demo);
  const groupons = await card(village, '团购管理');
  await groupons.findByText('报名 243 人');
  const letGo = holdOnce(enrolmentList);
  await user.click(await buttonOf(groupons, '算金额'));
  await user.click(await buttonOf(groupons, '看最近几期'));
  await groupons.findByText(/^正在读取 \d \/ 5 期$/);
  await user.click(groupons.getAllByRole('button', { name: '取消' })[0] ?? document.body);
  letGo();
  await groupons.findByRole('table', { name: '最近几期的金额', hidden: true });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('goods that sell best are drawn from what the list has told, with their stock beside them', async () => {
  const { user } = renderApp(home, demo);
  const goods = await card(village, '商品管理');
  const more = await goods.findByRole('button', { name: '看前 10 名' });
  network.forget();
  await user.click(more);
  const lines = linesOf(await goods.findByRole('table', { name: '卖得最好', hidden: true }));
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 2)).toEqual([
    ['商品', '库存', '已售'],
    ['招牌珍珠奶茶', '200', '3,120'],
  ]);
  expect(network.reads).toEqual([]);
});
