import { f as frequent, make } from './f.ts';
import type { FieldKinds } from './kinds.ts';
import './rareKinds.ts';

/** The words of `f.ts` with those of the rare kinds, whose code comes along with whoever imports this. */
export const f = {
  ...frequent,
  decimal: make<FieldKinds['decimal']>('decimal'),
  percent: make<FieldKinds['percent']>('percent'),
  dateTime: make<FieldKinds['dateTime']>('dateTime'),
  refs: make<FieldKinds['refs']>('refs'),
};
