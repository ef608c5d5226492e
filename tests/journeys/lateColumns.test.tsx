import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { enrolmentList, grouponList } from '#schemas/endpoints/groupons.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, serveApplet } from '../support/appletNetwork.ts';
import { list, rowOf } from '../support/grouponsScreen.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const enrolled = async (name: string) => (await rowOf(name)).querySelector('[data-label="报名人数"]')?.textContent;

test('GB-E1 how many have joined is read for each row once the rows are there, and stands in its column', async () => {
  const { advance } = renderApp(list, demo);
  await rowOf('珍宝蟹出海团');
  expect(network.calls.filter((call) => call.includes(enrolmentList.path))).toEqual([]);
  await advance(5_000);
  await waitFor(async () => expect(await enrolled('珍宝蟹出海团')).toBe('27'));
  await waitFor(async () => expect(await enrolled('周末火锅团')).toBe('243'));
  await waitFor(async () => expect(await enrolled('泰国榴莲预售团')).toBe('0'));
  within(screen.getByRole('table')).getByRole('columnheader', { name: /报名/ });
});

test('GB-E1 a count that does not come leaves its place empty, and nothing is said of it', async () => {
  answerOnce(enrolmentList, () => HttpResponse.json({ errcode: 400, errmsg: '系统繁忙' }), { probes: true });
  const { advance } = renderApp(list, demo);
  await rowOf('珍宝蟹出海团');
  await advance(5_000);
  await waitFor(async () => expect(await enrolled('珍宝蟹出海团')).toBe('27'));
  await waitFor(async () => expect(await enrolled('中秋月饼早鸟团')).not.toBe('--'));
  expect(await enrolled('泰国榴莲预售团')).toBe('--');
  expect(screen.queryByText('系统繁忙')).toBeNull();
});

test('GB-E1 of a list without rows nothing is asked late', async () => {
  answerOnce(grouponList, () => HttpResponse.json({ errcode: 0, groupons: [], current_page: 1, total_count: 0 }), {
    probes: true,
  });
  const { advance } = renderApp(list, demo);
  await screen.findByText(/还没有团购|没有团购/);
  await advance(5_000);
  expect(network.calls.filter((call) => call.includes(enrolmentList.path))).toEqual([]);
});
