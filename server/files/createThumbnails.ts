import pLimit from 'p-limit';
import { limits } from '#schemas/limits.ts';
import { loadOnce } from '../process/loadOnce.ts';
import { MOST_PIXELS } from './checkBytes.ts';
import type { FilePlace, FileStore } from './FileStore.ts';

/** About 20 MB of them. */
const KEPT = 4000;

/** At a time: each unpacks a photograph, on threads that hash passwords as well. */
const AT_ONCE = 2;
const turn = pLimit(AT_ONCE);

/** A kept picture made small, as WebP, square and as wide as `limits.thumbnailPx`; undefined where none can be made. */
export type Thumbnails = (place: FilePlace) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/**
 * Makes pictures small on demand and keeps the latest in memory: a list shows dozens, each once a megabyte.
 *
 * What cannot be made small (a film, a broken file, a machine the library is not built for) is shown as it is.
 */
export function createThumbnails(files: FileStore, log: (line: string) => void): Thumbnails {
  const made = new Map<string, ReturnType<Thumbnails>>();
  return ({ folder, name }) => {
    const key = `${folder}/${name}`;
    const known = made.get(key);
    const thumbnail =
      known ??
      turn(() => makeSmall(files, { folder, name })).catch((cause: unknown) => {
        log(`No thumbnail of ${key}: ${cause instanceof Error ? cause.message : cause}`);
        return undefined;
      });
    // The latest stands last; what has not been asked for the longest goes.
    made.delete(key);
    made.set(key, thumbnail);
    // What is not there takes no room from what is: anybody can invent names.
    if (!known) void thumbnail.then((small) => !small && made.get(key) === thumbnail && made.delete(key));
    for (const oldest of made.keys()) if (made.size > KEPT) made.delete(oldest);
    return thumbnail;
  };
}

async function makeSmall(files: FileStore, place: FilePlace): ReturnType<Thumbnails> {
  const file = await files.get(place);
  if (!file?.type.startsWith('image/')) return undefined;
  const pieces: Uint8Array[] = [];
  for await (const piece of file.read(0, file.size - 1)) pieces.push(piece);
  const { thumbnailPx } = limits;
  const small = await (await load())(Buffer.concat(pieces), { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize(thumbnailPx, thumbnailPx, { fit: 'cover' })
    .webp({ quality: 78 })
    .toBuffer();
  return new Uint8Array(small);
}

/** Late: a server that shows no pictures never needs it, and its start does not wait for it. */
const load = loadOnce(async () => (await import('sharp')).default);
