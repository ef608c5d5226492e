import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { type RunningServer, startServer } from '../../server/startServer.ts';
import { callsOf, demo, startBrowser } from './browser.ts';
import { choose, expectUsable, press, rowOf, sizes, toldAtField } from './deeds.ts';

const folder = mkdtempSync(join(tmpdir(), 'tree-'));
let server: RunningServer | undefined;
const { open } = startBrowser(() => `http://localhost:${server?.port}`);

const shelf = { kind: 'tree', to: 'shelves', shows: 'name', parent: 'parent_id' };
const name = { kind: 'text', label: '名称', required: '请输入名称' };
/** A tree that is kept here, and what lies in it. */
const shelves = {
  ...{ name: 'shelves', label: '货架', scope: 'shop', stored: true },
  fields: { name, parent_id: { ...shelf, label: '上级货架' } },
  list: { columns: ['name', 'parent_id'] },
  calls: { noun: 'shelf', plural: 'shelves' },
};
const boxes = {
  ...{ name: 'boxes', label: '箱子', scope: 'shop', stored: true },
  fields: {
    name,
    shelf_id: { ...shelf, label: '所在货架', leaves: true, required: '请选择所在货架' },
    also: { ...shelf, label: '备用货架', several: true, most: 2 },
  },
  list: { columns: ['name', 'shelf_id', 'also'] },
  calls: { noun: 'box', plural: 'boxes' },
};

beforeAll(async () => {
  writeFileSync(join(folder, 'resources.json'), JSON.stringify({ resources: [shelves, boxes] }));
  const settings = readSettings({ PORT: '0', DATA_DIR: folder, DEMO: '1' });
  server = await startServer(settings, { appDir: 'dist/app', log: () => {} });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

const add = (page: Page, what: string) =>
  page
    .getByRole('button', { name: `添加${what}` })
    .or(page.getByRole('link', { name: `添加${what}` }))
    .first()
    .click();
/** One that has to be filled in is called so with its star. */
const picker = (page: Page, label: string) => page.getByRole('combobox', { name: new RegExp(`^\\*?${label}$`) });
const offered = (page: Page, called: string | RegExp) =>
  page.locator('.tree-picker:not(.ant-select-dropdown-hidden)').getByTitle(called, { exact: true });

/** Types how it sounds, and takes it. */
async function pick(page: Page, label: string, sound: string, called: string): Promise<void> {
  await picker(page, label).pressSequentially(sound);
  await offered(page, called).last().click();
}

async function addShelf(page: Page, called: string, under?: readonly [sound: string, name: string]): Promise<void> {
  await add(page, '货架');
  await page.getByLabel('名称').fill(called);
  if (under) await pick(page, '上级货架', ...under);
  await press(page, '提交');
  await rowOf(page, called).first().waitFor();
}

test.each(sizes)(
  'on a %s shelves are put below each other by their sound, none below itself, and what lies below one is found by it',
  async (on, screen) => {
    const [top, middle, leaf] = [`仓库 ${on}`, `冷冻区 ${on}`, `三层 ${on}`];
    const page = await open('/shop/1/shelves', { as: demo, ...screen });
    await addShelf(page, top);
    await addShelf(page, middle, ['cangku', top]);
    await addShelf(page, leaf, ['lengdong', middle]);
    await rowOf(page, leaf).getByTitle(`${top} / ${middle}`).waitFor();

    // Of the others the path says it as well.
    await choose(page, `${top}--`, '编辑');
    await picker(page, '上级货架').click();
    await page.getByText('（就是它自己）').waitFor();
    await picker(page, '上级货架').pressSequentially('sanceng');
    await page.getByText(`${leaf}（是它的下级）`).waitFor();
    await expectUsable(page);
    await page.getByText(`${leaf}（是它的下级）`).click();
    await picker(page, '上级货架').press('Escape');
    await page.getByTitle(`${top} / ${middle} / ${leaf}`).waitFor({ state: 'detached' });

    await page.goto(page.url().replace(/\/shelves.*/, '/boxes'));
    await add(page, '箱子');
    await page.getByLabel('名称').fill(`箱 ${on}`);
    await press(page, '提交');
    await toldAtField(page, '请选择所在货架');
    await pick(page, '所在货架', 'sanceng', leaf);
    await pick(page, '备用货架', 'lengdong', middle);
    await picker(page, '备用货架').press('Escape');
    await page.getByLabel('名称').focus();
    await expectUsable(page);
    await press(page, '提交');
    await rowOf(page, `箱 ${on}`).getByTitle(`${top} / ${middle} / ${leaf}`).waitFor();

    const calls = callsOf(page);
    await press(page, '筛选');
    await pick(page, '所在货架', 'cangku', top);
    await page.getByText('选中一个，它下面各级的也会找出来').waitFor();
    await page.getByText(`所在货架：${top}`, { exact: true }).waitFor();
    await picker(page, '所在货架').press('Escape');
    await rowOf(page, `箱 ${on}`).waitFor();
    await expectUsable(page);
    const asked = calls.filter((call) => call.includes('/boxes')).map((call) => decodeURIComponent(call));
    expect(asked).toEqual([expect.stringMatching(/shelf_id_in=\[\d+,\d+,\d+\]/)]);
    // By its address as well: the tree is read first, and the list is asked for once.
    calls.length = 0;
    await page.reload();
    await rowOf(page, `箱 ${on}`).waitFor();
    expect(calls.filter((call) => call.includes('/boxes'))).toHaveLength(1);
  },
);
