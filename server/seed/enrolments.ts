import * as z from 'zod/mini';
import type { Enrolment } from '#schemas/entities/groupon.ts';
import demo from './demo/buyers.json' with { type: 'json' };
import type { Neighbourhood } from './neighbourhoods.ts';

/** A buyer in a group-buy, as the database keeps one. */
export type EnrolmentSeed = Omit<Enrolment, 'user'> & { readonly user_name: string };

/** What is offered, and how many of it one buyer may take (0 for any number). */
export interface Offered {
  readonly id: number;
  readonly price: string;
  readonly limit: number;
}

const words = z.array(z.string());

/** What buyers are called and what they say. */
const { surnames, givenNames, englishNames, romanized, nicknames, comments } = z.parse(
  z.strictObject({
    surnames: words,
    givenNames: words,
    englishNames: words,
    romanized: words,
    nicknames: words,
    comments: words,
  }),
  demo,
);

/** Buyers of a group-buy, the same ones each time; only where things are delivered do they leave an address. */
export function makeEnrolments(
  count: number,
  offers: readonly Offered[],
  delivery: 1 | 2,
  lives: Neighbourhood,
): EnrolmentSeed[] {
  return Array.from({ length: count }, (_, nth) => ({
    enroll_order: nth + 1,
    user_name: nameOf(nth),
    phone: phoneOf(nth, lives.areaCodes),
    comment: nth % 3 === 1 ? pick(comments, (nth - 1) / 3) : '',
    address: delivery === 2 ? addressOf(nth, lives.streets) : '',
    products: productsOf(nth, offers),
  }));
}

function nameOf(nth: number): string {
  const surname = pick(surnames, nth * 7);
  if (nth % 29 === 11) return pick(nicknames, Math.floor(nth / 29));
  if (nth % 7 === 3) return `${pick(englishNames, nth)} ${surname}`;
  if (nth % 11 === 5) return `${pick(englishNames, nth)} ${pick(romanized, nth)}`;
  return surname + pick(givenNames, nth * 13);
}

/** Of the numbers that nobody has: 555-0100 to 555-0199. Each is one buyer's, up to a hundred to an area code. */
function phoneOf(nth: number, areaCodes: readonly string[]): string {
  const [area, last] = [pick(areaCodes, nth), String(100 + (Math.floor(nth / areaCodes.length) % 100))];
  return nth % 9 === 4 ? `+1 ${area}-555-0${last}` : `${area}5550${last}`;
}

function addressOf(nth: number, streets: readonly string[]): string {
  const unit = nth % 2 === 0 ? '' : `#${101 + ((nth * 83) % 2400)} - `;
  return `${unit}${1018 + ((nth * 137) % 7900)} ${pick(streets, nth * 5)}`;
}

function productsOf(nth: number, offers: readonly Offered[]): Enrolment['products'] {
  const wanted = offers.filter((_, at) => (at === 0 ? nth % 6 !== 5 : (nth + at) % (at + 2) === 0));
  return (wanted.length > 0 ? wanted : offers.slice(0, 1)).map(({ id, price, limit }, at) => {
    const most = limit === 0 ? 3 : Math.min(limit, 3);
    return { id, amount: 1 + ((nth * (at + 3)) % most), price };
  });
}

function pick(from: readonly string[], at: number): string {
  return from[at % from.length] ?? '';
}
