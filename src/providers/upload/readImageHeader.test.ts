import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import { readImageHeader } from './readImageHeader.ts';

const drawn = (colour: string) => ({ create: { width: 8, height: 8, channels: 4 as const, background: colour } });
const still = () => sharp(drawn('tomato'));
/** Two frames, one below the other, as the library takes them. */
const moving = () =>
  sharp({ ...drawn('tomato'), create: { ...drawn('tomato').create, height: 16, pageHeight: 8 } }).composite([
    { input: drawn('teal'), top: 8, left: 0 },
  ]);
const latin = (text: string) => Buffer.from(text, 'latin1');

/** A chunk of a PNG; its checksum is read by nobody here. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, latin(type), data, Buffer.alloc(4)]);
}

/** A PNG with such a chunk behind its head, as whatever makes moving ones puts it. */
async function pngWith(...chunks: readonly Buffer[]): Promise<Buffer> {
  const png = await still().png().toBuffer();
  const head = 8 + 25;
  return Buffer.concat([png.subarray(0, head), ...chunks, png.subarray(head)]);
}

/** The first box of a HEIC, an AVIF or a film. */
function boxOf(...brands: readonly string[]): Buffer {
  const [main = '', ...others] = brands;
  const body = latin(`ftyp${main}\0\0\0\0${others.join('')}`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body, Buffer.alloc(64)]);
}

const frames = (count: number) => chunk('acTL', Buffer.from([0, 0, 0, count, 0, 0, 0, 0]));

test.each([
  ['a PNG', () => still().png().toBuffer(), 'png', false],
  ['a PNG with colours of its own before the pixels', () => pngWith(chunk('iCCP', Buffer.alloc(70_000))), 'png', false],
  ['a moving PNG', () => pngWith(frames(2)), 'png', true],
  ['a moving PNG behind its colours', () => pngWith(chunk('iCCP', Buffer.alloc(70_000)), frames(2)), 'png', true],
  ['a PNG that could move, of one frame', () => pngWith(frames(1)), 'png', false],
  ['a JPEG', () => still().jpeg().toBuffer(), 'jpeg', false],
  ['a WebP', () => still().webp().toBuffer(), 'webp', false],
  ['a see-through WebP', () => sharp(drawn('#f008')).webp().toBuffer(), 'webp', false],
  [
    'a WebP with an EXIF note',
    () =>
      still()
        .withExif({ IFD0: { Artist: 'a' } })
        .webp()
        .toBuffer(),
    'webp',
    false,
  ],
  ['a moving WebP', () => moving().webp({ loop: 0 }).toBuffer(), 'webp', true],
  ['a GIF', () => still().gif().toBuffer(), 'gif', false],
  ['a moving GIF', () => moving().gif().toBuffer(), 'gif', true],
  ['an AVIF', () => still().avif().toBuffer(), 'avif', false],
  ['a BMP', async () => latin(`BM${'\0'.repeat(60)}`), 'bmp', false],
  ['a photo of an iPhone', async () => boxOf('heic', 'mif1', 'MiHE', 'heic'), 'heic', false],
  ['a HEIC that names itself by its family', async () => boxOf('mif1', 'heic'), 'heic', false],
  ['an AVIF that names itself by its family', async () => boxOf('mif1', 'avif', 'miaf'), 'avif', false],
  ['a moving AVIF', async () => boxOf('avis', 'avif', 'msf1', 'iso8'), 'avif', true],
] as const)('U4 %s is known by its bytes', async (_, bytesOf, format, isAnimated) => {
  expect(readImageHeader(new Uint8Array(await bytesOf()))).toEqual({ format, isAnimated });
});

test.each([
  ['a film', boxOf('isom', 'iso2', 'avc1', 'mp41')],
  ['a page', latin('<!doctype html>')],
  ['a sound', latin('RIFF\x10\x20\x00\x00WAVEfmt ')],
  ['nothing', Buffer.alloc(0)],
])('U4 %s is no picture', (_, bytes) => {
  expect(readImageHeader(new Uint8Array(bytes))).toBeUndefined();
});

it('U4 a picture that is cut short anywhere is read no further than it goes', async () => {
  for (const bytes of [await moving().gif().toBuffer(), await pngWith(frames(2)), boxOf('heic', 'mif1')]) {
    for (let length = 0; length <= bytes.length; length += 1)
      readImageHeader(new Uint8Array(bytes.subarray(0, length)));
  }
});
