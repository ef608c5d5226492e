import { limits } from '../limits.ts';
import { type Message, messages } from '../messages.ts';
import type { Rule } from './rule.ts';

const PRICE = new RegExp(`^\\d{1,${limits.priceIntegerDigits}}(\\.\\d{1,${limits.priceDecimals}})?$`);

/** A price: not negative, up to 10 integer digits and 2 decimals; `""` is not one. Spec §5, §9 */
export const price =
  (message: Message): Rule<string> =>
  (value) =>
    PRICE.test(value) ? undefined : message;

/** The price of goods and of their specs. Spec §5, G5 */
export const goodsPrice = price(messages.priceMalformed);
