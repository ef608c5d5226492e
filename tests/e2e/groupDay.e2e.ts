import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, phone, startBrowser } from './browser.ts';
import { choose, expectUsable, sizes } from './deeds.ts';

const { open } = startBrowser();

/** Opens a group-buy from the list, as a merchant does. */
async function view(page: Page, name: string): Promise<void> {
  await choose(page, name, '查看');
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

test.each(sizes)(
  'B8 GD-E1 GD-E6 GD-E7 GD-D1 a merchant reads the day of a group-buy, finds a buyer and copies the roll call (%s)',
  async (_, size) => {
    const page = await open('/shop/1/group/list', { as: demo, ...size });
    await view(page, '周末火锅团');
    await page.getByLabel('汇总').getByText('243').waitFor();
    await expectUsable(page);

    const table = page.getByRole('table', { name: '报名列表' });
    expect(await table.getByRole('row').count()).toBeLessThan(100);
    await page.getByText('团购描述').click();
    await page.getByText('套餐包含').waitFor();
    await page.getByRole('searchbox', { name: '搜索' }).fill('zwj');
    await table.getByRole('cell', { name: '赵文杰' }).first().waitFor();
    expect(page.url()).toContain('q=zwj');
    const number = table.getByRole('link').first();
    expect(await number.textContent()).toContain('****');
    await page.getByRole('button', { name: '显示电话' }).click();
    expect(await number.textContent()).not.toContain('*');

    await page.getByRole('button', { name: '接龙与订货文字' }).click();
    const roll = page.getByRole('textbox', { name: /^接龙/ });
    expect(await roll.first().inputValue()).toMatch(/^#接龙\n周末火锅团（1\/\d）\n1\. 王伟 火锅四人套餐×1\n/);
    await expectUsable(page);
  },
);

test('GD-E9 far down a long list the rows that are near are drawn, and the sums stay in sight', async () => {
  const page = await open('/shop/1/group/list', { as: demo });
  await view(page, '周末火锅团');
  await page.getByLabel('汇总').getByText('243').waitFor();
  const last = page.locator('.buyer[data-index="242"]');
  await expect
    .poll(async () => {
      await page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
      return last.count();
    })
    .toBe(1);
  const sum = page.getByText(/^共 243 人，\d+ 份，/);
  const [sums, bar] = await Promise.all([sum.boundingBox(), page.locator('main').boundingBox()]);
  expect(sums?.y).toBe(bar?.y);
  await expect.poll(() => overlaps(page)).toEqual([]);
});

/** The tops of rows that begin before the row above them ends. */
async function overlaps(page: Page): Promise<readonly number[]> {
  const rows = await page
    .locator('.buyer')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
  const down = rows.toSorted((a, b) => a.top - b.top);
  return down.filter(({ top }, at) => top + 1 < (down[at - 1]?.bottom ?? top)).map(({ top }) => top);
}

test('GD-D4 with a phone in one hand buyers are ticked off, and are after a reload', async () => {
  const page = await open('/shop/1/group/list', { as: demo, viewport: phone, hasTouch: true });
  await view(page, '珍宝蟹出海团');
  await page.getByRole('button', { name: '现场核销' }).tap();
  await page.getByText('已取 0/27').waitFor();
  await expectUsable(page);
  for (const number of [3, 1]) await page.getByRole('checkbox', { name: new RegExp(`^${number} 号 `) }).tap();
  await page.getByText('已取 2/27').waitFor();
  await page.getByRole('button', { name: '撤销' }).tap();
  await page.getByText('已取 1/27').waitFor();
  await page.reload();
  await page.getByText('已取 1/27').waitFor();
  await page.goBack();
  await page.getByRole('table', { name: '报名列表' }).waitFor();
});
