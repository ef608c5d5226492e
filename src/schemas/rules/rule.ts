import * as z from 'zod/mini';
import type { Message } from '../messages.ts';
import { once } from '../once.ts';
import { isBlank } from '../text/fold.ts';

/** Says what is wrong with a value, or undefined when nothing is. */
export type Rule<Value> = (value: Value) => Message | undefined;

const passed = new WeakMap<object, (value: unknown) => boolean>();

/** The rule as a check of a schema, so that forms and the server refuse with the same sentence. */
export function rule<Value>(rule: Rule<Value>) {
  const check = z.check<Value>((payload) => {
    const message = rule(payload.value);
    if (message) payload.issues.push({ code: 'custom', input: payload.value, message, params: { rule: true } });
  });
  passed.set(check, (value) => rule(value as Value) === undefined);
  return check;
}

/** Tells what a check lets through, where it is a rule; the value is one the schema of the check has accepted. */
export const passedBy = (check: object): ((value: unknown) => boolean) | undefined => passed.get(check);

/** Refuses nothing but text of which nothing is seen. N10 */
export const required =
  (message: Message): Rule<string> =>
  (value) =>
    isBlank(value) ? message : undefined;

/** Empty, as a merchant would say: nothing, blanks, no rows. 0 and false are something. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && isBlank(value));
}

/** The first thing that is wrong, by the order of the rules. */
export const firstOf =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  (value) => {
    for (const check of rules) {
      const message = check(value);
      if (message) return message;
    }
    return undefined;
  };

/** Its dictionary takes 20 ms to load, of whatever is being opened; most texts are short enough not to need it. */
const segmenter = once(() => new Intl.Segmenter('zh'));

/** A family of four takes 11, the flag of a region 14; what takes more piles up marks. */
const UNITS_OF_A_CHARACTER = 64;

/** How many characters a reader counts in a text: one emoji is one. Behind `most` it counts no further. */
export function lengthOf(text: string, most = Number.POSITIVE_INFINITY): number {
  let length = 0;
  for (const _ of segmenter().segment(text)) if (++length > most) break;
  return length;
}

/** Counts what a reader counts as characters. */
export const atMost =
  (length: number, message: Message): Rule<string> =>
  (value) =>
    isLonger(value, length) ? message : undefined;

/** Each character taken out costs a copy of the text: of most texts none is, of a book no more than it takes to tell. */
function isLonger(text: string, length: number): boolean {
  if (text.length <= length) return false;
  return text.length > length * UNITS_OF_A_CHARACTER || lengthOf(text, length) > length;
}
