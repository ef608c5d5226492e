import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { type RunningServer, startServer } from '../../server/startServer.ts';
import { callsOf, demo, phone, startBrowser } from './browser.ts';
import { choose, expectUsable, press, rowOf } from './deeds.ts';

const folder = mkdtempSync(join(tmpdir(), 'groups-'));
let server: RunningServer | undefined;
const { open } = startBrowser(() => `http://localhost:${server?.port}`);

/** A declaration with a group of fields, a piece of JSON and several references. */
const branches = {
  name: 'branches',
  label: '门店',
  scope: 'shop',
  stored: true,
  fields: {
    name: { kind: 'text', label: '店名', required: '请输入店名' },
    address: {
      kind: 'object',
      label: '地址',
      of: {
        street: { kind: 'text', label: '街道', required: '请输入街道' },
        city: { kind: 'text', label: '城市' },
        zip: { kind: 'text', label: '邮编', max: 10 },
      },
    },
    tag_ids: { kind: 'refs', label: '供应分类', to: 'tags', shows: 'name', most: 2 },
    config: { kind: 'json', label: '配置', wire: 'text' },
  },
  list: { columns: ['name', 'tag_ids', 'address', 'config'] },
  calls: { noun: 'branch', plural: 'branches' },
};

beforeAll(async () => {
  writeFileSync(join(folder, 'resources.json'), JSON.stringify({ resources: [branches] }));
  const settings = readSettings({ PORT: '0', DATA_DIR: folder, DEMO: '1' });
  server = await startServer(settings, { appDir: 'dist/app', log: () => {} });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['phone', { viewport: phone, hasTouch: true }],
  ['desktop', {}],
] as const)(
  'on a %s a group is filled in together, categories by their sound, and what is wrong stands at its place until it is saved',
  async (on, screen) => {
    const page = await open('/shop/1/branches', { as: demo, ...screen });
    await page
      .getByRole('button', { name: '添加门店' })
      .or(page.getByRole('link', { name: '添加门店' }))
      .first()
      .click();
    await page.getByLabel('店名').fill(`总店 ${on}`);
    const group = page.getByRole('group', { name: '地址' });
    await group.getByLabel('邮编').fill('V6B 1A1');
    await page.getByLabel('配置').fill('{"b": 9007199254740993, "a" 1}');
    await press(page, '提交');
    await group.getByText('请输入街道').first().waitFor();
    await page.getByText('第 1 行第 29 个字：键后面要冒号').first().waitFor();
    await expectUsable(page);

    const tags = page.getByRole('combobox', { name: '供应分类' });
    for (const [sound, kind] of [
      ['hai', /^海/],
      ['shu', /^新鲜蔬菜/],
    ] as const) {
      await tags.pressSequentially(sound);
      // What is chosen already is called so as well.
      await page.getByTitle(kind).last().click();
    }
    await page.getByText('最多选 2 个').waitFor();
    await tags.press('Escape');
    await group.getByLabel('街道').fill('罗布森街 88 号');
    await page.getByLabel('配置').fill('{"b": 9007199254740993, "a": 1}');
    await page.getByLabel('店名').focus();
    await expectUsable(page);
    const calls = callsOf(page);
    await press(page, '提交');
    await rowOf(page, `总店 ${on}`).getByText('罗布森街 88 号 · V6B 1A1').waitFor();
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);

    await choose(page, `总店 ${on}`, '编辑');
    await group.getByLabel('城市').fill('温哥华');
    await press(page, '提交');
    await rowOf(page, `总店 ${on}`).getByText('罗布森街 88 号 · 温哥华 · V6B 1A1').waitFor();

    await choose(page, `总店 ${on}`, '查看');
    await page.getByRole('heading', { level: 1, name: /^查看门店/ }).waitFor();
    await page.getByText('海鲜水产、新鲜蔬菜').waitFor();
    await page
      .getByRole('definition')
      .filter({ hasText: /^温哥华$/ })
      .waitFor();
    expect(await page.locator('pre').textContent()).toBe('{\n  "b": 9007199254740993,\n  "a": 1\n}');
    await expectUsable(page);
  },
);
