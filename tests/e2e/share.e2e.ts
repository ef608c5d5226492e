import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { grouponInfo } from '#schemas/endpoints/groupons.ts';
import { demo, startBrowser } from './browser.ts';
import { expectUsable, picture, press, sizes } from './deeds.ts';

const { open } = startBrowser();
const CRAB = '/shop/1/group/3';

/** A host of pictures that says nothing of who may use them. */
const host = createServer(async (_, response) => response.end(await readFile(picture('beef'))));
afterAll(() => void host.close());
async function addressOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** The poster in a layout, as the page shows it: its size, and how many colours lie in each tenth of its height. */
async function posterIn(page: Page, layout: string) {
  await press(page, layout);
  const image = page.getByRole('img', { name: /^团购海报/ });
  await image.waitFor();
  return image.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode();
    const { naturalWidth: width, naturalHeight: height } = shown;
    const canvas = new OffscreenCanvas(width, height);
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    brush?.drawImage(shown, 0, 0);
    const tenth = Math.floor(height / 10);
    const colors = Array.from({ length: 10 }, (_, at) => {
      const { data = [] } = brush?.getImageData(0, at * tenth, width, tenth) ?? {};
      const pixels = new Uint32Array(Uint8ClampedArray.from(data).buffer);
      return new Set(pixels).size;
    });
    return { width, height, colors, alt: shown.alt };
  });
}

test.each(sizes)('GB-D4 a poster is drawn in three ways, looked at and saved (%s)', async (_, size) => {
  const page = await open(CRAB, { as: demo, ...size });
  await press(page, '分享');
  await page.getByRole('dialog', { name: '分享' }).waitFor();
  const large = await posterIn(page, '大图');
  expect(large.width).toBe(1080);
  expect(large.height).toBeGreaterThan(1200);
  // A photo at the top, a code at the bottom, and no empty stretch between.
  expect(large.colors[2]).toBeGreaterThan(200);
  expect(large.colors.filter((count) => count < 2)).toEqual([]);
  expect(large.alt).toMatch(
    /^团购海报，温村华人团购，珍宝蟹出海团，\d+月\d+日 ～ \d+月\d+日，自提，Steveston 渔人码头 3 号位，珍宝蟹/,
  );
  await expectUsable(page);
  for (const layout of ['清单', '简洁']) {
    const { width, height, colors } = await posterIn(page, layout);
    expect([layout, width, height > 900]).toEqual([layout, 1080, true]);
    expect(Math.max(...colors)).toBeGreaterThan(50);
  }
  await expectUsable(page);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, '保存图片')]);
  expect(download.suggestedFilename()).toBe('珍宝蟹出海团_海报_简洁.png');
  const saved = await readFile(await download.path());
  expect([saved.subarray(1, 4).toString(), saved.readUInt32BE(16)]).toEqual(['PNG', 1080]);
});

test('GB-D4 a picture of a host that lets nobody draw it is left out, and that is told', async () => {
  const page = await open(CRAB, { as: demo, alone: true, mayLog: /CORS policy|ERR_FAILED/ });
  const elsewhere = `${await addressOf(host)}/a.webp`;
  await page.route(
    (url) => url.pathname === grouponInfo.path,
    async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replaceAll(/"img":"[^"]*"/g, `"img":"${elsewhere}"`);
      await route.fulfill({ response: answer, body: text });
    },
  );
  await page.reload();
  await press(page, '分享');
  await page.getByText(/^团购大图没有放进海报：/).waitFor();
  const { width, colors } = await posterIn(page, '大图');
  expect([width, Math.max(...colors) > 50]).toEqual([1080, true]);
  await expectUsable(page);
});

test.each(sizes)('the sums that stay in sight never lie over the heading of the buyers (%s)', async (_, size) => {
  const page = await open(CRAB, { as: demo, ...size });
  const heading = page.getByRole('heading', { name: '报名列表' });
  await heading.waitFor();
  const covered = await page.locator('main').evaluate(async (main) => {
    const title = [...main.querySelectorAll('h2')].find(({ textContent }) => textContent === '报名列表');
    const found: number[] = [];
    for (let top = 0; top <= main.scrollHeight; top += 24) {
      main.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { x, y, height } = title?.getBoundingClientRect() ?? new DOMRect();
      const inside = main.getBoundingClientRect();
      const middle = y + height / 2;
      const hit = document.elementFromPoint(x + 4, middle);
      const bar = document.querySelector('.day-main');
      if (middle > inside.top && middle < inside.bottom && hit !== title && !bar?.contains(hit)) found.push(top);
    }
    return found;
  });
  expect(covered).toEqual([]);
});
