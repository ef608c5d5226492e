import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
serveApplet(applet);
const demo = await signIn(applet, 'demo');
const onSale = '/shop/2/goods/list';

/** How high a row is. */
const rowHeight = () => document.querySelector<HTMLElement>('.records')?.style.getPropertyValue('--row');

async function openColumns(user: UserEvent) {
  const head = screen.getByRole('heading', { level: 1 }).parentElement ?? document.body;
  await user.click(within(head).getByRole('button', { name: '更多' }));
  await user.click(screen.getByRole('menuitem', { name: '列设置' }));
  return within(await screen.findByRole('dialog', { name: '列设置' }));
}

test('GL-E9 rows stand close together at once, in every list, and apart again', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  expect(rowHeight()).toBe('64px');
  const columns = await openColumns(user);
  const choice = within(columns.getByRole('group', { name: '密度' }));
  expect(choice.getByRole('button', { name: '舒适' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(choice.getByRole('button', { name: '紧凑' }));
  expect(rowHeight()).toBe('48px');
  await user.click(columns.getByRole('button', { name: '完成' }));

  await user.click(screen.getByRole('button', { name: '管理分类' }));
  await screen.findByText('海鲜刺身');
  expect(rowHeight()).toBe('48px');
  await user.click((await openColumns(user)).getByRole('button', { name: '舒适' }));
  await waitFor(() => expect(rowHeight()).toBe('64px'));
  expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(/density\.m\./));
});

test('G2 the buttons of a row keep their names, and readers are told of which record they are', async () => {
  renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  for (const name of ['编辑', '下架', '删除', '更多'])
    screen.getByRole('button', { name, description: '邓金斯蟹（2只）' });
});
