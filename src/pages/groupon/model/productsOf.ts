import { compareMoney } from '#fields/money/compareMoney.ts';
import { timesMoney } from '#fields/money/sumMoney.ts';
import type { Groupon } from '#schemas/entities/groupon.ts';
import type { Buyer, DayProduct } from './Day.ts';

/** A product at one price, before anything of it is counted. */
export type Offer = Pick<DayProduct, 'key' | 'id' | 'name' | 'price'>;

/** A product of the day at a price; the campaign no longer knows those without a name. */
export const offerOf = (id: number, price: string, name = `已删除商品 #${id}`): Offer => {
  const exact = priceOf(price);
  return { key: `${id}@${exact}`, id, name, price: exact };
};

/**
 * Everything the campaign offers or anybody ordered: in the campaign's order, a product's prices from low to high, and
 * last what is no longer offered. What is offered and nobody ordered stands there once, at its own price.
 */
export function offersOf(campaign: Groupon['products'], ordered: readonly Offer[]): readonly Offer[] {
  const places = new Map<number, number>();
  for (const [place, { id }] of campaign.entries()) if (id !== undefined && !places.has(id)) places.set(id, place);
  const known = new Set(ordered.map(({ id }) => id));
  const unasked = campaign.flatMap(({ id, name, price }, place) =>
    id === undefined || known.has(id) || places.get(id) !== place ? [] : [offerOf(id, price, name)],
  );
  const placeOf = ({ id }: Offer) => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  return [...ordered, ...unasked].sort(
    (a, b) => placeOf(a) - placeOf(b) || a.id - b.id || compareMoney(a.price, b.price),
  );
}

const nobody = { count: 0, buyers: 0, comments: 0 };

/** The products with what all buyers together ordered of them. */
export function productsOf(offers: readonly Offer[], buyers: readonly Buyer[]): readonly DayProduct[] {
  const sums = new Map(offers.map(({ key }) => [key, { ...nobody }]));
  for (const { lines, comment } of buyers) {
    for (const { key, count } of lines) {
      const sum = sums.get(key);
      if (!sum) continue;
      sum.count += count;
      sum.buyers += 1;
      if (comment !== '') sum.comments += 1;
    }
  }
  return offers.map((offer) => {
    const sum = sums.get(offer.key) ?? nobody;
    return { ...offer, ...sum, amount: timesMoney(offer.price, sum.count) ?? '' };
  });
}

/** A price in its one spelling: `12.5`, `12.50` and `12.500` are one price; what is no amount stays as it came. */
function priceOf(price: string): string {
  const exact = timesMoney(price, 1);
  return exact === undefined ? price : exact.replace(/(\.\d{2}\d*?)0+$/, '$1');
}
