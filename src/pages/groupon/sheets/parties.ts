import { fold } from '#schemas/text/fold.ts';
import type { Buyer, BuyerLine, Day } from '../model/Day.ts';
import { countOf, sumOf } from './sumOf.ts';

/** Who comes to the pick-up as one: a buyer, or several who share a phone and an address. GD-E4 */
export interface Party extends Omit<Buyer, 'number' | 'order'> {
  /** The pick-up numbers, the lowest first: `3` or `3、17`. GD-D2 */
  readonly called: string;
  readonly numbers: readonly number[];
  /** What they wrote; where there are several, each with its number. */
  readonly comment: string;
}

/** Everyone of a day by the lowest pick-up number; merged by phone and address where that is wished. GD-E4 */
export function partiesOf(day: Day, merged: boolean): readonly Party[] {
  if (!merged) return day.buyers.map((buyer) => partyOf([buyer], day));
  const groups = new Map<string, Buyer[]>();
  for (const buyer of day.buyers) {
    const key = sharedKey(buyer);
    const group = groups.get(key);
    if (group) group.push(buyer);
    else groups.set(key, [buyer]);
  }
  return [...groups.values()].map((group) => partyOf(group, day));
}

/** Who left no phone is only ever himself; who collects leaves no address, and is known by the phone alone. */
function sharedKey({ number, phone, address }: Buyer): string {
  const dialled = phone.normalize('NFKC').replaceAll(/\D/g, '');
  return dialled === '' ? `#${number}` : `${dialled} ${folded(address)}`;
}

const folded = (text: string): string => fold(text).replaceAll(/[\s,.，。]+/g, '');

function partyOf(buyers: readonly Buyer[], day: Day): Party {
  const [first] = buyers;
  if (!first) throw new Error('Failed to make a party: it has no buyer.');
  const numbers = buyers.map(({ number }) => number);
  return {
    called: numbers.join('、'),
    numbers,
    name: distinct(buyers.map(({ name }) => name)).join('、'),
    phone: first.phone,
    address: first.address,
    comment: commentOf(buyers),
    lines: buyers.length === 1 ? first.lines : linesOf(buyers, day),
    count: countOf(buyers.map(({ count }) => count)),
    amount: buyers.length === 1 ? first.amount : sumOf(buyers.map(({ amount }) => amount)),
  };
}

/** `Li Lei` and `li lei` is one name, as the first of them wrote it. */
function distinct(names: readonly string[]): readonly string[] {
  const seen = new Map<string, string>();
  for (const name of names) if (!seen.has(folded(name))) seen.set(folded(name), name);
  return [...seen.values()];
}

function commentOf(buyers: readonly Buyer[]): string {
  const written = buyers.filter(({ comment }) => comment.trim() !== '');
  return written
    .map(({ number, comment }) => (buyers.length > 1 ? `${number} 号：${comment.trim()}` : comment.trim()))
    .join('；');
}

function linesOf(buyers: readonly Buyer[], day: Day): readonly BuyerLine[] {
  const byKey = new Map<string, BuyerLine[]>();
  for (const line of buyers.flatMap(({ lines }) => lines)) byKey.set(line.key, [...(byKey.get(line.key) ?? []), line]);
  return day.products.flatMap(({ key }) => {
    const lines = byKey.get(key);
    if (!lines) return [];
    return [{ key, count: countOf(lines.map(({ count }) => count)), amount: sumOf(lines.map(({ amount }) => amount)) }];
  });
}
