import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResources } from '#admin-tools/json/readResources.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { badDeclarations } from '../support/declared/badDeclarations.ts';
import { type OpenShop, openShop } from '../support/declared/openShop.ts';
import { admin, callsOf, demo, phone, startBrowser } from './browser.ts';
import { confirm, expectUsable, press, rowOf } from './deeds.ts';

const text = readFileSync('tests/fixtures/shop/resources.json', 'utf8');
const { resources } = readResources(text, { declared: [], addresses: [] });
const folder = mkdtempSync(join(tmpdir(), 'beside-'));
const resourcesFile = join(folder, 'resources.json');
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

test('a file beside the built app adds a resource, without a build', async () => {
  const before = await open('/shop/1/giftCards', { as: demo });
  await before.getByText('404 没有这一页').waitFor();
  writeFileSync(resourcesFile, text);

  const page = await open('/shop/1/giftCards', { as: demo, viewport: phone, hasTouch: true });
  await rowOf(page, '新年卡').waitFor();
  await expectUsable(page);
  const calls = callsOf(page);
  await press(page, '添加礼品卡');
  await page.getByLabel('卡名').fill('开业卡');
  await page.getByLabel('面值').fill('10');
  await expectUsable(page);
  await press(page, '提交');
  await rowOf(page, '开业卡').getByRole('button', { name: '编辑' }).click();
  await page.getByLabel('卡名').fill('周年卡');
  await press(page, '提交');
  await rowOf(page, '周年卡').getByRole('button', { name: '删除' }).click();
  await confirm(page, '删除');
  await rowOf(page, '周年卡').waitFor({ state: 'detached' });
  expect(calls.filter((call) => call.startsWith('POST')).map((call) => call.split(' ')[1])).toEqual(
    ['add', 'update', 'del'].map((deed) => `/api/applet/merchant/gift_card/${deed}`),
  );
});

test('beside declarations that are wrong a merchant works on, and administrators read what is wrong with them', async () => {
  const bad = badDeclarations.map(([, , declaration]) => declaration);
  writeFileSync(resourcesFile, JSON.stringify({ resources: [...bad, ...JSON.parse(text).resources] }, null, 2));
  const page = await open('/shop/1/goods/list', { as: demo });
  await page.getByRole('table', { name: '商品管理' }).waitFor();
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByText('商品管理').first().waitFor();
  expect(await menu.getByText(/东西|声明|取货柜/).count()).toBe(0);
  await page.goto('/shop/1/giftCards');
  await rowOf(page, '新年卡').waitFor();

  const desk = await open('/dashboard', { as: admin, viewport: phone, hasTouch: true });
  await press(desk, '菜单');
  await desk.getByRole('link', { name: '声明检查' }).click();
  await desk.getByRole('region', { name: '取货柜' }).getByText('你是不是想写 "title"').waitFor();
  expect(await desk.getByRole('region', { name: '东西' }).count()).toBe(bad.length);
  await expectUsable(desk);
});
