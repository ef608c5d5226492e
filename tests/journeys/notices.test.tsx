import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createProviders } from '#providers/createProviders.ts';
import { ProvidersContext } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';
import { Notices } from '#shell/Notices.tsx';
import { Offline } from '#shell/Offline.tsx';
import { fakeClock } from '../support/fakeClock.ts';
import { stagedWorld } from '../support/stagedWorld.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The notices beside a screen with one button, and time that stands still. */
function open() {
  const clock = fakeClock();
  const events = new EventTarget();
  const providers = createProviders({ ...stagedWorld(), events, clock });
  render(
    <ProvidersContext.Provider value={providers}>
      <button type="button">下架</button>
      <Offline />
      <Notices />
    </ProvidersContext.Provider>,
  );
  const undone = vi.fn();
  const { notifications } = providers;
  return {
    user: userEvent.setup(),
    undone,
    network: (word: 'offline' | 'online') => act(() => void events.dispatchEvent(new Event(word))),
    advance: (ms: number) => act(() => clock.advance(ms)),
    say: (text: string) => act(() => notifications.open('success', text)),
    offer: (text: string) => act(() => notifications.open('success', text, { label: '撤销', run: undone })),
  };
}
const button = (name: string) => screen.getByRole('button', { name });

test('what was done can be taken back for 8 seconds, what is only told goes after 4', async () => {
  const { advance, say, offer } = open();
  say('保存成功');
  await advance(limits.noticeMs - 1);
  screen.getByText('保存成功');
  await advance(1);
  expect(screen.queryByText('保存成功')).toBeNull();
  offer('已下架商品');
  await advance(limits.undoMs - 1);
  button('撤销');
  await advance(1);
  expect(screen.queryByRole('button')?.textContent).toBe('下架');
});

test('a notice waits while the merchant points at it, and then for what was left', async () => {
  const { user, advance, offer } = open();
  offer('已下架商品');
  await advance(limits.undoMs - 1000);
  await user.hover(screen.getByText('已下架商品'));
  await advance(limits.undoMs);
  await user.hover(button('下架'));
  await advance(999);
  screen.getByText('已下架商品');
  await advance(1);
  expect(screen.queryByText('已下架商品')).toBeNull();
});

test('a key leads to it from anywhere, it waits while the keyboard is on it, and gives the place back', async () => {
  const { user, advance, offer, undone } = open();
  button('下架').focus();
  offer('已下架商品');
  await user.keyboard('{F8}');
  expect(document.activeElement).toBe(button('撤销'));
  await advance(limits.undoMs);
  await user.keyboard('{Enter}');
  expect(undone).toHaveBeenCalledOnce();
  expect(screen.queryByText('已下架商品')).toBeNull();
  expect(document.activeElement).toBe(button('下架'));
});

test('it is taken back once, however often it is pressed', async () => {
  const { user, offer, undone } = open();
  offer('已下架商品');
  await user.dblClick(button('撤销'));
  expect(undone).toHaveBeenCalledOnce();
});

test('what is told next does not take the way back away', async () => {
  const { user, say, offer, undone } = open();
  offer('已下架商品');
  say('保存成功');
  screen.getByText('保存成功');
  await user.click(button('撤销'));
  expect(undone).toHaveBeenCalledOnce();
});

test('a closed notice offers nothing any more', async () => {
  const { user, offer, undone } = open();
  offer('已下架商品');
  await user.click(button('关闭提示'));
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  expect(undone).not.toHaveBeenCalled();
});

test('while the network is away the page says so, and that nothing is lost', () => {
  const { network } = open();
  expect(screen.getByRole('status').textContent).toBe('');
  network('offline');
  expect(screen.getByRole('status').textContent).toBe('网络已断开，改动会保留在这里');
  network('online');
  expect(screen.getByRole('status').textContent).toBe('');
});
