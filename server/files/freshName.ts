import { randomBytes } from 'node:crypto';

/** The name with four random bytes before its ending: `a.png` becomes `a-9f86d081.png`. */
export function freshName(name: string): string {
  const dot = name.lastIndexOf('.');
  const at = dot > 0 ? dot : name.length;
  return `${name.slice(0, at)}-${randomBytes(4).toString('hex')}${name.slice(at)}`;
}
