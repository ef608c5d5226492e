import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { goodsInfo } from '#schemas/endpoints/goods.ts';
import { grouponInfo } from '#schemas/endpoints/groupons.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const asked = () => network.reads.filter((call) => call.includes(goodsInfo.path));
const nameField = () => screen.findByLabelText<HTMLInputElement>(/名称/);

const nameIn = (button: HTMLElement) => button.closest('[data-id]')?.querySelector('.title')?.textContent ?? '';

async function openList() {
  const { user } = renderApp('/shop/2/goods/list', demo);
  const [first = document.body, second = document.body] = await screen.findAllByRole('button', { name: '编辑' });
  return { user, first, second };
}

test('G8 a record is asked for when 编辑 is pressed, and once', async () => {
  const { user, first } = await openList();
  const name = nameIn(first);
  fireEvent.pointerDown(first, { pointerType: 'mouse' });
  await user.click(first);
  expect((await nameField()).value).toBe(name);
  expect(asked()).toHaveLength(1);
});

test('G8 a press that came to nothing never shows its record in the form of another', async () => {
  const { user, first, second } = await openList();
  const name = nameIn(second);
  fireEvent.pointerDown(first, { pointerType: 'mouse' });
  await user.click(second);
  expect((await nameField()).value).toBe(name);
});

test('T7 a record that was refused is told once, and asked for again by the merchant only', async () => {
  const { user, first } = await openList();
  const name = nameIn(first);
  refuseOnce(goodsInfo, '系统繁忙');
  await user.click(first);
  await screen.findByText('系统繁忙');
  expect(asked()).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect((await nameField()).value).toBe(name);
  expect(asked()).toHaveLength(2);
  expect(pageLog.splice(0)).toEqual([expect.stringContaining(goodsInfo.path)]);
});

test('G8 a group-buy is asked for when 查看 is pressed, and once', async () => {
  const { user } = renderApp('/shop/1/group/list', demo);
  const [look = document.body] = await screen.findAllByRole('button', { name: '查看' });
  const reads = () => network.reads.filter((call) => call.includes(grouponInfo.path));
  fireEvent.pointerDown(look, { pointerType: 'mouse' });
  await waitFor(() => expect(reads()).toHaveLength(1));
  const name = nameIn(look);
  await user.click(look);
  await screen.findByRole('heading', { level: 1, name });
  await screen.findByRole('table');
  expect(reads()).toHaveLength(1);
});
