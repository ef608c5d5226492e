import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import type { Declared } from '../declare/complete.ts';
import type { Finding } from './Finding.ts';

/** What a declaration is held against beside itself. */
export interface ProductFacts {
  /** All declarations, this one among them. */
  readonly declared: readonly Declared[];
  /** Addresses that stand beside those of the declarations, e.g. of pages. */
  readonly addresses: readonly string[];
  /** The table of endpoints; left out where nobody knows it. */
  readonly rows?: ReadonlySet<Endpoint>;
}

/** Something a declaration can do wrong, as a pure function over it. */
export type Rule = (declared: Declared, product: ProductFacts) => readonly Finding[];
