import type { DataRecord, Values } from '#providers/data/calls.ts';

/** At how many pieces goods are nearly sold out, where the merchant has not said. */
const USUAL_LOW = 5;
/** More pieces than that are never few. */
export const MOST_LOW = 9999;

/** Whether goods can be called nearly sold out from there on. */
export const isLow = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_LOW;

/** Reads what this browser has kept; the usual where that makes no sense. */
export const readLow = (kept: unknown): number => (isLow(kept) ? kept : USUAL_LOW);

/** A number of a record; undefined when it did not arrive. */
const numberIn = (record: Values, name: string): number | undefined => {
  const value = record[name];
  return typeof value === 'number' ? value : undefined;
};

/** Goods by what is left of them. */
export interface Stock {
  readonly out: readonly DataRecord[];
  /** Not more than so many, the fewest first. */
  readonly low: readonly DataRecord[];
}

/** What is sold out, and what nearly is; goods whose stock did not arrive are neither. */
export function stockOf(goods: readonly DataRecord[], low: number): Stock {
  const left = goods.flatMap((record) => {
    const stock = numberIn(record, 'stock');
    return stock === undefined || stock > low ? [] : [{ record, stock }];
  });
  const sorted = left.sort((one, other) => one.stock - other.stock);
  return {
    out: sorted.filter(({ stock }) => stock <= 0).map(({ record }) => record),
    low: sorted.filter(({ stock }) => stock > 0).map(({ record }) => record),
  };
}

/** Goods and how often they were sold. */
export interface Sold {
  readonly record: DataRecord;
  readonly sales: number;
}

/** Those sold most, the best first; what was never sold is none of them. */
export const bestSellers = (goods: readonly DataRecord[], most: number): readonly Sold[] =>
  goods
    .flatMap((record) => {
      const sales = numberIn(record, 'total_sales') ?? 0;
      return sales > 0 ? [{ record, sales }] : [];
    })
    .sort((one, other) => other.sales - one.sales)
    .slice(0, most);
