import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
serveApplet(applet);
const adding = '/shop/2/goods/add';
const drafts = () => Object.keys(localStorage).filter((key) => key.includes('draft/'));
const question = async () => within(await screen.findByRole('dialog', { name: '还有没保存的草稿' }));

/** Goods of which nothing was written down yet, and a press on the way out. */
async function typeAndLeave() {
  const { user } = renderApp(adding, await signIn(applet, 'demo'));
  await user.type(await screen.findByLabelText('商品名称'), '没写完的');
  await screen.findByRole('button', { name: '提交' });
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  return user;
}
const offered = async () => {
  renderApp(adding, await signIn(applet, 'demo'));
  await screen.findByRole('button', { name: '提交' });
  return screen.queryByRole('region', { name: '未保存的内容' }) !== null;
};

test('N4 R5 who logs out with a draft is asked; nothing is decided by closing the question', async () => {
  const user = await typeAndLeave();
  await user.click((await question()).getByRole('button', { name: '取消' }));
  expect(location.pathname).toBe(adding);
  expect(screen.getByLabelText<HTMLInputElement>('商品名称').value).toBe('没写完的');
});

test('N4 kept drafts are there for the same account', async () => {
  const user = await typeAndLeave();
  await user.click((await question()).getByRole('button', { name: '保留草稿' }));
  await screen.findByLabelText('邮箱');
  cleanup();
  expect(await offered()).toBe(true);
});

test('N4 the next account at this browser finds none of them, nor does the first one after it', async () => {
  const user = await typeAndLeave();
  await user.click((await question()).getByRole('button', { name: '保留草稿' }));
  await screen.findByLabelText('邮箱');
  expect(drafts()).toHaveLength(1);
  cleanup();
  renderApp('/dashboard', await signIn(applet, 'rival'));
  await screen.findByRole('button', { name: '退出登录' });
  await waitFor(() => expect(drafts()).toEqual([]));
  cleanup();
  expect(await offered()).toBe(false);
});

test('N4 cleared drafts are gone, and the form that closes does not bring them back', async () => {
  const user = await typeAndLeave();
  await user.click((await question()).getByRole('button', { name: '清除' }));
  await screen.findByLabelText('邮箱');
  expect(drafts()).toEqual([]);
  cleanup();
  expect(await offered()).toBe(false);
});

test('R5 who logs out with nothing typed is not asked', async () => {
  const { user } = renderApp('/dashboard', await signIn(applet, 'demo'));
  await user.click(await screen.findByRole('button', { name: '退出登录' }));
  await screen.findByLabelText('邮箱');
});
