import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { firstOf, type Rule, required } from './rule.ts';

/** Counted in UTF-16 units, the careful way: an emoji takes two of the 1600. Spec §5, B9 */
const short: Rule<string> = (value) => (value.length > limits.smsLength ? messages.smsTooLong : undefined);

export const smsContent = firstOf(required(messages.smsMissing), short);
