/**
 * Whether two values say the same, for what refine compares: plain data, days, functions by identity. See docs/decisions.
 *
 * Anything else, such as a map or a typed array, equals itself only.
 */
export default function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && Array.from(one.keys()).every((at) => isEqual(one[at], other[at]));
  }
  if (one instanceof Date && other instanceof Date) return Object.is(one.getTime(), other.getTime());
  return isPlain(one) && isPlain(other) && sameEntries(one, other);
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isPlain(value: object): value is Fields {
  const parent: unknown = Object.getPrototypeOf(value);
  return parent === null || parent === Object.prototype;
}

function sameEntries(one: Fields, other: Fields): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
}
