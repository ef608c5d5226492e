import { messages } from '../messages.ts';
import { price } from './price.ts';
import type { Rule } from './rule.ts';

/** Spec §5, B4 */
export const grouponPrice = price(messages.grouponPriceMalformed);

/** How many one buyer may take: 0 stands for no limit, anything filled in is above it. Spec §3, §5, B4 */
export const grouponLimit: Rule<number> = (value) =>
  value >= 0 && Number.isInteger(value) ? undefined : messages.grouponLimitMalformed;
