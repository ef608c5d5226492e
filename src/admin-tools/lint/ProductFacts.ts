import type { Declared } from '#crud/declare/complete.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import type { Finding } from './Finding.ts';

/** What is known of a resource while its declaration may not be there. */
export type KnownResource = Pick<Declared, 'name' | 'scope' | 'routes' | 'menu'> & Partial<Pick<Declared, 'fields'>>;

/** What a declaration is held against beside itself. */
export interface ProductFacts {
  /** All resources in their order, the one that is looked at among them. */
  readonly declared: readonly KnownResource[];
  /** Addresses that stand beside those of the resources, e.g. of pages. */
  readonly addresses: readonly string[];
  /** The table of endpoints; left out where nobody knows it. */
  readonly rows?: ReadonlySet<Endpoint>;
}

/** Something a declaration can do wrong, as a pure function over it. */
export type Rule = (declared: Declared, product: ProductFacts) => readonly Finding[];
