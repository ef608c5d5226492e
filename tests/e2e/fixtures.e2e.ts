import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { banners } from '../fixtures/shop/banners.ts';
import { coupons } from '../fixtures/shop/coupons.ts';
import { riders } from '../fixtures/shop/riders.ts';
import { type BuiltPages, buildPages } from '../support/declared/buildPages.ts';
import { type OpenShop, openShop } from '../support/declared/openShop.ts';
import { admin, callsOf, demo, desktop, phone, startBrowser } from './browser.ts';
import { choose, confirm, expectUsable, picture, press, rowOf, toldAtField } from './deeds.ts';

let pages: BuiltPages | undefined;
let shop: OpenShop | undefined;
const { open } = startBrowser(() => shop?.url ?? '');
const applet = await buildApplet();

beforeAll(async () => {
  pages = await buildPages('tests/fixtures/shop/main.tsx');
  shop = await openShop({ appDir: pages.folder, resources: [coupons, banners, riders], needs: applet.needs });
});
afterAll(async () => {
  await shop?.close();
  await pages?.remove();
});

const screens = [
  ['desktop', 1, { viewport: desktop }],
  ['phone', 2, { viewport: phone, hasTouch: true }],
] as const;

test.each(screens)('a coupon is added, changed, found, copied, read and deleted (%s)', async (where, _, screen) => {
  const name = `满百减十 ${where}`;
  const page = await open('/dashboard', { as: demo, ...screen });
  if (where === 'phone') await press(page, '菜单');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '湾区鲜生活' }).first().click();
  await page.getByRole('heading', { name: '优惠券管理 · 湾区鲜生活' }).waitFor();
  await rowOf(page, '新客立减').waitFor();
  await expectUsable(page);

  await press(page, '添加优惠券');
  await page.getByLabel('券名').waitFor();
  await expectUsable(page);
  const calls = callsOf(page);
  await press(page, '提交');
  for (const sentence of ['请输入券名', '请输入减免金额', '请输入库存']) await toldAtField(page, sentence);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await page.getByRole('radio', { name: '折扣' }).click();
  await page.getByLabel('减免金额').waitFor({ state: 'detached' });
  await page.getByLabel('折扣', { exact: true }).last().fill('90');
  await page.getByLabel('券名').fill(name);
  await page.getByLabel('库存').fill('8');
  await page.getByLabel('开始').fill('2026-05-01');
  await page.getByLabel('结束').fill('2026-05-31');
  await press(page, '提交');
  await page.getByText('保存成功').waitFor();
  await rowOf(page, name).getByText('2026-05-01').waitFor();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    expect.stringMatching(/^POST \/api\/applet\/merchant\/coupon\/add shop_id=2&.*kind=2&percent=90/),
  ]);

  await rowOf(page, name).getByRole('button', { name: '编辑' }).click();
  await page.getByLabel('库存').fill('7');
  await press(page, '提交');
  await rowOf(page, name).getByText('7 张').waitFor();

  await page.getByRole('searchbox').fill(where);
  await rowOf(page, '新客立减').waitFor({ state: 'detached' });
  await page.waitForURL(/[?&]q=/);
  await page.reload();
  await rowOf(page, name).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe(where);

  await choose(page, name, '复制');
  await page.getByLabel('券名').fill(`${name} 二`);
  await press(page, '提交');
  await rowOf(page, `${name} 二`).waitFor();
  await choose(page, `${name} 二`, '查看');
  await page.getByRole('heading', { name: '查看优惠券 · 湾区鲜生活' }).waitFor();
  await page.getByText('2026-05-01 ～ 2026-05-31').waitFor();
  await expectUsable(page);
  await page.goBack();
  await rowOf(page, `${name} 二`).getByRole('button', { name: '删除' }).click();
  await confirm(page, '删除');
  await page.getByText('删除成功').waitFor();
  await rowOf(page, `${name} 二`).waitFor({ state: 'detached' });
});

test('a list is narrowed and sorted in its address, which can be stepped back through', async () => {
  const page = await open('/shop/1/coupons', { as: demo });
  await rowOf(page, '新客立减').waitFor();
  await page.getByRole('columnheader', { name: '库存' }).getByRole('button').click();
  await page.waitForURL(/sort=stock/);
  await page.getByRole('row').nth(1).getByText('周末八折').waitFor();
  await press(page, '筛选');
  await page.getByRole('region', { name: '筛选条件' }).getByRole('radio', { name: '满减' }).click();
  await rowOf(page, '周末八折').waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/kind=1/);
  await page.goBack();
  await rowOf(page, '周末八折').waitFor();
});

test.each(screens)(
  'banners have pictures of their own and stand in the order the merchant gives them (%s)',
  async (where, shopId, screen) => {
    const title = `中秋 ${where}`;
    const page = await open(`/shop/${shopId}/banners`, { as: demo, ...screen });
    await rowOf(page, '春茶上市').waitFor();
    await expectUsable(page);
    await press(page, '添加轮播图');
    await press(page, '提交');
    await toldAtField(page, '请上传图片');
    await page.locator('input[type=file]').first().setInputFiles(picture('rice'));
    await page.getByText('图片上传成功').waitFor();
    await page.getByLabel('标题', { exact: true }).fill(title);
    await page.getByLabel('点击后打开').fill('https://example.com/moon');
    await page.getByRole('radio', { name: '周末八折' }).click();
    await page.getByRole('textbox', { name: '介绍' }).click();
    await page.keyboard.type('mooncakes');
    await page.getByRole('radio', { name: '链接' }).click();
    await page.getByLabel('名称').fill('团购');
    await press(page, '提交');
    await toldAtField(page, '请输入网址');
    await page.getByLabel('网址').fill('https://example.com/group');
    await expectUsable(page);
    await press(page, '提交');
    await rowOf(page, title).getByText('周末八折').waitFor();
    expect(await rowOf(page, title).locator('img').count()).toBe(1);

    await choose(page, title, '查看');
    await page.getByText('mooncakes').waitFor();
    await page.getByText('https://example.com/group').waitFor();
    await expectUsable(page);
    await page.goBack();
    // The record is laid out in rows, too, and stands there until the list is drawn.
    await page.getByRole('heading', { name: /^轮播图管理/ }).waitFor();
    await page.getByRole('button', { name: `拖动 ${title}` }).waitFor();
    await choose(page, title, '上移');
    await page.getByText('顺序已保存').waitFor();
    await expectUsable(page);
    await page.reload();
    await page.getByRole('row').nth(1).getByText(title).waitFor();
  },
);

test('riders are the platform people’s: another merchant sees no line, and reads why', async () => {
  const page = await open('/riders', { as: demo });
  await page.getByText('只有平台管理员可以管理骑手').waitFor();
  expect(await page.getByRole('link', { name: '骑手管理' }).count()).toBe(0);
  await expectUsable(page);
});

test.each(screens)(
  'a rider is added with papers and shifts, and nobody may delete one (%s)',
  async (where, _, screen) => {
    const name = `王五 ${where}`;
    const page = await open('/dashboard', { as: admin, ...screen });
    if (where === 'phone') await press(page, '菜单');
    await page.getByRole('link', { name: '骑手管理' }).click();
    await rowOf(page, '张快').getByText('资深').waitFor();
    await expectUsable(page);
    expect(await rowOf(page, '张快').getByRole('button', { name: '删除' }).getAttribute('title')).toBe(
      '骑手只能停用，不能删除',
    );
    await press(page, '添加骑手');
    await page.getByLabel('姓名').fill(name);
    await page.getByLabel('电话').fill('6045550199');
    await page.getByRole('combobox', { name: '城市' }).fill('6');
    await page.getByRole('option', { name: /Vancouver/ }).click();
    await page.getByText('证件由总部更换').waitFor();
    await page.locator('input[type=file]').last().setInputFiles(picture('rice'));
    await page.getByText('图片上传成功').waitFor();
    await press(page, '添加班次');
    await press(page, '提交');
    await toldAtField(page, '请输入时段');
    await page.getByRole('radio', { name: '星期六' }).click();
    await page.getByLabel('时段').fill('10:00-18:00');
    await expectUsable(page);
    await press(page, '提交');
    await rowOf(page, name).getByText('新手').waitFor();
    await choose(page, name, '查看');
    await page.getByText('10:00-18:00').waitFor();
    await expectUsable(page);
  },
);
