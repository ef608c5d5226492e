import type { ChoiceField, Option } from './choice/choice.tsx';
import type { ComputedField } from './computed/computed.ts';
import type { ConstantField } from './constant/constant.ts';
import type { AnyField, FieldMap } from './Field.ts';
import type { KeptField } from './kept/kept.ts';
import { type FieldKind, type FieldKinds, kinds } from './kinds.ts';
import type { ListField } from './list/list.ts';
import type { RareKind } from './rareKinds.ts';
import type { UnionField } from './union/union.ts';

/** What is written of a field: all but its kind, which follows from the builder's name. */
type Given<Field, Sentence> = Omit<Field, 'kind' | 'required'> & { readonly required?: Sentence };

/** The field as made; whether it is required stays known, for the record's type depends on it. */
type Made<Field, Sentence> = [Sentence] extends [never] ? Field : Field & { readonly required: Sentence };

type Builder<Field> = <const Sentence extends string = never>(
  field: Given<Field, Sentence>,
) => Made<Field, NoInfer<Sentence>>;

/** The builder of a kind's fields. */
export const make =
  <Field extends AnyField>(kind: Field['kind']): Builder<Field> =>
  <Sentence extends string>(field: Given<Field, Sentence>) =>
    ({ kind, ...field }) as Made<Field, Sentence>;

/** Kinds whose fields depend on what is declared within them, or are no fields to fill in. */
const own = {
  choice: <const Code extends string | number, const Sentence extends string = never>(
    field: Given<Omit<ChoiceField<Code>, 'options'>, Sentence> & { readonly options: readonly Option<Code>[] },
  ) => make<ChoiceField<Code>>('choice')<Sentence>(field),
  kept: <Value>(label: string): KeptField<Value> => ({ kind: 'kept', label }),
  constant: <const Value extends string | number>(value: Value, label = '固定值'): ConstantField<Value> => ({
    kind: 'constant',
    label,
    value,
    initial: value,
  }),
  computed: (field: Omit<ComputedField, 'kind' | 'required' | 'readOnly'>): ComputedField & { readOnly: true } => ({
    kind: 'computed',
    readOnly: true,
    ...field,
  }),
  list: <const Fields extends FieldMap, const Sentence extends string = never>(
    field: Given<Omit<ListField<Fields>, 'of'>, Sentence> & { readonly of: Fields },
  ) => make<ListField<Fields>>('list')<Sentence>(field),
  union: <const Variants extends Readonly<Record<number, AnyField>>>(
    field: Omit<UnionField<Variants>, 'kind'>,
  ): UnionField<Variants> => ({ kind: 'union', ...field }),
};

type Plain = { readonly [Name in Exclude<FieldKind, keyof typeof own | RareKind>]: Builder<FieldKinds[Name]> };
const plain = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, make(kind as keyof Plain)])) as Plain;

/** The words a declaration is written in (`fAll.ts` has those of rare kinds as well): `f.text({ label: '商品名称', required: '请输入商品名称' })` is plain data. */
export const f = { ...plain, ...own };
