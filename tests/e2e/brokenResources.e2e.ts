import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResources } from '#admin-tools/json/readResources.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { badDeclarations } from '../support/declared/badDeclarations.ts';
import { type OpenShop, openShop } from '../support/declared/openShop.ts';
import { admin, demo, startBrowser } from './browser.ts';
import { expectUsable, rowOf } from './deeds.ts';

const text = readFileSync('tests/fixtures/shop/resources.json', 'utf8');
const { resources } = readResources(text, { declared: [], addresses: [] });
const folder = mkdtempSync(join(tmpdir(), 'broken-'));
const resourcesFile = join(folder, 'resources.json');
const bad = badDeclarations.map(([, , declaration]) => declaration);
writeFileSync(resourcesFile, JSON.stringify({ resources: [...bad, ...JSON.parse(text).resources] }, null, 2));
const applet = await buildApplet();
let shop: OpenShop | undefined;
const { open } = startBrowser(() => shop?.url ?? '');

beforeAll(async () => {
  shop = await openShop({ appDir: 'dist/app', resources, needs: applet.needs, resourcesFile });
});
afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true });
});

test('beside declarations that are wrong a merchant works on, and administrators read what is wrong with them', async () => {
  const page = await open('/shop/1/goods/list', { as: demo });
  await page.getByRole('table', { name: '商品管理' }).waitFor();
  const menu = page.getByRole('navigation', { name: '主菜单' });
  expect(await menu.getByText(/东西|声明|取货柜/).count()).toBe(0);
  await page.goto('/shop/1/giftCards');
  await rowOf(page, '新年卡').waitFor();

  const desk = await open('/dashboard', { as: admin });
  await desk.getByRole('link', { name: '声明检查' }).click();
  await desk.getByRole('region', { name: '取货柜' }).getByText('你是不是想写 "title"').waitFor();
  expect(await desk.getByRole('region', { name: '东西' }).count()).toBe(bad.length);
  await expectUsable(desk);
});
