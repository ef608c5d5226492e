import { limits } from '#schemas/limits.ts';
import { parseUrl } from '#schemas/parseUrl.ts';

/** Where files are sent to and where relative picture paths lead. */
export interface FileHost {
  /** Where a file is sent: `/image/1_a.png` under the host's own path. U1 */
  upload(path: string): string;
  /** The full address of a stored path; full addresses stay as they are, `''` stays empty. Contract: image paths */
  resolve(path: string): string;
  /** The same, of a picture made small where this page's own server keeps it: `/files/image/a.webp?w=144`. */
  thumbnail(path: string): string;
}

/** Over the `FILE_HOST` setting, e.g. `https://files.example.com`, or a path such as `/files` on the page's origin. */
export function createFileHost(base: string, origin: string): FileHost {
  const root = new URL(`${base.replace(/\/+$/, '')}/`, origin);
  const resolve = (path: string) => (path === '' ? '' : (parseUrl(path, root)?.href ?? ''));
  const kept = new URL('image/', root).href;
  const canMakeSmall = root.origin === new URL(origin).origin;
  return {
    upload: (path) => new URL(path.replace(/^\//, ''), root).href,
    resolve,
    thumbnail(path) {
      const address = resolve(path);
      return canMakeSmall && address.startsWith(kept) ? `${address}?w=${limits.thumbnailPx}` : address;
    },
  };
}
