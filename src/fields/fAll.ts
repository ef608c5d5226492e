import type { RecordId } from '#providers/data/calls.ts';
import type { FieldMap, FillTime } from './Field.ts';
import { f as frequent, type Given, make } from './f.ts';
import type { FieldKinds } from './kinds.ts';
import type { ObjectField } from './object/object.tsx';
import type { TreeField } from './tree/tree.tsx';
import './rareKinds.ts';

/** The words of `f.ts` with those of the rare kinds, whose code comes along with whoever imports this. */
export const f = {
  ...frequent,
  decimal: make<FieldKinds['decimal']>('decimal'),
  percent: make<FieldKinds['percent']>('percent'),
  dateTime: make<FieldKinds['dateTime']>('dateTime'),
  refs: make<FieldKinds['refs']>('refs'),
  json: make<FieldKinds['json']>('json'),
  tree: <
    const Sentence extends string = never,
    const Only extends FillTime = never,
    const Several extends true = never,
  >(
    field: Given<Omit<TreeField, 'several'>, Sentence, Only> & { readonly several?: Several },
  ) =>
    make<TreeField<[Several] extends [never] ? number : readonly RecordId[]>>('tree')<Sentence, Only>(field as never),
  object: <const Fields extends FieldMap, const Sentence extends string = never, const Only extends FillTime = never>(
    field: Given<Omit<ObjectField<Fields>, 'of' | 'input'>, Sentence, Only> & { readonly of: Fields },
  ) => make<ObjectField<Fields>>('object')<Sentence, Only>(field),
};
