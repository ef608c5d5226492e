import { expect, it, test } from 'vitest';
import { bestSellers, readLow, stockOf } from './stock.ts';

const goods = (left: readonly (number | undefined)[]) => left.map((stock, at) => ({ id: at + 1, stock }));
const idsOf = (records: readonly { readonly id: unknown }[]) => records.map(({ id }) => id);

test.each([
  [[9, 3, 0, 5, 6], 5, [3], [2, 4]],
  [[9, 3, 0, 5, 6], 2, [3], []],
  [[undefined, -1, 1], 5, [2], [3]],
  [[], 5, [], []],
])('of goods with %j left, %d being few, %j are sold out and %j nearly, the fewest first', (left, low, out, nearly) => {
  const stock = stockOf(goods(left), low);
  expect([idsOf(stock.out), idsOf(stock.low)]).toEqual([out, nearly]);
});

it('goods that sell best stand first, as many as are wanted, and none that was never sold', () => {
  const sold = [5, 0, 9, undefined, 7].map((total_sales, at) => ({ id: at + 1, total_sales }));
  expect(bestSellers(sold, 2).map(({ record, sales }) => [record.id, sales])).toEqual([
    [3, 9],
    [5, 7],
  ]);
  expect(idsOf(bestSellers(sold, 9).map(({ record }) => record))).toEqual([3, 5, 1]);
});

test.each([
  [8, 8],
  [undefined, 5],
  [0, 5],
  [2.5, 5],
  ['8', 5],
  [10_000, 5],
])('kept as %j, goods are nearly sold out from %d pieces on', (kept, low) => {
  expect(readLow(kept)).toBe(low);
});
