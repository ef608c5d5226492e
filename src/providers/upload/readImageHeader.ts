/** The formats a browser may be given as a picture. */
export type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'avif' | 'heic';

/** What a picture's bytes say of it, whatever it is called. */
export interface ImageHeader {
  readonly format: ImageFormat;
  /** More than one frame: drawn on a canvas only the first would be left. */
  readonly isAnimated: boolean;
}

const PNG = '\x89PNG\r\n\x1a\n';
const AVIF = ['avif', 'avis'];
/** `mif1` and `msf1` are any still and moving picture of the family; what is no AVIF among them is a HEIC. */
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** Of all the bytes of a file; undefined for what is no picture we know. U4 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  if (textAt(bytes, 0, PNG.length) === PNG) return { format: 'png', isAnimated: isAnimatedPng(bytes) };
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return { format: 'jpeg', isAnimated: false };
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return { format: 'gif', isAnimated: isAnimatedGif(bytes) };
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP')
    return { format: 'webp', isAnimated: isAnimatedWebp(bytes) };
  if (textAt(bytes, 4, 4) === 'ftyp') return ofBrands(bytes);
  return textAt(bytes, 0, 2) === 'BM' ? { format: 'bmp', isAnimated: false } : undefined;
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Big-endian; 0 beyond the end. */
const wordAt = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 256 + byte, 0);

/** An `acTL` chunk before the first data, of more than one frame. https://www.w3.org/TR/png-3/#acTL-chunk */
function isAnimatedPng(bytes: Uint8Array): boolean {
  for (let at = PNG.length; at < bytes.length; at += 12 + wordAt(bytes, at)) {
    const chunk = textAt(bytes, at + 4, 4);
    if (chunk === 'acTL') return wordAt(bytes, at + 8) > 1;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

/** The animation flag of the extended header. https://developers.google.com/speed/webp/docs/riff_container */
const isAnimatedWebp = (bytes: Uint8Array): boolean =>
  textAt(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 0b10) !== 0;

const GIF_HEADER = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;

/** A second image among the blocks. https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function isAnimatedGif(bytes: Uint8Array): boolean {
  let at = GIF_HEADER + coloursAt(bytes, 10);
  let images = 0;
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === IMAGE) {
      images += 1;
      if (images > 1) return true;
      at = behindData(bytes, at + 11 + coloursAt(bytes, at + 9));
    } else if (block === EXTENSION) at = behindData(bytes, at + 2);
    else return false;
  }
  return false;
}

/** How long the table of colours is that the flags at this place tell of. */
const coloursAt = (bytes: Uint8Array, at: number): number => {
  const flags = bytes[at] ?? 0;
  return flags & 0x80 ? 3 * 2 ** ((flags & 0b111) + 1) : 0;
};

/** Data comes in parts, each with its length before it; an empty one ends it. */
function behindData(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = bytes[at]; length !== undefined && length > 0; length = bytes[at]) at += length + 1;
  return at + 1;
}

/** By the brands of the file's first box: the main one, and those it can be read as. ISO 14496-12 §4.3 */
function ofBrands(bytes: Uint8Array): ImageHeader | undefined {
  const box = textAt(bytes, 8, Math.min(wordAt(bytes, 0), 256) - 8);
  const brands: readonly string[] = box.match(/.{4}/gs) ?? [];
  if (AVIF.some((brand) => brands.includes(brand))) return { format: 'avif', isAnimated: brands[0] === 'avis' };
  return HEIC.some((brand) => brands.includes(brand)) ? { format: 'heic', isAnimated: false } : undefined;
}
