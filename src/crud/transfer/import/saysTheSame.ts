import type { Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';

/** Whether a record says what was sent, of all that its list tells: what an applet adds, such as ids of rows, is its own. */
export const saysTheSame = (values: Values, record: Values): boolean =>
  Object.entries(values).every(
    ([name, value]) => value === undefined || !(name in record) || says(value, record[name]),
  );

function says(sent: unknown, held: unknown): boolean {
  if (Array.isArray(sent) && Array.isArray(held)) {
    return sent.length === held.length && sent.every((each, at) => says(each, held[at]));
  }
  if (isRecord(sent) && isRecord(held)) {
    return Object.entries(sent).every(([name, value]) => says(value, held[name]));
  }
  return spelt(sent) === spelt(held);
}

/** A value as it is compared: an amount is the same with and without the zeros behind it. */
const spelt = (value: unknown): string =>
  typeof value === 'string' && /^-?\d{1,12}(\.\d+)?$/.test(value)
    ? String(Number(value))
    : JSON.stringify(value ?? null);
