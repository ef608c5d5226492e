import type { FileStore } from '../files/FileStore.ts';

// Lazy and as data URIs: they lie in chunks of their own, which only the first start reads.
const drawn = import.meta.glob<string>('./pictures/*.webp', { query: '?inline', import: 'default' });
const slugs = new Set(Object.keys(drawn).map((path) => path.slice('./pictures/'.length, -'.webp'.length)));

/** The paths of a picture's one or no file, as goods keep them. */
export const pictures = (slug: string): string[] => (slugs.has(slug) ? [`/files/image/${nameOf(slug)}`] : []);

/** The path of a picture, or nothing when it is not drawn. */
export const picture = (slug: string): string => pictures(slug)[0] ?? '';

/** Puts every drawn picture into the store, where it is not yet. */
export async function keepPictures(files: FileStore): Promise<void> {
  for (const [path, load] of Object.entries(drawn)) {
    const place = { folder: 'image', name: nameOf(path.slice('./pictures/'.length, -'.webp'.length)) } as const;
    if (!(await files.get(place))) await files.put(place, once(decode(await load())));
  }
}

const nameOf = (slug: string) => `seed_${slug}.webp`;

/** The bytes of a `data:image/webp;base64,…` text. */
const decode = (uri: string) => Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64');

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
