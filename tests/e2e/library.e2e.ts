import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApp, runProduct } from '../support/runApp.ts';
import { startBrowser } from './browser.ts';
import { confirm, expectUsable, press, rowOf, sizes, toldAtField } from './deeds.ts';

let library: RunningApp | undefined;
const { open } = startBrowser(() => library?.url ?? '');
beforeAll(async () => {
  library = await runProduct('examples/library/start.mjs', {});
});
afterAll(() => library?.stop());

/** Nothing of the language the rooms are written in is seen, or read aloud. */
async function expectEnglish(page: Page): Promise<void> {
  const said = await page.evaluate(() => {
    const read = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((each) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => each.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.textContent, ...read].join('\n');
  });
  expect(said.match(/[\u3000-\u303f\u4e00-\u9fff\uff01-\uff60].{0,40}/g) ?? []).toEqual([]);
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
}

/** Opens an address as one of the two who work there. */
async function openAs(path: string, name: 'ada' | 'ben', options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await open(path, options);
  await signIn(page, name, name === 'ada' ? 'librarian' : 'assistant');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}

const usable = async (page: Page) => {
  await expectEnglish(page);
  await expectUsable(page);
};

test.each(sizes)('a book is added, lent, returned and deleted (%s)', async (size, options) => {
  const title = `The Moonstone, ${size}`;
  const page = await openAs('/books', 'ada', { ...options, mayLog: /422/ });
  await page.getByRole('heading', { name: 'Books' }).waitFor();
  expect(await page.title()).toContain('Shelfmark');
  await rowOf(page, 'Middlemarch').waitFor();
  await usable(page);

  await page
    .getByRole('button', { name: 'Add a book' })
    .or(page.getByRole('link', { name: 'Add a book' }))
    .click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Author').fill('Wilkie Collins');
  await page.getByLabel('ISBN').fill('9780141439549');
  await page.getByRole('radio', { name: 'Novel' }).check();
  await usable(page);
  await press(page, 'Submit');
  await toldAtField(page, 'There is a book with this ISBN already');
  await page.getByLabel('ISBN').fill(`978${size.length}`);
  await press(page, 'Submit');
  await page.getByText('Book added').waitFor();
  await rowOf(page, title).waitFor();

  await page.goto('/loans');
  await press(page, 'Lend a book');
  const dialog = page.getByRole('dialog', { name: 'Lend a book' });
  const book = dialog.getByRole('combobox', { name: 'Book' });
  await book.click();
  await book.pressSequentially('moonst');
  await page.locator('.ant-select-item', { hasText: title }).click();
  await dialog.getByRole('radio', { name: 'Alan Kay' }).check();
  await dialog.getByLabel('Due').fill('2099-01-31');
  await page.keyboard.press('Tab');
  await expectEnglish(page);
  await press(page, 'Save');
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page, title).locator('.tag', { hasText: 'On loan' }).waitFor();
  await usable(page);
  await rowOf(page, title).getByRole('button', { name: 'Return', exact: true }).click();
  await rowOf(page, title).locator('.tag', { hasText: 'Returned' }).waitFor();

  await page.goto('/books?q=moonst');
  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click();
  await expectEnglish(page);
  await confirm(page, 'Delete');
  await page.getByText('Book deleted').waitFor();
  await rowOf(page, title).waitFor({ state: 'detached' });
});

test.each(sizes)('every screen is in English, for anyone (%s)', async (_, options) => {
  const page = await openAs('/dashboard', 'ada', options);
  await page.getByRole('heading', { name: 'Good day, Ada' }).waitFor();
  await usable(page);
  for (const [path, text] of [
    ['/readers', 'Grace Hopper'],
    ['/books/view?id=2', 'Jane Austen'],
    ['/books/edit?id=2', 'On the shelf'],
    ['/nowhere', 'There is no such page'],
  ] as const) {
    await page.goto(path);
    await page.getByText(text).first().waitFor();
    await usable(page);
  }
  for (const deed of ['Export', 'Import', 'Columns', 'Shortcuts']) {
    await page.goto('/books');
    await rowOf(page, 'Middlemarch').waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    const item = page.getByRole('menuitem', { name: deed, exact: true });
    if (!(await item.isVisible())) continue;
    await item.click();
    await page.getByRole('dialog').waitFor();
    await usable(page);
  }
  await page.goto('/books');
  await press(page, 'Filter');
  await page.getByText('Poetry').first().waitFor();
  await usable(page);
});

test('search and pages are the server’s, and Find finds', async () => {
  const page = await openAs('/books', 'ada');
  await page.getByText(/^\d+ in all$/).waitFor();
  await press(page, 'Next page');
  await rowOf(page, 'Little Women').waitFor();
  await page.goto('/books');
  await page.getByRole('searchbox').fill('darwin');
  await rowOf(page, 'The Voyage of the Beagle').waitFor();
  await rowOf(page, 'Middlemarch').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('hopper');
  await page.getByRole('option', { name: /Grace Hopper/ }).waitFor();
  await expectEnglish(page);
});

test('an assistant deletes nothing, and reads why', async () => {
  const page = await openAs('/readers', 'ben', { mayLog: /403/ });
  await rowOf(page, 'Alan Kay').waitFor();
  const button = rowOf(page, 'Alan Kay').getByRole('button', { name: 'Delete' });
  expect(await button.isDisabled()).toBe(true);
  expect(await button.getAttribute('title')).toBe('Only librarians may do this');
  await expectEnglish(page);
  const answer = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('Shelfmark-Token')}` };
    return (await fetch('/api/readers/2', { method: 'DELETE', headers })).status;
  });
  expect(answer).toBe(403);
});

test('a wrong password is told once, a session ends on both sides', async () => {
  const page = await open('/login', { mayLog: /401/ });
  await press(page, 'Sign in');
  await page.getByText('Enter your username and password').waitFor();
  await signIn(page, 'ada', 'wrong');
  await page.getByText('Wrong username or password').waitFor();
  expect(await page.getByText('Wrong username or password').count()).toBe(1);
  await usable(page);
  await signIn(page, 'ada', 'librarian');
  await page.getByRole('heading', { name: 'Good day, Ada' }).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('Shelfmark-Token'));
  const asked = page.waitForResponse('**/api/logout');
  await press(page, 'Sign out');
  await page.getByLabel('Username').waitFor();
  await asked;
  expect(await page.evaluate(() => localStorage.getItem('Shelfmark-Token'))).toBeNull();
  const headers = { Authorization: `Bearer ${token}` };
  expect((await fetch(`${library?.url}/api/me`, { headers })).status).toBe(401);
});
