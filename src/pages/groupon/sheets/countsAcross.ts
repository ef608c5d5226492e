import type { BuyerLine } from '../model/Day.ts';

/** What one party ordered, across the products of a sheet; nothing stays empty. @param places product key → column. */
export function countsAcross(lines: readonly BuyerLine[], places: ReadonlyMap<string, number>): (number | '')[] {
  const counts: (number | '')[] = Array.from({ length: places.size }, () => '');
  for (const { key, count } of lines) {
    const at = places.get(key);
    if (at !== undefined) counts[at] = count;
  }
  return counts;
}

/** The products' keys with the column each stands in, the first one 0. */
export const placesOf = (products: readonly { readonly key: string }[]): ReadonlyMap<string, number> =>
  new Map(products.map(({ key }, at) => [key, at]));
