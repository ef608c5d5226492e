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
  const { read, ordered } = createReader(names);
  const inOrder = [...enrolments].sort((a, b) => a.enroll_order - b.enroll_order);
  const counted = inOrder.map((enrolment) => ({ enrolment, counts: countsOf(enrolment, read) }));

  const offers = offersOf(
    groupon.products,
    [...ordered.values()].map(({ offer }) => offer),
  );
  for (const [place, { key }] of offers.entries()) {
    const found = ordered.get(key);
    if (found) found.place = place;
  }
  const buyers = counted.map(({ enrolment, counts }, at) => buyerOf(enrolment, at + 1, linesOf(counts)));
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

/** What somebody ordered, with what is known of it only when everything has been read. */
interface Ordered {
  readonly offer: Offer;
  /** Among the products of the day. */
  place: number;
  /** What so many pieces cost; most buyers want one or two, so each is worked out once. */
  readonly amounts: Map<number, string>;
}
type Read = (id: number, price: string) => Ordered;

/** Thousands of lines name the same few prices: each spelling is read once, and two of one price are one. */
function createReader(names: ReadonlyMap<number, string>) {
  const ordered = new Map<string, Ordered>();
  const spelt = new Map<number, Map<string, Ordered>>();
  const read: Read = (id, price) => {
    const prices = spelt.get(id) ?? new Map<string, Ordered>();
    const before = prices.get(price);
    if (before) return before;
    const offer = offerOf(id, price, names.get(id));
    const found = ordered.get(offer.key) ?? { offer, place: 0, amounts: new Map() };
    ordered.set(offer.key, found);
    spelt.set(id, prices.set(price, found));
    return found;
  };
  return { read, ordered };
}

/** How much a buyer ordered of each: the same product at the same price twice is one line. */
function countsOf({ products }: Enrolment, read: Read): ReadonlyMap<Ordered, number> {
  const counts = new Map<Ordered, number>();
  for (const { id, amount, price } of products) {
    if (amount === 0) continue;
    const found = read(id, price);
    counts.set(found, (counts.get(found) ?? 0) + amount);
  }
  return counts;
}

const linesOf = (counts: ReadonlyMap<Ordered, number>): readonly BuyerLine[] =>
  [...counts]
    .sort(([a], [b]) => a.place - b.place)
    .map(([found, count]) => ({ key: found.offer.key, count, amount: amountOf(found, count) }));

function amountOf({ offer, amounts }: Ordered, count: number): string {
  const amount = amounts.get(count) ?? timesMoney(offer.price, count) ?? '';
  amounts.set(count, amount);
  return amount;
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
