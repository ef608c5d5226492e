import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { memoize } from '#schemas/memoize.ts';
import { builtIn, type PageSettings, tellPage } from './PageSettings.ts';
import { type Built, readBuilt } from './readBuilt.ts';
import { scriptsIn } from './scriptsIn.ts';

/** The page as it goes out. */
export interface Page extends Built {
  /** The scripts that stand in it, as {@link scriptsIn} gives them. */
  readonly scripts: readonly string[];
}

/** The page as text, and what may run in it: the same as long as its bytes are. */
const readHtml = memoize((bytes: Uint8Array) => {
  const html = new TextDecoder().decode(bytes);
  return { html, scripts: scriptsIn(html) };
});

/**
 * The page, told where files are: it needs to know before its first picture, and one request less is one less to fail.
 *
 * @returns undefined when the app is not built.
 */
export async function readPage(
  appDir: string,
  acceptEncoding: string,
  settings: PageSettings,
): Promise<Page | undefined> {
  const plain = await readBuilt(appDir, '/index.html', '');
  if (!plain) return undefined;
  const { html, scripts } = readHtml(plain.bytes);
  if (JSON.stringify(settings) === JSON.stringify(builtIn)) {
    const packed = await readBuilt(appDir, '/index.html', acceptEncoding);
    return { ...(packed ?? plain), scripts };
  }
  const isPacked = /\bgzip\b/.test(acceptEncoding);
  const key = JSON.stringify([settings, isPacked]);
  const made = builtPages(plain.bytes);
  const page = made.get(key) ?? pack(tellPage(html, settings), isPacked);
  made.set(key, page);
  return { ...page, scripts };
}

/** Pages told of other settings, which nobody has packed beforehand; the settings of a process are few. */
const builtPages = memoize((_: Uint8Array) => new Map<string, Built>());

function pack(page: string, isPacked: boolean): Built {
  const etag = `"${createHash('sha256').update(page).digest('hex').slice(0, 16)}"`;
  const bytes = isPacked ? new Uint8Array(gzipSync(page, { level: 9 })) : new TextEncoder().encode(page);
  return { bytes, encoding: isPacked ? 'gzip' : undefined, etag };
}
