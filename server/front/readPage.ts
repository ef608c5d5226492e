import { createHash } from 'node:crypto';
import { builtIn, type PageSettings, tellPage } from './PageSettings.ts';
import { type Built, readBuilt } from './readBuilt.ts';
import { scriptsIn } from './scriptsIn.ts';

/** The page as it goes out. */
export interface Page extends Built {
  /** The scripts that stand in it, as {@link scriptsIn} gives them. */
  readonly scripts: readonly string[];
}

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
  const html = new TextDecoder().decode(plain.bytes);
  const scripts = scriptsIn(html);
  if (JSON.stringify(settings) === JSON.stringify(builtIn)) {
    const packed = await readBuilt(appDir, '/index.html', acceptEncoding);
    return { ...(packed ?? plain), scripts };
  }
  const page = tellPage(html, settings);
  const etag = `"${createHash('sha256').update(page).digest('hex').slice(0, 16)}"`;
  return { ...plain, bytes: new TextEncoder().encode(page), etag, scripts };
}
