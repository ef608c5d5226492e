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

/** Stops a file that is not what its place keeps. */
export class UnfitBytes extends Error {
  override readonly name = 'UnfitBytes';
  readonly reason: 'tooLarge' | 'unknownType';

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
 * The same bytes, as they come, none of them kept in memory.
 *
 * @throws UnfitBytes as soon as they are too many, or their first ones are not those of a file the folder keeps.
 */
export async function* checkBytes(bytes: AsyncIterable<Uint8Array>, place: FilePlace): AsyncIterable<Uint8Array> {
  let head = new Uint8Array(0);
  for await (const chunk of atMost(mostBytes[place.folder], bytes)) {
    const isTold = head.byteLength >= TELLING_BYTES;
    if (!isTold) head = Buffer.concat([head, chunk.subarray(0, TELLING_BYTES)]);
    if (!isTold && head.byteLength >= TELLING_BYTES) requireType(head, place);
    yield chunk;
  }
  if (head.byteLength < TELLING_BYTES) requireType(head, place);
}

function requireType(head: Uint8Array, place: FilePlace): void {
  if (!typeOf(place, head)) throw new UnfitBytes('unknownType');
}
