/** Where files are sent to and where relative picture paths lead. */
export interface FileHost {
  /** Where a file is sent: `/image/1_a.png` under the host's own path. U1 */
  upload(path: string): string;
  /** The full address of a stored path; full addresses stay as they are, `''` stays empty. Contract: image paths */
  resolve(path: string): string;
}

/** Over the `FILE_HOST` setting, e.g. `https://files.example.com`, or a path such as `/files` on the page's origin. */
export function createFileHost(base: string, origin: string): FileHost {
  const root = new URL(`${base.replace(/\/+$/, '')}/`, origin);
  return {
    upload: (path) => new URL(path.replace(/^\//, ''), root).href,
    resolve: (path) => (path === '' ? '' : (URL.parse(path, root)?.href ?? '')),
  };
}
