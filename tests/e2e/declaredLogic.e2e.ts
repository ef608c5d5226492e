import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResources } from '#admin-tools/json/readResources.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { type OpenShop, openShop } from '../support/declared/openShop.ts';
import { demo, startBrowser } from './browser.ts';
import { expectUsable, press, rowOf, sizes } from './deeds.ts';

const text = readFileSync('tests/fixtures/shop/logic.json', 'utf8');
const { resources } = readResources(text, { declared: [], addresses: [] });
const folder = mkdtempSync(join(tmpdir(), 'logic-'));
const resourcesFile = join(folder, 'resources.json');
const applet = await buildApplet();
let shop: OpenShop | undefined;
const { open } = startBrowser(() => shop?.url ?? '');

beforeAll(async () => {
  writeFileSync(resourcesFile, text);
  shop = await openShop({ appDir: 'dist/app', resources, needs: applet.needs, resourcesFile });
});
afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true });
});

const choices = (page: Page, label: string) =>
  page.locator('.form-item').filter({ has: page.locator('.form-item-label').getByText(label, { exact: true }) });
const pick = (page: Page, label: string, option: string) =>
  choices(page, label).first().getByText(option, { exact: true }).click();

test.each(sizes)('on %s a choice follows the one it depends on, and is back with it', async (_, size) => {
  const page = await open('/shop/1/places/add', { as: demo, ...size });
  await page.getByLabel('名称').fill('新站');
  await page.getByText('请先选择城市').first().waitFor();
  await expectUsable(page);
  await pick(page, '城市', '温哥华');
  await pick(page, '片区', '列治文');
  await pick(page, '柜台', '一号柜');
  await pick(page, '城市', '多伦多');
  await page.getByText('「列治文」不再适合，已清空；选回原来的城市就会恢复').waitFor();
  await page.getByText('「一号柜」不再适合，已清空；选回原来的城市就会恢复').waitFor();
  await expectUsable(page);
  await pick(page, '城市', '温哥华');
  await choices(page, '片区').first().getByRole('radio', { name: '列治文', checked: true }).waitFor();
  await choices(page, '柜台').getByRole('radio', { name: '一号柜', checked: true }).waitFor();
  await press(page, '提交');
  await rowOf(page, '新站').first().getByText('列治文').waitFor();
});

test('R7 a deal that is over opens to be read and says why', async () => {
  const page = await open('/shop/1/deals', { as: demo });
  const edit = rowOf(page, '中秋').getByRole('button', { name: '编辑' });
  expect([await edit.isDisabled(), await edit.getAttribute('title')]).toEqual([true, '已结束的活动不能修改']);
  const id = await rowOf(page, '中秋').getAttribute('data-id');
  await page.goto(`/shop/1/deals/edit?id=${id}`);
  await page.getByRole('heading', { level: 1, name: /查看活动/ }).waitFor();
  await page.getByRole('status').getByText('已结束的活动不能修改').waitFor();
  await expectUsable(page);
});
