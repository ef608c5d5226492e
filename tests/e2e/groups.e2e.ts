import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { type RunningServer, startServer } from '../../server/startServer.ts';
import { demo, phone, startBrowser } from './browser.ts';
import { expectUsable, press } from './deeds.ts';

const folder = mkdtempSync(join(tmpdir(), 'groups-'));
let server: RunningServer | undefined;
const { open } = startBrowser(() => `http://localhost:${server?.port}`);

/** A declaration with a group of fields and a piece of JSON. */
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
    config: { kind: 'json', label: '配置', wire: 'text' },
  },
  list: { columns: ['name', 'address', 'config'] },
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
  'on a %s a group is filled in together, and what is wrong in it and in JSON stands at its place',
  async (on, screen) => {
    const page = await open('/shop/1/branches', { as: demo, ...screen });
    page.setDefaultTimeout(6000);
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
  },
);
