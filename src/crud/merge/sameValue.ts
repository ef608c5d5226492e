import { isRecord } from '#schemas/codecs/isRecord.ts';

/**
 * Whether two values say the same to a merchant: nothing, `''` and no rows are one, a field that is missing and one
 * that says nothing are one. 0 and false are something.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (saysNothing(one) || saysNothing(other)) return saysNothing(one) && saysNothing(other);
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, at) => sameValue(each, other[at]));
  }
  if (isRecord(one) && isRecord(other)) {
    const names = Object.keys({ ...one, ...other });
    return names.every((name) => sameValue(one[name], other[name]));
  }
  return false;
}

const saysNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
