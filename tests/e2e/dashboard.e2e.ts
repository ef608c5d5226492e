import { expect, test } from 'vitest';
import { callsOf, demo, startBrowser } from './browser.ts';
import { confirm, expectUsable, press, sizes } from './deeds.ts';

const { open } = startBrowser();

test.each(sizes)(
  'the morning at the desk: what waits is seen, an order is confirmed in place, a group-buy leads on (%s)',
  async (_, screen) => {
    const page = await open('/nowhere', { as: demo, ...screen });
    await page.getByText('404 没有这一页').waitFor();
    const calls = callsOf(page);
    await page.goto('/dashboard');
    const bay = page.getByRole('article', { name: '湾区鲜生活' });
    const orders = bay.getByRole('region', { name: '订单管理' });
    await orders.getByText(/笔进行中$/).waitFor();
    await bay.getByText(/^金额/).waitFor();
    await page.getByRole('region', { name: '全部店铺' }).getByText('笔订单进行中').waitFor();
    await expect.poll(() => page.locator('.skeleton').count(), { timeout: 15_000 }).toBe(0);
    expect(calls.length).toBeLessThanOrEqual(14);
    await expectUsable(page);

    await page.getByRole('button', { name: '看最近几期' }).first().click();
    await page.getByRole('img', { name: '最近几期的金额' }).waitFor();
    await page.getByRole('button', { name: '看前 10 名' }).first().click();
    await page.getByRole('img', { name: '卖得最好' }).waitFor();
    await page.getByText('看数据').first().click();
    await page.getByRole('table', { name: '最近几期的金额' }).waitFor();
    await expectUsable(page);

    const first = orders.getByRole('listitem').first();
    // Another one of the same buyer may come after it.
    const number = (await first.getByText(/^\w{8,}$/).textContent()) ?? '';
    await first.getByRole('button', { name: '确认收货' }).click();
    await page.getByText('确认后订单完成，无法撤回。').waitFor();
    await expectUsable(page);
    await confirm(page, '确认收货');
    await page.getByText('确认收货成功').waitFor();
    await orders.getByText(number, { exact: true }).waitFor({ state: 'detached' });

    const groupBuy = bay.getByRole('listitem').filter({ hasText: '水果箱周订团' });
    await groupBuy.getByRole('link', { name: '短信' }).click();
    await page.getByRole('dialog', { name: /短信/ }).waitFor();
    await page.goBack();
    await bay.getByRole('listitem').filter({ hasText: '水果箱周订团' }).getByRole('link', { name: '核销' }).click();
    await page.getByRole('heading', { level: 1, name: '现场核销 · 水果箱周订团' }).waitFor();
    await press(page, '回到详情');
    await page.getByRole('heading', { level: 1, name: '水果箱周订团' }).waitFor();
  },
);
