import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readPdf } from '../support/readPdf.ts';
import { callsOf, demo, desktop, phone, startBrowser } from './browser.ts';
import { expectUsable, press } from './deeds.ts';

const { open } = startBrowser();
/** What opens below a row is no row of an order. */
const rowOf = (page: Page, name: string) => page.locator('.record', { hasText: name });
const notices = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).waitFor();

async function openTool(page: Page, name: string) {
  await page.locator('.page-head').getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name }).click();
}
/** What Chromium prints: the words of each page, and how large it is in mm. */
async function printed(page: Page) {
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const mm = (points = 0) => Math.round((points / 72) * 25.4);
  return { pages: pages.map(({ said }) => said), mm: [mm(pages[0]?.width), mm(pages[0]?.height)] };
}
const serials = (text: string) => text.match(/#S\d+/g) ?? [];

test.each([
  ['desktop', '邓家豪', { viewport: desktop }],
  ['phone', '彭静', { viewport: phone, hasTouch: true }],
] as const)(
  'O3 O4 a merchant works through the orders: reads, confirms, writes a letter, replies (%s)',
  async (where, buyer, screen) => {
    const page = await open('/shop/1/orders/list', { as: demo, ...screen });
    await rowOf(page, buyer).waitFor();
    await expectUsable(page);
    await rowOf(page, buyer).getByRole('button', { name: /^展开/ }).click();
    await page.getByRole('table', { name: '购买的商品' }).waitFor();
    await page.getByRole('button', { name: '复制收货信息' }).waitFor();
    expect(await page.locator('.detail').getByRole('link').getAttribute('href')).toMatch(/^tel:\d+$/);
    await expectUsable(page);

    const calls = callsOf(page);
    await rowOf(page, buyer).getByRole('button', { name: '发送邮件' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '发送邮件' }).click();
    await notices(page, '邮件已发送');
    await rowOf(page, buyer)
      .getByText(/^已发送 \d\d:\d\d$/)
      .first()
      .waitFor();
    await rowOf(page, buyer).getByRole('button', { name: '确认收货' }).click();
    await page.getByRole('dialog', { name: new RegExp(`确认收货：#S\\d+ ${buyer}`) }).waitFor();
    await expectUsable(page);
    await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
    await notices(page, '确认收货成功');
    await rowOf(page, buyer).waitFor({ state: 'detached' });
    expect(calls.filter((call) => call.startsWith('POST')).map((call) => call.replace(/\d+$/, 'n'))).toEqual([
      'POST /api/applet/merchant/order/email/send order_id=n',
      'POST /api/applet/merchant/order/confirm order_id=n',
    ]);

    await press(page, '交易完成');
    const rated = where === 'phone' ? '刘志远' : '王美玲';
    await rowOf(page, rated).getByRole('button', { name: '查看评价' }).click();
    await page
      .getByRole('button', { name: /用回复模板$/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: '管理回复模板…' }).click();
    const form = page.getByRole('form', { name: '添加模板' });
    await form.getByLabel('名称').fill('感谢');
    await form.getByLabel('内容').fill('谢谢{昵称}');
    await page.getByText('没有 {昵称} 这样的变量，请改掉').waitFor();
    await expectUsable(page);
    await form.getByLabel('内容').fill('谢谢{收货人}');
    await form.getByRole('button', { name: '保存模板' }).click();
    await page.getByRole('button', { name: '编辑模板感谢' }).waitFor();
    await page.getByRole('dialog', { name: '回复模板' }).getByRole('button', { name: '关闭', exact: true }).click();
    await page
      .getByRole('button', { name: /用回复模板$/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: '感谢' }).click();
    const box = page.getByLabel(/^回复 /).first();
    expect(await box.inputValue()).toBe(`谢谢${rated}`);
    await expectUsable(page);
    await box.press('Control+Enter');
    await notices(page, '回复已发送');
    await page.getByText('已回复').first().waitFor();
  },
);

test('O2 slips are printed eight to a page: none is cut, none is lost, and no page is blank', async () => {
  const page = await open('/shop/1/orders/list?status=1', { as: demo });
  await rowOf(page, '韩梅梅').waitFor();
  const more = page.getByRole('button', { name: '继续加载' });
  if (await more.isVisible()) await more.click();
  await more.waitFor({ state: 'detached' });
  const shown = await rowOf(page, 'S1').allTextContents();
  const wanted = shown.map((text) => `#${/S1\d+/.exec(text)?.[0]}`);
  await openTool(page, '打印配货单');
  await page.getByRole('radio', { name: /A4/ }).waitFor();
  await expectUsable(page);
  const paper = await printed(page);
  // +1 is dialled where printers hold Letter.
  expect(paper.mm).toEqual([216, 279]);
  expect(paper.pages.flatMap(serials)).toEqual(wanted);
  expect(paper.pages.map((text) => serials(text).length)).toEqual(sheetsOf(wanted.length, 8));
  expect(paper.pages.join('')).not.toContain('订单管理');
  for (const text of paper.pages) {
    // Each slip ends with how it goes out: as many ends as beginnings on every page, or one was cut.
    expect(text.match(/\|(?:货到付款|自提)\|[\d.]+(?=\||$)/g)?.length).toBe(serials(text).length);
  }

  await page.getByText('A4，每页 8 笔').click();
  const a4 = await printed(page);
  expect(a4.mm).toEqual([210, 297]);
  expect(a4.pages.map((text) => serials(text).length)).toEqual(sheetsOf(wanted.length, 8));

  await page.getByText('80 mm 小票').click();
  const roll = await printed(page);
  expect(roll.mm[0]).toBe(80);
  expect(roll.pages.map(serials)).toEqual(wanted.map((serial) => [serial]));
});

/** 11 → 8, 3. */
const sheetsOf = (count: number, size: number): readonly number[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, at) => Math.min(size, count - at * size));

test('O1 an order that comes in is told in every tab, asked for in one, and moves no list', async () => {
  // A context of its own: its clock and what it answers are not taken back.
  const page = await open('/shop/1/info', { as: demo, alone: true, timezoneId: 'America/Halifax' });
  const context = page.context();
  // A minute goes by at once.
  await context.clock.install();
  await page.goto('/shop/1/info');
  const other = await context.newPage();
  await other.goto(new URL('/shop/2/orders/list', page.url()).href);
  const first = other.getByRole('row').nth(1);
  await first.waitFor();
  const before = await first.textContent();
  const known = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Kept:news.')).length);
  await expect
    .poll(async () => {
      await context.clock.fastForward(3000);
      return known();
    })
    .toBe(2);

  const asked: string[] = [];
  await context.route('**/merchant/orders/get?*', async (route) => {
    asked.push(
      route
        .request()
        .url()
        .replace(/^.*[?]/, ''),
    );
    const answer = await route.fetch();
    const body = await answer.json();
    const [newest] = body.orders;
    body.orders = [{ ...newest, id: newest.id + 1000, serial_num: 'SNEW' }, ...body.orders.slice(0, 9)];
    await route.fulfill({ response: answer, json: body });
  });
  await context.clock.fastForward(60_000);
  // One question at a time: the second shop's comes a little after the first one's answer.
  await expect
    .poll(
      async () => {
        await context.clock.fastForward(1000);
        return page.title();
      },
      { timeout: 15_000 },
    )
    .toMatch(/^\(2\) /);
  await expect.poll(() => other.title()).toMatch(/^\(2\) 订单管理/);
  expect(asked.sort()).toEqual(['shop_id=1&page=1&size=10&status=1', 'shop_id=2&page=1&size=10&status=1']);
  await page.getByRole('link', { name: '湾区鲜生活 1 笔新订单' }).waitFor();
  expect(await first.textContent()).toBe(before);
  await expectUsable(other);
  await other.getByRole('button', { name: '有 1 笔新订单，点击刷新' }).click();
  await rowOf(other, 'SNEW').waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  await expectUsable(page);
});
