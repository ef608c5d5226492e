import { limits } from '#schemas/limits.ts';
import { type Folder, sniffType, TELLING_BYTES } from './sniffType.ts';

/** The most bytes of one file. §9 */
export const mostBytes: Readonly<Record<Folder, number>> = {
  image: limits.imageBytes,
  audio: limits.fileBytes,
  video: limits.videoBytes,
};

/** Stops a file that is not what its folder keeps. */
export class UnfitBytes extends Error {
  override readonly name = 'UnfitBytes';
  readonly reason: 'tooLarge' | 'unknownType';

  constructor(reason: UnfitBytes['reason']) {
    super(`Failed to keep a file: ${reason}.`);
    this.reason = reason;
  }
}

/**
 * The same bytes, as they come, none of them kept in memory.
 *
 * @throws UnfitBytes as soon as they are too many, or their first ones are not those of a file the folder keeps.
 */
export async function* checkBytes(bytes: AsyncIterable<Uint8Array>, folder: Folder): AsyncIterable<Uint8Array> {
  let head = new Uint8Array(0);
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > mostBytes[folder]) throw new UnfitBytes('tooLarge');
    const isTold = head.byteLength >= TELLING_BYTES;
    if (!isTold) head = Buffer.concat([head, chunk.subarray(0, TELLING_BYTES)]);
    if (!isTold && head.byteLength >= TELLING_BYTES) requireType(head, folder);
    yield chunk;
  }
  if (head.byteLength < TELLING_BYTES) throw new UnfitBytes('unknownType');
}

function requireType(head: Uint8Array, folder: Folder): void {
  if (!sniffType(head)?.startsWith(`${folder}/`)) throw new UnfitBytes('unknownType');
}
