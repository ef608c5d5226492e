import { imageSize } from 'image-size';
import { limits } from '#schemas/limits.ts';
import type { FilePlace } from './FileStore.ts';
import { type Folder, TELLING_BYTES } from './sniffType.ts';
import { typeOf } from './typeOf.ts';

/** The most bytes of one file. §9 */
export const mostBytes: Readonly<Record<Folder, number>> = {
  image: limits.imageBytes,
  audio: limits.fileBytes,
  video: limits.videoBytes,
  file: limits.fileBytes,
};

/** Why a file is not kept. */
export type Refused = 'tooLarge' | 'tooManyPixels' | 'unknownType';

/** A photograph of a phone has up to 50 million; unpacked they take 200 MB, on every phone that shows them. */
export const MOST_PIXELS = 50_000_000;

/** Stops a file that is not what its place keeps. */
export class UnfitBytes extends Error {
  override readonly name = 'UnfitBytes';
  readonly reason: Refused;

  constructor(reason: UnfitBytes['reason']) {
    super(`Failed to keep a file: ${reason}.`);
    this.reason = reason;
  }
}

/** The same bytes, as they come. @throws UnfitBytes as soon as there are more than `most`. */
export async function* atMost(most: number, bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > most) throw new UnfitBytes('tooLarge');
    yield chunk;
  }
}

/**
 * The same bytes, as they come; those of a picture alone are kept in memory, 2 MB at most.
 *
 * @throws UnfitBytes as soon as they are too many, or their first ones are not those of a file the folder keeps; of a
 *   picture at its end, where it is of more than 50 million pixels.
 */
export async function* checkBytes(bytes: AsyncIterable<Uint8Array>, place: FilePlace): AsyncIterable<Uint8Array> {
  const picture: Uint8Array[] = [];
  let head = new Uint8Array(0);
  for await (const chunk of atMost(mostBytes[place.folder], bytes)) {
    const isChecked = head.byteLength >= TELLING_BYTES;
    if (!isChecked) head = Buffer.concat([head, chunk.subarray(0, TELLING_BYTES)]);
    if (!isChecked && head.byteLength >= TELLING_BYTES) requireType(head, place);
    if (place.folder === 'image') picture.push(chunk);
    yield chunk;
  }
  requirePixels(Buffer.concat(picture));
  if (head.byteLength < TELLING_BYTES) requireType(head, place);
}

/** Of what says nothing of its size, or is none, a browser makes nothing either. */
function requirePixels(picture: Uint8Array): void {
  const { width, height } = sizeOf(picture);
  if (width * height > MOST_PIXELS) throw new UnfitBytes('tooManyPixels');
}

function sizeOf(picture: Uint8Array) {
  try {
    return imageSize(picture);
  } catch {
    return { width: 0, height: 0 };
  }
}

function requireType(head: Uint8Array, place: FilePlace): void {
  if (!typeOf(place, head)) throw new UnfitBytes('unknownType');
}
