import { expect, test } from 'vitest';
import { callsOf, demo, startBrowser, withoutNews } from './browser.ts';
import { expectUsable, picture, press, sizes, toldAtField } from './deeds.ts';

const { open } = startBrowser();

test.each(sizes)(
  'S1 S2 S3 a merchant mends what the shop says of itself, and the menu has its new name (%s)',
  async (where, size) => {
    const name = `湾区小店 ${where}`;
    const page = await open('/shop/2/info/', { as: demo, ...size });
    await page.getByLabel('店铺名称').waitFor();
    // The last of what the form asks for by itself.
    await page.getByText('圣何塞 San Jose').waitFor();
    await expectUsable(page);
    // As wide as there is room for: a long name is to be read.
    const city = await page.locator('.search-select').boundingBox();
    expect(city?.width).toBeGreaterThan(330);

    const calls = callsOf(page);
    await page.getByLabel('地址').fill('');
    await press(page, '保存');
    await toldAtField(page, '请填写地址');
    await page.getByRole('alert', { name: '表单存在空项' }).waitFor();
    await expectUsable(page);
    expect(withoutNews(calls)).toEqual([]);

    await page.getByLabel('地址').fill('1200 El Camino Real, San Mateo');
    await page.getByLabel('店铺名称').fill(name);
    await page.getByLabel('固定运费').fill('0');
    const photo = page.getByRole('list', { name: '店铺图片' });
    await photo.getByRole('button', { name: '删除第 1 张图片' }).click();
    await photo.locator('input[type=file]').setInputFiles(picture('rice'));
    await page.getByText('图片上传成功').waitFor();
    await press(page, '保存');
    await page.getByText('保存店铺信息成功').waitFor();
    await page.getByRole('heading', { level: 1, name: `店铺信息设置 · ${name}` }).waitFor();
    if (where === 'phone') await press(page, '菜单');
    const named = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name });
    await expect.poll(() => named.count()).toBe(4);

    await page.reload();
    await page.getByLabel('店铺名称').waitFor();
    expect(await page.getByLabel('店铺名称').inputValue()).toBe(name);
    expect(await page.getByLabel('固定运费').inputValue()).toMatch(/^0(\.00)?$/);

    // Other stories know the shop by the name it had.
    await page.getByLabel('店铺名称').fill('湾区鲜生活');
    await press(page, '保存');
    await page.getByRole('heading', { level: 1, name: '店铺信息设置 · 湾区鲜生活' }).waitFor();
  },
);
