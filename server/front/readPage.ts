import { createHash } from 'node:crypto';
import { type Built, readBuilt } from './readBuilt.ts';

const BUILT_IN = '/files';
const place = (fileHost: string) => `<meta name="file-host" content="${fileHost}" />`;

/**
 * The page, told where files are: it needs to know before its first picture, and one request less is one less to fail.
 *
 * @param fileHost a path or an origin, as the settings gave it; no text of a stranger's.
 * @returns undefined when the app is not built.
 */
export async function readPage(appDir: string, acceptEncoding: string, fileHost: string): Promise<Built | undefined> {
  if (fileHost === BUILT_IN) return readBuilt(appDir, '/index.html', acceptEncoding);
  const plain = await readBuilt(appDir, '/index.html', '');
  if (!plain) return undefined;
  const page = new TextDecoder().decode(plain.bytes).replace(place(BUILT_IN), place(fileHost));
  const etag = `"${createHash('sha256').update(page).digest('hex').slice(0, 16)}"`;
  return { ...plain, bytes: new TextEncoder().encode(page), etag };
}
