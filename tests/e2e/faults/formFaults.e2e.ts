import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApp, runApp } from '../../support/runApp.ts';
import { startBrowser } from '../browser.ts';
import { atRest } from '../deeds.ts';
import { faults, shown } from './faults.ts';
import { type FaultyForm, forms } from './forms.ts';

// A product of its own: every cell of the table leaves something behind.
let folder = '';
let app: RunningApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhanggui-faults-'));
  app = await runApp(folder);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});
const { open } = startBrowser(() => app.url);

const all = forms.flatMap((form, row) => faults.map((fault, column) => ({ form, fault, row, column })));
/** Every form and every fault at least once; `FAULTS=all` is the whole table. */
const cells =
  process.env.FAULTS === 'all'
    ? all
    : all.filter(({ row, column }) => column % forms.length === row || (column + 5) % faults.length === row);

/** How often the applet holds a text. */
const held = (page: Page, { list }: FaultyForm, text: string): Promise<number> =>
  page.evaluate(
    async ([path, said]) => {
      const headers = { 'Login-Session': localStorage.getItem('Login-Session') ?? '' };
      return (await (await fetch(path, { headers })).text()).split(said).length - 1;
    },
    [list, JSON.stringify(text)] as const,
  );

async function openForm(page: Page, form: FaultyForm) {
  await form.open(page);
  await page.getByLabel(form.label, { exact: true }).last().waitFor();
  await atRest(page);
}
const written = (page: Page, { label }: FaultyForm) => page.getByLabel(label, { exact: true }).last().inputValue();
const saveIn = (page: Page, { save }: FaultyForm) =>
  page.getByRole('button', { name: save, exact: true }).last().click();

test.each(cells.map(({ form, fault }) => [form.name, fault.name, form, fault] as const))(
  'T7 T9 N2 N4 %s × %s: nothing is lost, doubled or left unsaid',
  async (formName, faultName, form, fault) => {
    const page = await open(form.path, {
      as: form.as,
      alone: true,
      mayLog: /Failed to load resource|Failed to call|the answer/,
    });
    await openForm(page, form);
    await form.fill?.(page);
    const text = `${formName}${faultName}`.replaceAll(' ', '').slice(0, 24);
    await page.getByLabel(form.label, { exact: true }).last().fill(text);

    await fault.strike(page, form, text);
    if (fault.told) await shown(page, fault.told).waitFor();
    // What a server says of itself is not for merchants.
    expect(await page.getByText('/srv/app').count()).toBe(0);
    if (fault.ends === 'open') {
      expect(await written(page, form)).toBe(text);
      await saveIn(page, form);
    }
    if (fault.ends === 'draft') {
      await page.goto(form.path);
      await openForm(page, form);
      const offer = page.getByRole('region', { name: '未保存的内容' }).first();
      await expect.poll(async () => (await offer.isVisible()) || (await written(page, form)) === text).toBe(true);
      // Where the record says it already, there is nothing to restore and nothing to save.
      if (await offer.isVisible()) {
        await offer.getByRole('button', { name: '恢复' }).click();
        await expect.poll(() => written(page, form)).toBe(text);
        await saveIn(page, form);
        await page.getByText(saved).first().waitFor();
      }
    } else await page.getByText(saved).first().waitFor();
    await expect.poll(() => held(page, form, text), { timeout: 15_000 }).toBe(1);
    expect(await held(page, form, `${text}一`)).toBe(0);
  },
);

/** What is said of a save, in the words of each form. */
const saved = /信息已添加|信息已更新|^保存成功|信息成功|发布成功|修改成功|已添加|已保存|没有需要保存的修改/;
