import type { Subject } from '../exchanges/Exchange.ts';

/** What kind of mistake a mutant stands for. */
export type Mistake =
  | 'wrong path'
  | 'wrong method'
  | 'wrong field name'
  | 'lost field'
  | 'swapped codec'
  | 'wrong error policy'
  | 'wrong mapping'
  | 'dropped header'
  | 'broken codec';

/** One mistake, made on purpose: a subject as it would be with it. */
export interface Mutant {
  /** `tagAdd: the request's field "name" is called "name_"` */
  readonly name: string;
  readonly mistake: Mistake;
  /** The subjects that would show it. */
  readonly subjects: readonly Subject[];
}
