import { timesMoney } from '#fields/money/sumMoney.ts';

/** A price in its one spelling: `12.5`, `12.50` and `12.500` are one price; what is no amount stays as it came. */
export function priceOf(price: string): string {
  const exact = timesMoney(price, 1);
  return exact === undefined ? price : exact.replace(/(\.\d{2}\d*?)0+$/, '$1');
}
