import { randomFillSync } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp, { type Create, type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { callsOf, demo, startBrowser } from './browser.ts';
import { siteUrl } from './siteUrl.ts';

const { open } = startBrowser();
const arriving = { timeout: 30_000 };

type Name = `${string}.${string}`;

/** A disc of a colour on a ground one sees through. */
const disc = (width: number, height: number): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}" fill="tomato"/></svg>`,
    ),
  );

/** Every pixel another colour, none of them whole: nothing packs it well. */
const noise = (width: number, height: number): Sharp =>
  sharp(randomFillSync(Buffer.alloc(width * height * 4)), { raw: { width, height, channels: 4 } });

const plain = (width: number, height: number, create: Partial<Create> = {}): Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'tomato', ...create } });

const moving = (width: number, height: number): Sharp =>
  plain(width, height * 2, { pageHeight: height }).composite([
    { input: { create: { width, height, channels: 3, background: 'teal' } }, top: height, left: 0 },
  ]);

/** Puts a picture into the form of new goods, and gives back what the host keeps of it. */
async function sent(name: Name, buffer: Buffer): Promise<Buffer> {
  const page = await openForm();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
  const kept = page.locator('.slot[data-at=there] img');
  await kept.waitFor(arriving);
  const answer = await fetch(new URL((await kept.getAttribute('src')) ?? '', siteUrl()));
  return Buffer.from(await answer.arrayBuffer());
}

async function openForm(): Promise<Page> {
  const page = await open('/shop/1/goods/add', { as: demo });
  await page.getByLabel('商品名称').waitFor();
  return page;
}

/** The colour of one pixel: red, green, blue, and how little one sees through it. */
async function pixel(bytes: Buffer, left: number, top: number): Promise<readonly number[]> {
  const raw = await sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...raw];
}

const factsOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

test.each([
  ['图标.png', () => disc(2400, 1200).png().toBuffer(), { format: 'png', width: 1600, height: 800 }],
  ['图标.webp', () => disc(2400, 1200).webp().toBuffer(), { format: 'webp', width: 1600, height: 800 }],
  ['图标.avif', () => disc(2400, 1200).avif().toBuffer(), { format: 'webp', width: 1600, height: 800 }],
  ['小图.avif', () => disc(300, 200).avif().toBuffer(), { format: 'webp', width: 300, height: 200 }],
  ['其实是.png', () => disc(2400, 1200).webp().toBuffer(), { format: 'webp', width: 1600, height: 800 }],
] as const)('U4 %s, see-through, is shrunk and still see-through', async (name, bytesOf, facts) => {
  const kept = await sent(name, await bytesOf());
  expect(await factsOf(kept)).toEqual(facts);
  expect((await pixel(kept, 2, 2))[3]).toBe(0);
  const [red = 0, green = 0, blue = 0, alpha] = await pixel(kept, facts.width / 2, facts.height / 2);
  expect([red > 200, green < 130, blue < 110, alpha]).toEqual([true, true, true, 255]);
});

test('U4 a see-through photo too heavy for a PNG is sent as a WebP', async () => {
  const photo = noise(300, 200).resize(1800, 1200, { kernel: 'cubic' });
  const kept = await sent('照片.png', await photo.png().toBuffer());
  expect(await factsOf(kept)).toEqual({ format: 'webp', width: 1600, height: 1067 });
});

test('U4 what is too heavy to stay see-through stands on white, never on black', async () => {
  const ground = { create: { width: 1600, height: 1600, channels: 4, background: '#0000' } } as const;
  const heavy = sharp(ground).composite([{ input: await noise(1600, 1500).png().toBuffer(), top: 100, left: 0 }]);
  const kept = await sent('杂点.png', await heavy.png().toBuffer());
  expect(await factsOf(kept)).toEqual({ format: 'jpeg', width: 1600, height: 1600 });
  expect(await pixel(kept, 20, 20)).toEqual([255, 255, 255, 255]);
});

test.each([
  ['会动.webp', () => moving(1800, 400).webp({ loop: 0 }).toBuffer()],
  ['会动.gif', () => moving(1800, 400).gif().toBuffer()],
  ['小的.png', () => disc(300, 200).png().toBuffer()],
] as const)('U4 %s is sent byte for byte', async (name, bytesOf) => {
  const bytes = await bytesOf();
  expect((await sent(name, bytes)).equals(bytes)).toBe(true);
});

test.each([
  ['转过的.jpg', () => plain(2000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer(), 'jpeg', 800, 1600],
  ['印刷.jpg', () => plain(2000, 1000).toColourspace('cmyk').jpeg().toBuffer(), 'jpeg', 1600, 800],
  ['巨幅.jpg', () => plain(12_000, 9000).jpeg().toBuffer(), 'jpeg', 1600, 1200],
  ['截图.png', () => plain(2000, 1000).png().toBuffer(), 'png', 1600, 800],
  ['不透明.webp', () => plain(2000, 1000).webp().toBuffer(), 'jpeg', 1600, 800],
  ['一帧.gif', () => plain(2000, 1000).gif().toBuffer(), 'png', 1600, 800],
  ['没.有 结尾.final.JPEG', () => plain(2000, 1000).jpeg().toBuffer(), 'jpeg', 1600, 800],
] as const)(
  'U4 %s arrives upright, in its colours, no longer than 1600 px',
  async (name, bytesOf, format, width, height) => {
    const kept = await sent(name, await bytesOf());
    expect(await factsOf(kept)).toEqual({ format, width, height });
    const [red = 0, green = 0, blue = 0] = await pixel(kept, 400, 400);
    expect([red > 200, green < 130, blue < 110]).toEqual([true, true, true]);
  },
);

test('U4 a moving picture that is too large is told why it is not shrunk; nothing is sent', async () => {
  const page = await openForm();
  const calls = callsOf(page);
  const gif = await moving(64, 64).gif().toBuffer();
  const buffer = Buffer.concat([gif, Buffer.alloc(3_400_000)]);
  await page.locator('input[type=file]').setInputFiles({ name: '跳舞.gif', mimeType: 'image/gif', buffer });
  await page.getByText('动图「跳舞.gif」有 3.5 MB，超过了 2 MB；缩小后它就不会动了').waitFor();
  await expect.poll(() => page.locator('.slot img').count()).toBe(0);
  expect(calls.filter((call) => call.includes('sign'))).toEqual([]);
});
