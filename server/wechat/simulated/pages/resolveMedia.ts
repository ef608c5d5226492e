/**
 * Where a stored path leads, read as the browser reads it: full addresses stay, the rest lies on the file host.
 *
 * @param fileHost a path of this server such as `/files`, or the origin of another.
 * @returns `''` for nothing and for what is no address of the web.
 */
export function resolveMedia(path: string, fileHost: string): string {
  if (path === '') return '';
  if (/^https?:\/\//i.test(path)) return URL.canParse(path) ? path : '';
  if (/^[a-z][a-z\d+.-]*:/i.test(path) || path.startsWith('//')) return '';
  const base = fileHost.replace(/\/+$/, '');
  return path.startsWith(`${base}/`) ? path : `${base}/${path.replace(/^\/+/, '')}`;
}
