import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
serveApplet(applet);
const demo = await signIn(applet, 'demo');
const onSale = '/shop/2/goods/list';

const focused = () => document.activeElement;
const focusedTitle = () => focused()?.querySelector('.title')?.textContent;
const titles = () => [...document.querySelectorAll('.record .title')].map(({ textContent }) => textContent);

test('j and k lead through the rows, x ticks, and Enter opens', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  const [first, second, third] = titles();
  await user.keyboard('j');
  expect(focusedTitle()).toBe(first);
  await user.keyboard('k');
  expect(focusedTitle()).toBe(first);
  await user.keyboard('jj');
  expect(focusedTitle()).toBe(third);
  await user.keyboard('k');
  expect(focusedTitle()).toBe(second);
  await user.keyboard('x');
  screen.getByRole('checkbox', { name: `选择${second}`, checked: true });
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: '查看商品' });
});

test('/ leads to the search, where letters are letters; e edits the row the keyboard is at', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  await user.keyboard('/');
  expect(focused()).toBe(screen.getByRole('searchbox', { name: '搜索' }));
  await user.keyboard('nj');
  expect([location.pathname, location.search]).toEqual([onSale, '?q=nj']);
  await user.keyboard('{Escape}{Escape}');
  expect(location.search).toBe('');
  await user.keyboard('j');
  fireEvent.keyDown(focused() ?? document.body, { key: 'e', isComposing: true });
  fireEvent.keyDown(focused() ?? document.body, { key: 'e', ctrlKey: true });
  expect(location.pathname).toBe(onSale);
  await user.keyboard('e');
  await waitFor(() => expect(location.pathname).toBe('/shop/2/goods/edit'));
});

test('n begins a new one', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  await user.keyboard('n');
  await waitFor(() => expect(location.pathname).toBe('/shop/2/goods/add'));
});

test('? shows the keys, and there they are switched off for whoever is disturbed by them', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: '快捷键' }));
  expect(help.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'CtrlK',
    'gh',
    'gp',
    'go',
    'gt',
    '/',
    'n',
    'j',
    'k',
    'Enter',
    'e',
    'x',
    '?',
  ]);
  await user.keyboard('n');
  expect(location.pathname).toBe(onSale);
  await user.click(help.getByRole('checkbox', { name: '使用快捷键' }));
  await user.click(help.getByRole('button', { name: '关闭' }));
  await user.keyboard('n?');
  expect([location.pathname, screen.queryByRole('dialog')]).toEqual([onSale, null]);
});

test('a row’s menu is worked with arrows, and Esc leads back to its button', async () => {
  const { user } = renderApp(onSale, demo);
  await screen.findByText('邓金斯蟹（2只）');
  const row = screen.getByText('邓金斯蟹（2只）').closest<HTMLElement>('[role="row"]') ?? document.body;
  const more = within(row).getByRole('button', { name: '更多' });
  more.focus();
  await user.keyboard('{Enter}');
  expect(more.getAttribute('aria-expanded')).toBe('true');
  expect(focused()?.textContent).toBe('查看');
  await user.keyboard('{ArrowDown}');
  expect(focused()?.textContent).toBe('复制');
  await user.keyboard('{ArrowDown}');
  expect(focused()?.textContent).toBe('查看');
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('menu'), focused()]).toEqual([null, more]);
  await user.keyboard('{Enter}{End}{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/shop/2/goods/add'));
  expect(location.search).toMatch(/^\?from=\d+$/);
});
