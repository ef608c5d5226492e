import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the built app as it goes out. */
export interface Built {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How the bytes are packed; undefined when they are not. */
  readonly encoding: string | undefined;
  /** Changes with the file. */
  readonly etag: string;
}

const packings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Reads a file of the app, packed beforehand when the browser takes it so.
 *
 * @param path from the root of the app, e.g. `/assets/index-4f2a.js`; decoded.
 * @returns undefined when there is no such file, or the path leads out of the app.
 */
export async function readBuilt(appDir: string, path: string, acceptEncoding: string): Promise<Built | undefined> {
  if (path.includes('\0') || path.includes('\\') || path.split('/').includes('..')) return undefined;
  const key = `${packingsIn(acceptEncoding).map(([encoding]) => encoding)} ${join(appDir, path)}`;
  const kept = path.startsWith('/assets/') ? unchanging.get(key) : undefined;
  if (kept) return kept;
  const built = await pickPacking(appDir, path, acceptEncoding);
  if (built && path.startsWith('/assets/')) unchanging.set(key, built);
  return built;
}

/** Files whose name changes with their content: not even looked for again. */
const unchanging = new Map<string, Built>();

const packingsIn = (acceptEncoding: string) =>
  packings.filter(([encoding]) => new RegExp(`\\b${encoding}\\b`).test(acceptEncoding));

async function pickPacking(appDir: string, path: string, acceptEncoding: string): Promise<Built | undefined> {
  for (const [encoding, ending] of packingsIn(acceptEncoding)) {
    const packed = await readWhole(join(appDir, path + ending));
    if (packed) return { ...packed, encoding };
  }
  const plain = await readWhole(join(appDir, path));
  return plain && { ...plain, encoding: undefined };
}

type Whole = Omit<Built, 'encoding'>;

/** Files as they were read last; the page itself is asked for on every visit. */
const read = new Map<string, Whole>();

async function readWhole(path: string): Promise<Whole | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
  const last = read.get(path);
  if (last?.etag === etag) return last;
  const whole = { bytes: new Uint8Array(await readFile(path)), etag };
  read.set(path, whole);
  return whole;
}
