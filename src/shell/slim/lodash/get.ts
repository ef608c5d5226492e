/** What stands at a path such as `a.b[0].c`, or undefined. See docs/decisions. */
export default function get(from: unknown, path: string | readonly (string | number)[]): unknown {
  const own = typeof path === 'string' && typeof from === 'object' && from !== null && path in from;
  const names = typeof path !== 'string' ? path : own ? [path] : path.replace(/\[(\w+)\]/g, '.$1').split('.');
  let found: unknown = from;
  for (const name of names) found = found == null ? undefined : Reflect.get(Object(found), name);
  return found;
}
