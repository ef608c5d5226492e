import type { Declared } from '#crud/declare/complete.ts';
import type { Applets } from '#crud/declare/WrittenAsData.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { memoize } from '#schemas/memoize.ts';
import type { Finding } from './Finding.ts';
import { addressesOf, spotOf } from './spots.ts';

/** What is known of a resource while its declaration may not be there. */
export type KnownResource = Pick<Declared, 'name' | 'scope' | 'routes' | 'menu'> &
  Partial<Pick<Declared, 'fields' | 'stored' | 'calls'>>;

/** What a declaration is held against beside itself. */
export interface ProductFacts {
  /** All resources in their order, the one that is looked at among them. */
  readonly declared: readonly KnownResource[];
  /** Addresses of pages. */
  readonly addresses: readonly string[];
  /** The table of endpoints; left out where nobody knows it. */
  readonly rows?: ReadonlySet<Endpoint>;
  /** Applets described once, for declarations that are data. */
  readonly applets?: Applets;
  /** What is looked at is data: no page draws its list inside of itself. */
  readonly alone?: true;
}

/** Something a declaration can do wrong, as a pure function over it. */
export type Rule = (declared: Declared, product: ProductFacts) => readonly Finding[];

/** A product to look things up in. */
export interface Around {
  /** The first one of each name. */
  readonly byName: ReadonlyMap<string, KnownResource>;
  /** Where a resource stands in their order. */
  readonly placeOf: ReadonlyMap<KnownResource, number>;
  /** Which place has an address first: of all resources, and of those that stand for themselves. */
  readonly firstAt: ReadonlyMap<string, number>;
  readonly firstAloneAt: ReadonlyMap<string, number>;
  /** Addresses of pages. */
  readonly pages: ReadonlySet<string>;
}

/** The same facts, made ready once for all declarations that are held against them. */
export const aroundOf = memoize(({ declared, addresses }: ProductFacts): Around => {
  const byName = new Map<string, KnownResource>();
  const placeOf = new Map<KnownResource, number>();
  const firstAt = new Map<string, number>();
  const firstAloneAt = new Map<string, number>();
  declared.forEach((each, nth) => {
    placeOf.set(each, nth);
    if (!byName.has(each.name)) byName.set(each.name, each);
    for (const spot of addressesOf(each).map(spotOf)) {
      if (!firstAt.has(spot)) firstAt.set(spot, nth);
      if (each.menu !== false && !firstAloneAt.has(spot)) firstAloneAt.set(spot, nth);
    }
  });
  return { byName, placeOf, firstAt, firstAloneAt, pages: new Set(addresses.map(spotOf)) };
});
