import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openStorage } from '#providers/storage/openStorage.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
serveApplet(applet);
const demo = await signIn(applet, 'demo');
const theme = () => document.documentElement.dataset.theme;

afterEach(() => {
  Reflect.deleteProperty(document.documentElement.dataset, 'theme');
});

async function openChoice(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('button', { name: '外观' }));
  return within(await screen.findByRole('dialog', { name: '外观' }));
}
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);

test('a merchant chooses 深色: it is seen at once, kept by this browser, and open to change by the keyboard', async () => {
  const { user } = renderApp('/dashboard', demo);
  const choice = await openChoice(user);
  expect(choice.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '跟随系统',
    '浅色',
    '深色',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(choice.getByRole('radio', { name: '跟随系统' })));
  await user.click(choice.getByRole('radio', { name: '深色' }));
  expect([theme(), localStorage.getItem('Kept:theme')]).toEqual(['dark', '"dark"']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '外观' }));
  const again = await openChoice(user);
  await user.click(again.getByRole('radio', { name: '跟随系统' }));
  expect(theme()).toBe('light');
});

test('what another tab chooses stands in an open choice, too', async () => {
  const { user, otherTab } = renderApp('/dashboard', demo);
  const choice = await openChoice(user);
  otherTab((storage) => storage.setItem('Kept:theme', '"light"'));
  expect(chosen()).toEqual([choice.getByRole('radio', { name: '浅色' })]);
});

test('N11 where the browser keeps nothing the choice holds for this page, and that is said', async () => {
  const shut = openStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { user } = renderApp('/login', undefined, undefined, { storage: shut });
  await user.type(await screen.findByLabelText('邮箱'), 'demo@example.com');
  await user.type(screen.getByLabelText('密码'), 'demo12345{Enter}');
  const choice = await openChoice(user);
  await user.click(choice.getByRole('radio', { name: '深色' }));
  expect([theme(), chosen()]).toEqual(['dark', [choice.getByRole('radio', { name: '深色' })]]);
  expect(screen.getAllByText(/^浏览器不允许保存数据/)).toHaveLength(1);
});
