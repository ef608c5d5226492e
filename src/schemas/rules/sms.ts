import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { firstOf, type Rule, required } from './rule.ts';

/** Counted in UTF-16 units, the careful way: an emoji takes two of the 1600. Spec §5, B9 */
const short: Rule<string> = (value) => (value.length > limits.smsLength ? messages.smsTooLong : undefined);

export const smsContent = firstOf(required(messages.smsMissing), short);

/** The errcode of an SMS whose words went to the same buyers less than ten minutes ago, from wherever. GD-E14 */
export const alreadySent = 208;

/**
 * The phones an SMS goes to, each once, as it was first written: two that differ in blanks and signs only are one.
 *
 * What holds no digit is none. Client and server count by the same rule. B9, GD-E11
 */
export function distinctPhones(phones: readonly string[]): readonly string[] {
  const written = new Map<string, string>();
  for (const phone of phones) {
    const digits = phone.normalize('NFKC').replaceAll(/\D/g, '');
    if (digits !== '' && !written.has(digits)) written.set(digits, phone.trim());
  }
  return [...written.values()];
}
