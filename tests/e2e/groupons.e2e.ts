import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callsOf, demo, startBrowser } from './browser.ts';
import {
  atRest,
  choose,
  confirm,
  expectUsable,
  picture,
  press,
  rowOf,
  saveDialog,
  sizes,
  toldAtField,
} from './deeds.ts';

const { open } = startBrowser();
const posts = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST'));

/** What a call's body says, field by field. */
const fieldsOf = (call: string | undefined) => Object.fromEntries(new URLSearchParams(call?.split(' ')[2]));

async function pickGoods(page: Page, count: number) {
  await press(page, '从店铺商品中挑选');
  const dialog = page.getByRole('dialog', { name: '从店铺商品中挑选' });
  for (let at = 0; at < count; at += 1) await dialog.getByRole('checkbox').nth(at).click();
  await expectUsable(page);
  await dialog.getByRole('button', { name: `加入 ${count} 件` }).click();
  await dialog.waitFor({ state: 'detached' });
}

test.each(sizes)(
  'B1–B7 a group-buy is released with goods of the shop, changed, copied to the next one and told (%s)',
  async (where, size) => {
    const name = `周末团 第1期 ${where}`;
    const page = await open('/shop/2/group/list', { as: demo, ...size });
    await page.getByRole('heading', { name: /团购管理/ }).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    await expectUsable(page);

    const calls = callsOf(page);
    await press(page, '发起团购');
    await page.getByLabel('团购名称').waitFor();
    await expectUsable(page);
    await press(page, '保存');
    for (const sentence of ['请输入团购名称', '请上传图片', '请选择团购日期']) await toldAtField(page, sentence);
    expect(posts(calls)).toEqual([]);

    await page.getByLabel('团购名称').fill(name);
    await page.getByRole('list', { name: '大图' }).locator('input[type=file]').setInputFiles(picture('beef'));
    await page.getByText('图片上传成功').waitFor();
    await page.getByLabel('开始', { exact: true }).fill('2027-03-08');
    await page.getByLabel('结束', { exact: true }).fill('2027-03-14');
    await page.getByRole('radio', { name: '自提' }).click();
    await page.getByLabel('自提地址').fill('88 Main St');
    await pickGoods(page, 2);
    await press(page, '添加文字');
    await page.getByLabel('团购描述 1 文字').fill('周五下午三点取货');
    await expectUsable(page);
    await saveDialog(page);
    await page.getByText('团购发布成功').waitFor();
    await rowOf(page, name).getByText('2027-03-08').waitFor();
    const released = fieldsOf(posts(calls).at(-1));
    expect(released).toMatchObject({ start_date: '2027-03-08', end_date: '2027-03-14', delivery: '1', status: '1' });
    expect(JSON.parse(released.products ?? '')).toHaveLength(2);

    await choose(page, name, '编辑');
    await page.getByLabel('团购描述 1 文字').fill('周五下午四点取货');
    await saveDialog(page);
    await page.getByText('团购信息修改成功').waitFor();
    expect(fieldsOf(posts(calls).at(-1)).description).toContain('四点');

    await choose(page, name, '开下一期');
    await page.getByLabel('团购名称').waitFor();
    expect(await page.getByLabel('团购名称').inputValue()).toBe(`周末团 第2期 ${where}`);
    expect(await page.getByLabel('开始', { exact: true }).inputValue()).toMatch(/^2027-03-15/);
    await expectUsable(page);
    await saveDialog(page);
    await rowOf(page, `第2期 ${where}`).getByText('2027-03-15').waitFor();
    expect(fieldsOf(posts(calls).at(-1)).groupon_id).toBeUndefined();

    await choose(page, `第2期 ${where}`, '发群文案');
    await page.getByLabel('发到群里的文字').waitFor();
    expect(await page.getByLabel('发到群里的文字').inputValue()).toContain(`周末团 第2期 ${where}`);
    await expectUsable(page);
  },
);

test('GB-E5 a day is typed or chosen in Chinese, and neither Enter nor Esc does more than that', async () => {
  const page = await open('/shop/1/group/list', { as: demo });
  await press(page, '发起团购');
  const start = page.getByLabel('开始', { exact: true });
  await page.locator('.ant-picker').first().waitFor();
  await start.fill('20270308');
  await expect.poll(() => start.inputValue()).toBe('2027-03-08 周一');
  await page.getByText('今天', { exact: true }).waitFor();
  await start.press('Escape');
  await page.getByText('今天', { exact: true }).waitFor({ state: 'hidden' });
  await start.fill('2027年3月9日');
  await start.press('Enter');
  await expect.poll(() => start.inputValue()).toBe('2027-03-09 周二');
  await start.press('Enter');
  expect(await page.getByRole('dialog', { name: '发起团购' }).count()).toBe(1);
  expect(await page.getByText('请上传图片').count()).toBe(0);
  await start.fill('13月45');
  await start.blur();
  expect(await start.inputValue()).toBe('13月45');
});

test('GB-E8 what was typed into a group-buy is there again after the tab was closed by accident', async () => {
  const page = await open('/shop/1/group/list', { as: demo });
  await press(page, '发起团购');
  await page.getByLabel('团购名称').fill('写了一半的团');
  // A press beside the dialog closes nothing; Esc asks.
  await page.mouse.click(4, 400);
  await page.keyboard.press('Escape');
  await confirm(page, '取消');
  expect(await page.getByLabel('团购名称').inputValue()).toBe('写了一半的团');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('写了一半的团');
  const again = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await again.goto('/shop/1/group/list');
  await press(again, '发起团购');
  await again.getByRole('button', { name: /恢复/ }).click();
  await expect.poll(() => again.getByLabel('团购名称').inputValue()).toBe('写了一半的团');
});

test('B5 a product goes only while another stays, and a saved one with the save', async () => {
  const page = await open('/shop/1/group/list', { as: demo });
  await page.getByRole('row').nth(1).getByRole('button', { name: '编辑' }).click();
  await page.getByLabel('团购名称').waitFor();
  const calls = callsOf(page);
  await press(page, '删除团购商品 1');
  await confirm(page, '删除');
  expect(posts(calls)).toEqual([]);
  await press(page, '保存');
  await page.getByText('团购信息修改成功').waitFor();
  expect(posts(calls).filter((call) => call.includes('groupon/product/delete/'))).toHaveLength(1);
});

test('B2 whoever writes while the dialog still opens is left in that field', async () => {
  const page = await open('/shop/2/group/list', { as: demo, reducedMotion: 'no-preference', alone: true });
  await page.getByRole('row').nth(1).waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Animation.enable');
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  await press(page, '发起团购');
  const start = page.getByLabel('开始', { exact: true });
  await start.focus();
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await atRest(page);
  expect(await start.evaluate((field) => field === document.activeElement)).toBe(true);
});
