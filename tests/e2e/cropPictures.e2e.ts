import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { goodsInfo } from '#schemas/endpoints/goods.ts';
import { limits } from '#schemas/limits.ts';
import { demo, phone, startBrowser } from './browser.ts';
import { expectUsable, picture, press, sizes } from './deeds.ts';
import { siteUrl } from './siteUrl.ts';

const { open } = startBrowser();

const colours = { red: [220, 40, 40], green: [40, 160, 60], blue: [40, 80, 200] } as const;
const part = (colour: keyof typeof colours, left: number, top: number, width: number, height: number) => {
  const [r, g, b] = colours[colour];
  return { input: { create: { width, height, channels: 3, background: { r, g, b } } }, left, top } as const;
};
const sheet = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0000' } } as const);

/** Red and green above, blue and nothing below. */
const quarters = () =>
  sheet(800, 400)
    .composite([part('red', 0, 0, 400, 200), part('green', 400, 0, 400, 200), part('blue', 0, 200, 400, 200)])
    .png()
    .toBuffer();
/** Red above, green below, as a camera held upright writes it: lying on its side, with a note. */
const upright = (width: number, height: number) =>
  sheet(width, height)
    .composite([part('red', 0, 0, width / 2, height), part('green', width / 2, 0, width / 2, height)])
    .flatten()
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function openForm(size: object = {}): Promise<Page> {
  const page = await open('/shop/1/goods/add', { as: demo, ...size });
  await page.getByLabel('商品名称').waitFor();
  return page;
}
const there = (page: Page) => page.locator('.slot[data-at=there] img');

async function add(page: Page, name: string, buffer: Buffer) {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
  await there(page).waitFor({ timeout: 60_000 });
}
async function openCrop(page: Page) {
  await page.getByRole('button', { name: '第 1 张图片', exact: true }).click();
  await press(page, '裁剪');
  await page.getByRole('group', { name: /^裁剪框/ }).waitFor();
}
/** Presses 完成; what the host keeps then. */
async function finish(page: Page): Promise<Buffer> {
  const before = await there(page).getAttribute('src');
  await press(page, '完成');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => there(page).getAttribute('src', { timeout: 30_000 })).not.toBe(before);
  const answer = await fetch(new URL((await there(page).getAttribute('src')) ?? '', siteUrl()));
  return Buffer.from(await answer.arrayBuffer());
}
const factsOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};
/** What is seen at places given as shares of a picture's sides. */
async function seenAt(bytes: Buffer, ...places: readonly (readonly [x: number, y: number])[]) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 128) return 'nothing';
    const near = (known: readonly number[]) =>
      Math.hypot(red - (known[0] ?? 0), green - (known[1] ?? 0), blue - (known[2] ?? 0)) < 60;
    return Object.entries(colours).find(([, colour]) => near(colour))?.[0] ?? `${red} ${green} ${blue}`;
  });
}
const corners = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.1, 0.9],
  [0.9, 0.9],
] as const;

test.each(sizes)('a picture is cut to a square and turned; what is sent holds what was seen (%s)', async (_, size) => {
  const page = await openForm(size);
  await add(page, '四色.png', await quarters());
  await openCrop(page);
  await expectUsable(page);
  await press(page, '向右转');
  const kept = await finish(page);
  expect(await factsOf(kept)).toEqual(['png', 400, 400]);
  expect(await seenAt(kept, ...corners)).toEqual(['blue', 'red', 'nothing', 'green']);
  await page.getByText('图片上传成功').first().waitFor();
});

const handle = (page: Page, place: string) => page.getByRole('button', { name: `${place}：用方向键调整` });
const middleOf = async (what: Locator) => {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2, width, height, left: x, top: y };
};
/** Of any shape: begins as the square in the middle. */
async function openFree(size: object = {}): Promise<Page> {
  const page = await openForm(size);
  await add(page, '四色.png', await quarters());
  await openCrop(page);
  await page.getByRole('radio', { name: '自由' }).check();
  return page;
}
/** Where a share of the picture lies on the screen. */
async function placeOn(page: Page, x: number, y: number) {
  const { left, top, width, height } = await middleOf(page.locator('.crop-stage canvas'));
  return { x: left + x * width, y: top + y * height };
}
async function expectRedQuarter(page: Page) {
  await page.getByText(/^裁剪后 \d+ × \d+ 像素$/).waitFor();
  const kept = await finish(page);
  const [format, width, height] = await factsOf(kept);
  expect(format).toBe('png');
  expect(Math.abs(Number(width) - 400)).toBeLessThan(12);
  expect(Math.abs(Number(height) - 200)).toBeLessThan(12);
  expect(await seenAt(kept, ...corners)).toEqual(['red', 'red', 'red', 'red']);
  expect(kept.length).toBeLessThan(limits.imageBytes);
}

test('with a mouse a frame is drawn to any shape, by its sides and corners', async () => {
  const page = await openFree();
  await expectUsable(page);
  for (const [place, x, y] of [
    ['左边', 0, 0.5],
    ['右下角', 0.495, 0.495],
  ] as const) {
    const from = await middleOf(handle(page, place));
    const to = await placeOn(page, x, y);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  }
  await expectRedQuarter(page);
});

test('with a finger a frame is drawn to any shape on a phone, and the page stays where it is', async () => {
  const page = await openFree({ viewport: phone, hasTouch: true });
  await expectUsable(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  for (const [place, x, y] of [
    ['左边', 0, 0.5],
    ['右下角', 0.495, 0.495],
  ] as const) {
    const from = await middleOf(handle(page, place));
    const to = await placeOn(page, x, y);
    await touch('touchStart', [from]);
    for (const part of [0.3, 0.6, 1])
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    await touch('touchEnd', []);
  }
  await session.detach();
  await expectRedQuarter(page);
});

test('by the keyboard the frame is moved, and each side of it', async () => {
  const page = await openFree();
  await page.getByRole('group', { name: /^裁剪框/ }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+ArrowLeft');
  const { height } = await middleOf(page.locator('.crop-stage canvas'));
  await handle(page, '下边').focus();
  for (let step = 0; step < Math.floor(height / 2 / 10); step += 1) await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectRedQuarter(page);
});

test('U4 a photo that lies on its side by its note is upright, in its own shape, however large', async () => {
  const page = await openForm();
  await add(page, '照片.jpg', await upright(8000, 6000));
  await openCrop(page);
  await page.getByRole('radio', { name: '原比例' }).check();
  const kept = await finish(page);
  expect(await factsOf(kept)).toEqual(['jpeg', 1200, 1600]);
  expect(kept.length).toBeLessThan(limits.imageBytes);
  expect(await seenAt(kept, ...corners)).toEqual(['red', 'red', 'green', 'green']);
});

test('U3 a cut that does not arrive leaves the old picture, says so, and can be sent again', async () => {
  const page = await openForm();
  await add(page, '四色.png', await quarters());
  const before = await there(page).getAttribute('src');
  await openCrop(page);
  await page.route('**/files/image/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { message: 'NO' } }) : route.continue(),
  );
  await press(page, '完成');
  await page.getByText('图片上传失败，原来的图片还在').waitFor();
  expect(await page.locator('.slot[data-at=failed] img').getAttribute('src')).toBe(before);
  await page.unrouteAll();
  await press(page, '重试');
  await expect.poll(() => there(page).getAttribute('src')).not.toBe(before);
});

test('G4 a stored picture is cut and saved with its goods', async () => {
  const page = await open('/shop/1/goods/edit?goodsid=1', { as: demo });
  await page.getByLabel('商品名称').waitFor();
  await openCrop(page);
  const kept = await finish(page);
  const [, width, height] = await factsOf(kept);
  expect(width).toBe(height);
  const address = await there(page).first().getAttribute('src');
  await press(page, '提交');
  await page.getByText('商品信息已更新').waitFor();
  await page.goto('/shop/1/goods/edit?goodsid=1');
  await expect.poll(() => there(page).first().getAttribute('src')).toBe(address);
});

test('a picture whose host lets nobody read it is cut from the file, once that is chosen again', async () => {
  const elsewhere = 'https://pictures.example/1.webp';
  const page = await open('/dashboard', { as: demo, alone: true, mayLog: /CORS policy|net::ERR_FAILED/ });
  // Without such a header Playwright would allow it to everybody.
  const headers = { 'access-control-allow-origin': 'https://another.example' };
  await page.route(elsewhere, (route) => route.fulfill({ path: picture('beef'), headers }));
  await page.route(`**${goodsInfo.path}*`, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/\/files\/image\/[^"\\]+/, elsewhere);
    await route.fulfill({ response: answer, body: text });
  });
  await page.goto('/shop/1/goods/edit?goodsid=2');
  await page.getByRole('button', { name: '第 1 张图片', exact: true }).click();
  await press(page, '裁剪');
  await page.getByText(/^读不到这张图片/).waitFor();
  await expectUsable(page);
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(picture('beef'));
  await page.getByRole('group', { name: /^裁剪框/ }).waitFor();
  expect((await factsOf(await finish(page)))[0]).toBe('jpeg');
});
