import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Resource } from '#crud/Resource.ts';
import { declarations } from '../../src/shell/early/declarations.ts';
import { admin, demo, startBrowser } from './browser.ts';

const { open } = startBrowser();
const resources = declarations();

// What a declaration promises, for each of them; no line here is written for one.
test.each(resources)('$name is listed, opened, changed and saved', async (resource) => {
  const page = await open(resource.routes.list.replace(':sid', '1'), { as: resource.access ? admin : demo });
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${resource.title}`) }).waitFor();
  if (resource.kind === 'collection') await page.getByRole('row').nth(1).waitFor();
  if (!resource.calls.update) return;
  const list = page.url();
  const was = await rename(page, resource, (name) => `${name}改`);
  await page.goto(list);
  // As it was before, for whoever comes next.
  const now = await rename(page, resource, () => was);
  expect(now).toBe(`${was}改`);
});

test('the inspector of development is in nothing that is built', async () => {
  const page = await open('/shop/1/tags?inspect', { as: demo });
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.getByRole('complementary', { name: '检视' }).count()).toBe(0);
  const built = readdirSync('dist/app/assets').map((file) => readFileSync(`dist/app/assets/${file}`, 'utf8'));
  expect(built.length).toBeGreaterThan(10);
  expect(built.filter((text) => text.includes('inspector-frame') || text.includes('最近请求'))).toEqual([]);
});

/** Opens the first record, changes the text that names it, saves, and gives back what it was before. */
async function rename(page: Page, resource: Resource, change: (name: string) => string): Promise<string> {
  if (resource.kind === 'collection') await edit(page);
  const input = page.getByLabel(nameOf(resource), { exact: true }).first();
  await expect.poll(() => input.inputValue()).not.toBe('');
  const before = await input.inputValue();
  await input.fill(change(before));
  const path = resource.calls.update?.row.path;
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await page.getByRole('button', { name: /^(?:提交|保存)$/ }).click();
  expect(await (await answered).json()).toMatchObject({ errcode: 0 });
  await page
    .getByText(resource.texts.updated ?? '保存成功')
    .first()
    .waitFor();
  return before;
}

async function edit(page: Page): Promise<void> {
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^(?:编辑|更多)$/ }) })
    .first();
  await row.waitFor();
  const button = row.getByRole('button', { name: '编辑', exact: true });
  if (await button.isVisible()) return button.click();
  await row.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '编辑' }).click();
}

/** What the text is called by which a merchant knows a record. */
function nameOf({ fields, list, form }: Resource): string {
  const asked = form?.sections.flatMap((section) => section.fields) ?? [];
  const texts = [list.title, ...asked].filter((name) => fields[name]?.kind === 'text' && !fields[name]?.readOnly);
  return fields[texts[0] ?? '']?.label ?? '';
}
