import { formatMoney } from '#fields/money/formatMoney.ts';
import { goodsPrice } from '#schemas/rules/price.ts';

/** What the two amounts mean for a customer, e.g. `运费 5.00；满 50.00 免运费`; nothing while one of them cannot be read. */
export function feeSentence(fee: unknown, freeFrom: unknown, unit?: string): string | undefined {
  if (!isAmount(fee) || !isAmount(freeFrom)) return undefined;
  return `运费 ${formatMoney(fee, unit)}；满 ${formatMoney(freeFrom, unit)} 免运费`;
}

const isAmount = (value: unknown): value is string => typeof value === 'string' && goodsPrice(value) === undefined;
