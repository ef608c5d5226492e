import { sumMoney, timesMoney } from '#fields/money/sumMoney.ts';
import type { Enrolment, Groupon } from '#schemas/entities/groupon.ts';
import type { Buyer, BuyerLine, Day } from './Day.ts';
import { type Offer, offerOf, offersOf, productsOf } from './productsOf.ts';

/**
 * A group-buy and all who joined it, counted exactly: by product and price, and by buyer. B8, GD-E2, GD-D2
 *
 * Buyers are numbered 1 to N by `enroll_order`, those of the same order as they came. Whoever enrolled twice stands
 * there twice. A line of 0 pieces is no line. An amount is empty where a price is no amount: `checkDay` tells.
 */
export function computeDay(groupon: Groupon, enrolments: readonly Enrolment[]): Day {
  const names = new Map(groupon.products.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name] as const])));
  const ordered = new Map<string, Offer>();
  const read = readOnce((id, price) => {
    const offer = offerOf(id, price, names.get(id));
    if (!ordered.has(offer.key)) ordered.set(offer.key, offer);
    return offer;
  });
  const inOrder = enrolments.toSorted((a, b) => a.enroll_order - b.enroll_order);
  const counted = inOrder.map((enrolment) => ({ enrolment, counts: countsOf(enrolment, read) }));

  const offers = offersOf(groupon.products, [...ordered.values()]);
  const places = new Map(offers.map(({ key }, place) => [key, place]));
  const amountOf = timesOnce(ordered);
  const buyers = counted.map(({ enrolment, counts }, at) =>
    buyerOf(enrolment, at + 1, linesOf(counts, places, amountOf)),
  );
  const products = productsOf(offers, buyers);
  return {
    id: groupon.id,
    name: groupon.name,
    starts: groupon.start_time,
    ends: groupon.end_time,
    delivery: groupon.delivery,
    address: groupon.pickup_address,
    products,
    buyers,
    count: products.reduce((sum, { count }) => sum + count, 0),
    amount: sumMoney(products.map(({ amount }) => amount)) ?? '',
  };
}

type ReadOffer = (id: number, price: string) => Offer;

/** Thousands of lines name the same few prices: each is read once. */
function readOnce(read: ReadOffer): ReadOffer {
  const known = new Map<string, Offer>();
  return (id, price) => {
    const asked = `${id}@${price}`;
    const offer = known.get(asked) ?? read(id, price);
    known.set(asked, offer);
    return offer;
  };
}

/** How much a buyer ordered under each key: the same product at the same price twice is one line. */
function countsOf({ products }: Enrolment, read: ReadOffer): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { id, amount, price } of products) {
    if (amount === 0) continue;
    const { key } = read(id, price);
    counts.set(key, (counts.get(key) ?? 0) + amount);
  }
  return counts;
}

type AmountOf = (key: string, count: number) => string;

/** What so many pieces cost; most buyers want one or two, so each is worked out once. */
function timesOnce(offers: ReadonlyMap<string, Offer>): AmountOf {
  const known = new Map<string, string>();
  return (key, count) => {
    const asked = `${count}×${key}`;
    const amount = known.get(asked) ?? timesMoney(offers.get(key)?.price ?? '', count) ?? '';
    known.set(asked, amount);
    return amount;
  };
}

function linesOf(
  counts: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, number>,
  amountOf: AmountOf,
): readonly BuyerLine[] {
  const placeOf = (key: string) => places.get(key) ?? 0;
  return [...counts]
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([key, count]) => ({ key, count, amount: amountOf(key, count) }));
}

const buyerOf = (
  { enroll_order, user, phone, address, comment }: Enrolment,
  number: number,
  lines: readonly BuyerLine[],
): Buyer => ({
  number,
  order: enroll_order,
  name: user.name,
  phone,
  address,
  comment: comment.trim(),
  lines,
  count: lines.reduce((sum, { count }) => sum + count, 0),
  amount: sumMoney(lines.map(({ amount }) => amount)) ?? '',
});
