import { expect, test } from 'vitest';
import { callsOf, demo, startBrowser } from './browser.ts';
import { expectUsable, press, rowOf, sizes } from './deeds.ts';

const { open } = startBrowser();
const letters = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛'];

test.each(sizes)(
  'G4 G5 of sixty-four specs those near the view are drawn; the others are read, filled, checked and printed (%s)',
  async (where, size) => {
    const name = `六十四种 ${where}`;
    const page = await open('/shop/1/goods/add', { as: demo, ...size });
    const spec = (nth: number) => page.getByRole('group', { name: `规格 ${nth}`, exact: true });
    const drawn = (nth: number) => spec(nth).getByRole('textbox').count();
    await page.getByLabel('商品名称').fill(name);
    await page.getByRole('radio', { name: '多规格' }).click();
    await page.getByLabel('库存').fill('20');
    await page.getByText('批量生成规格').click();
    await page.getByLabel('第一组').fill(letters.join('、'));
    await page.getByLabel('第二组').fill(letters.join('、'));
    await press(page, '生成');
    await spec(30).getByText('规格 30 · 丁 / 己').waitFor();
    expect(await drawn(30)).toBe(0);

    const calls = callsOf(page);
    await press(page, '提交');
    await page.getByText('规格 30 价格').first().waitFor();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    await page.getByText('批量填写规格').click();
    await page.getByLabel('全部设为（价格）').fill('12.5');
    await press(page, '应用');
    await press(page, '提交');
    await page.getByText('商品信息已添加').waitFor();

    await rowOf(page, name).getByRole('button', { name: '编辑' }).click();
    await spec(64).getByText('规格 64 · 辛 / 辛 · 12.50').waitFor();
    expect(await drawn(64)).toBe(0);
    await expectUsable(page);
    await page.getByRole('button', { name: '添加规格' }).focus();
    await expect.poll(() => spec(64).getByLabel('价格').inputValue()).toBe('12.50');
    await page.getByLabel('商品名称').scrollIntoViewIfNeeded();
    const height = await spec(64).evaluate((row: HTMLElement) => row.offsetHeight);
    expect(await spec(30).evaluate((row: HTMLElement) => row.offsetHeight)).toBe(height);
    expect(await drawn(30)).toBe(0);
    await page.pdf();
    expect(await drawn(30)).toBe(2);
  },
);
