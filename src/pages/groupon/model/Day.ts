import type { deliveries } from '#schemas/entities/groupon.ts';

/** A product of a group-buy at one price: a price that changed midway makes two of them. B8 */
export interface DayProduct {
  /** Its id and price; no two products of a day share one. */
  readonly key: string;
  readonly id: number;
  readonly name: string;
  /** A decimal text in the shop's own unit. */
  readonly price: string;
  /** Pieces ordered by all buyers together. */
  readonly count: number;
  /** How many buyers ordered it. */
  readonly buyers: number;
  /** `price` times `count`, as a decimal text. */
  readonly amount: string;
  /** How many of its buyers left a comment. */
  readonly comments: number;
}

/** What one buyer ordered of one product of the day. */
export interface BuyerLine {
  /** The key of a DayProduct. */
  readonly key: string;
  readonly count: number;
  readonly amount: string;
}

/** A buyer's place in a group-buy, as the sheets read it. B8 */
export interface Buyer {
  /** The number called out at the pick-up: 1 to N, in the order of `order`. */
  readonly number: number;
  /** `enroll_order`, as the applet gives it. */
  readonly order: number;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly comment: string;
  /** In the order of the day's products. */
  readonly lines: readonly BuyerLine[];
  readonly count: number;
  readonly amount: string;
}

/** A group-buy with everyone who joined it: the one source of all sheets, texts and counts. B8 */
export interface Day {
  readonly id: number;
  readonly name: string;
  /** UTC days. */
  readonly starts: string;
  readonly ends: string;
  readonly delivery: (typeof deliveries)[number];
  readonly address: string;
  /** In the campaign's order; what the campaign no longer offers stands last. */
  readonly products: readonly DayProduct[];
  /** What amounts are shown with, e.g. `CA$`; left out where it is not known. */
  readonly unit?: string;
  /** By their numbers. */
  readonly buyers: readonly Buyer[];
  readonly count: number;
  readonly amount: string;
}
