import { createHash } from 'node:crypto';
import { builtIn, type PageSettings, tellPage } from './PageSettings.ts';
import { type Built, readBuilt } from './readBuilt.ts';

/**
 * The page, told where files are: it needs to know before its first picture, and one request less is one less to fail.
 *
 * @returns undefined when the app is not built.
 */
export async function readPage(
  appDir: string,
  acceptEncoding: string,
  settings: PageSettings,
): Promise<Built | undefined> {
  if (JSON.stringify(settings) === JSON.stringify(builtIn)) return readBuilt(appDir, '/index.html', acceptEncoding);
  const plain = await readBuilt(appDir, '/index.html', '');
  if (!plain) return undefined;
  const page = tellPage(new TextDecoder().decode(plain.bytes), settings);
  const etag = `"${createHash('sha256').update(page).digest('hex').slice(0, 16)}"`;
  return { ...plain, bytes: new TextEncoder().encode(page), etag };
}
