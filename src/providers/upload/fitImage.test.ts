import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import { limits } from '#schemas/limits.ts';
import { failureOf } from '../../../tests/support/builders.ts';
import { fitImage } from './fitImage.ts';

const asItIs = async (file: File) => file;
const frame = { channels: 3 as const, background: 'tomato', width: 8 };
const moving = await sharp({ create: { ...frame, height: 16, pageHeight: 8 } })
  .composite([{ input: { create: { ...frame, height: 8, background: 'teal' } }, top: 8, left: 0 }])
  .gif()
  .toBuffer();
const heic = Buffer.concat([Buffer.from('\0\0\0\x1cftypheic\0\0\0\0mif1MiHEheic', 'latin1'), Buffer.alloc(100)]);
const movingAvif = Buffer.concat([Buffer.from('\0\0\0\x1cftypavis\0\0\0\0avifmsf1iso8', 'latin1'), Buffer.alloc(100)]);

/** Bytes of a picture, with as many behind it as are wanted. */
const fileOf = (name: string, bytes: Uint8Array, size = bytes.length) =>
  new File([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], name);

it('U4 a moving picture that is light enough is sent as it is', async () => {
  const file = fileOf('a.gif', moving, limits.imageBytes);
  expect(await fitImage(file, asItIs)).toBe(file);
});

it('U4 a still picture that is too large is left to the limit of its size', async () => {
  const file = fileOf(
    'a.gif',
    await sharp({ create: { ...frame, height: 8 } })
      .gif()
      .toBuffer(),
    limits.imageBytes + 1,
  );
  expect(await fitImage(file, asItIs)).toBe(file);
});

test.each([
  ['一只猫.gif', moving, limits.imageBytes + 1, /动图「一只猫\.gif」有 2\.1 MB，超过了 2 MB；缩小后它就不会动了/],
  ['猫.gif', moving, 5_250_000, /动图「猫\.gif」有 5\.3 MB，超过了 2 MB/],
  [
    'IMG_1.HEIC',
    heic,
    200,
    /「IMG_1\.HEIC」是 HEIC 格式，请先转成 JPEG：在 iPhone「设置 → 相机 → 格式」选「兼容性最佳」/,
  ],
  ['伪装.jpg', heic, 200, /「伪装\.jpg」是 HEIC 格式，请先转成 JPEG/],
  ['破.heif', Buffer.from('x'), 1, /「破\.heif」是 HEIC 格式，请先转成 JPEG/],
  ['a.avif', Buffer.from('x'), 1, /「a\.avif」是 AVIF 格式，请先转成 JPEG/],
  ['a.webp', movingAvif, 200, /「a\.webp」是会动的 AVIF 图片，请先转成 GIF 或 WebP/],
])('U4 why %s is not sent is said', async (name, bytes, size, sentence) => {
  expect(await failureOf(fitImage(fileOf(name, bytes, size), asItIs))).toMatchObject({
    kind: 'unfit',
    sentence: expect.stringMatching(sentence),
  });
});
