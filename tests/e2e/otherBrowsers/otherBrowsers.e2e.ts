import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readPdf } from '../../support/readPdf.ts';
import { demo } from '../browser.ts';
import { picture } from '../deeds.ts';
import { siteUrl } from '../siteUrl.ts';
import type { OtherBrowser } from './OtherBrowser.ts';
import { openFirefox } from './openFirefox.ts';
import { openWebkit } from './openWebkit.ts';

const isWebkit = process.env.WEBKIT !== undefined;
let folder = '';
let browser: OtherBrowser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhanggui-downloads-'));
  browser = await (isWebkit ? openWebkit() : openFirefox(folder));
  await browser.resize(1280, 800);
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => expect(await browser.complaints()).toEqual([]));

const go = (path: string) => browser.goto(siteUrl() + path);
const words = () => browser.evaluate(() => document.body.textContent ?? '');
const sees = (text: string) => expect.poll(words, { timeout: 15_000 }).toContain(text);
const article = () =>
  browser.evaluate(() =>
    [...document.querySelectorAll('[role="textbox"][contenteditable] [data-block]')].map((line) => line.textContent),
  );

/** As an input method does; a browser that nobody can make do so gets the word as it is. */
async function compose(steps: readonly string[], end?: string) {
  if (browser.compose) await browser.compose(steps, end);
  else if (end !== undefined) await browser.write(end);
}

async function signIn() {
  await go('/login');
  await browser.type('textbox', '邮箱', demo.email);
  await browser.type('textbox', '密码', demo.pwd);
  await browser.key('Enter');
  await sees('陈掌柜');
}

test('N11 L1 G1 G7 E2 a merchant signs in, adds goods with a picture and an article, and finds them again', async () => {
  await signIn();
  await go('/shop/1/goods/add');
  await browser.press('textbox', '商品名称');
  await compose(['p', 'pi', 'ping'], '苹');
  await compose(['g', 'gu', 'guo'], '果');
  await compose(['x', 'xi', 'xiang']);
  await browser.type('textbox', '价格', '3.50');
  await browser.type('textbox', '库存', '8');
  await browser.choose(picture('beef'));
  await sees('图片上传成功');

  await browser.press('button', '添加图文');
  await browser.press('textbox', '商品描述 1 图文');
  await compose(['n', 'ni', 'niha', 'nihao'], '你好');
  await browser.key('Enter');
  await compose(['m', 'me', 'mei'], '每');
  await compose(['t', 'ti', 'tian'], '天');
  await browser.key('Backspace');
  await compose(['r', 'ri'], '日');
  await browser.key('ArrowUp');
  await browser.key('Home');
  await compose(['z', 'zh', 'zao'], '早');
  await expect.poll(article).toEqual(['早你好', '每日']);
  await browser.key('z', 'Control');
  await expect.poll(article).toEqual(['你好', '每日']);
  await browser.key('y', 'Control');
  await browser.key('End', 'Shift');
  await compose(['x', 'xi', 'xin'], '新');
  await expect.poll(article).toEqual(['早新', '每日']);
  await browser.press('button', '提交');
  await sees('商品信息已添加');
  await browser.press('button', '编辑');
  await sees('早新');
});

const inMenu = async (name: string) => {
  await browser.press('button', '更多');
  await browser.press('menuitem', name);
};

test('G7 N9 a sheet comes in, and is taken back', async () => {
  const sheet = join(folder, '新品.csv');
  await writeFile(sheet, '商品名称,价格,库存\n冰粉,5,9\n');
  await go('/shop/2/goods/list');
  await sees('牧场鸡蛋');
  await inMenu('导入');
  await browser.choose(sheet);
  await browser.press('button', '检查');
  await sees('将新增 1 条，更新 0 条，0 条有问题');
  await browser.press('button', '导入 1 条');
  await sees('成功 1，失败 0');
  await browser.press('button', '撤销导入');
  await sees('撤销上一次导入？');
  await browser.press('button', '撤销导入');
  await sees('已撤销 1 条');
});

test.each([
  '/dashboard',
  '/shop/1/goods/list',
  '/shop/1/goods/add',
  '/shop/1/orders/list',
  '/shop/1/group/list',
  '/shop/1/info',
])('N11 on a phone %s fits, and its fields are not zoomed into', async (path) => {
  await browser.resize(390, 844);
  await go(path);
  await expect
    .poll(() => browser.evaluate(() => document.querySelector('main h1')?.textContent ?? ''), { timeout: 15_000 })
    .not.toBe('');
  await expect
    .poll(() => browser.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await browser.resize(1280, 800);
});

// What nobody can make WebKit do by its driver.
if (!isWebkit) {
  test('G7 a sheet goes out', async () => {
    await go('/shop/2/goods/list');
    await sees('牧场鸡蛋');
    await inMenu('导出');
    await browser.press('button', '开始导出');
    // A browser puts up an empty file first.
    const [sheet] = await vi.waitFor(async () => {
      const [name = ''] = (await readdir(folder)).filter((each) => each.endsWith('.xlsx'));
      return readXlsxFile(await readFile(join(folder, name)));
    }, 15_000);
    expect(sheet?.data[0]).toContain('商品名称');
    expect(sheet?.data.length).toBeGreaterThan(20);
  });

  const printedOn = async (paper: 'A4' | 'Letter') => readPdf((await browser.print?.(paper)) ?? new Uint8Array());

  test('O2 slips lie whole on their pages, and none is blank, whatever paper the printer really holds', async () => {
    await go('/shop/1/orders/list?status=1');
    await sees('韩梅梅');
    await inMenu('打印配货单');
    for (const [chosen, held] of [
      ['Letter', 'Letter'],
      ['Letter', 'A4'],
      ['A4', 'A4'],
      ['A4', 'Letter'],
    ] as const) {
      await browser.press('radio', `${chosen}，每页 8 笔`);
      const pages = await printedOn(held);
      const slips = pages.map(({ said }) => said.match(/#S1\d+/g)?.length ?? 0);
      expect(slips.slice(0, -1), `${chosen} on ${held}`).toEqual(slips.slice(0, -1).map(() => 8));
      expect(slips.at(-1), `${chosen} on ${held}`).toBeGreaterThan(0);
    }
  });

  test('GD-D5 a sheet of labels is one page, whatever paper the printer really holds', async () => {
    // 64 buyers: full sheets and one that is not, of every paper.
    await go('/shop/1/group/1');
    await browser.press('button', '单据与导出');
    await browser.press('button', '标签');
    for (const [chosen, each] of [
      ['Letter 3×10（Avery 5160）', 30],
      ['A4 2×7', 14],
      ['A4 3×8 满版', 24],
    ] as const) {
      await browser.press('radio', chosen);
      for (const held of ['Letter', 'A4'] as const) {
        const pages = await printedOn(held);
        const labels = pages.map(({ texts }) => texts.filter(({ size }) => size > 20).length);
        expect(labels.slice(0, -1), `${chosen} on ${held}`).toEqual(labels.slice(0, -1).map(() => each));
        expect(labels.at(-1), `${chosen} on ${held}`).toBeGreaterThan(0);
      }
    }
  });
}
