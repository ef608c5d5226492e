import { messages } from '../messages.ts';
import { type Rule, required } from './rule.ts';

/** Spec §5, G4 */
export const goodsName = required(messages.goodsNameMissing);

/** How many are left to sell: a whole number, 0 when sold out. */
export const goodsStock: Rule<number> = (value) =>
  Number.isInteger(value) && value >= 0 ? undefined : '库存必须是不小于 0 的整数';
