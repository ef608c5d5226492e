import type { ChoiceDepends, ChoiceField, Option } from './choice/choice.tsx';
import type { ComputedField } from './computed/computed.ts';
import type { ConstantField } from './constant/constant.ts';
import type { AnyField, FieldMap, FillTime } from './Field.ts';
import type { KeptField } from './kept/kept.ts';
import { type FieldKind, type FieldKinds, kinds } from './kinds.ts';
import type { ListField } from './list/list.ts';
import type { RareKind } from './rareKinds.ts';
import type { RefDepends, RefField } from './ref/ref.ts';
import type { UnionField } from './union/union.ts';

/** What is written of a field: all but its kind, which follows from the builder's name. */
export type Given<Field, Sentence, Only> = Omit<Field, 'kind' | 'required' | 'only'> & {
  readonly required?: Sentence;
  readonly only?: Only;
};

/** The field as made; whether it is required, and when it is filled in, stays known: the record's type depends on it. */
type Made<Field, Sentence, Only> = Field &
  ([Sentence] extends [never] ? unknown : { readonly required: Sentence }) &
  ([Only] extends [never] ? unknown : { readonly only: Only });

type Builder<Field> = <const Sentence extends string = never, const Only extends FillTime = never>(
  field: Given<Field, Sentence, Only>,
) => Made<Field, NoInfer<Sentence>, NoInfer<Only>>;

/** On which field beside it one depends stays known: a name that no field has does not compile. */
type Dependent<Field, On> = [On] extends [never] ? Field : Field & { readonly dependsOn: On };

/** The builder of a kind's fields. */
export const make =
  <Field extends AnyField>(kind: Field['kind']): Builder<Field> =>
  <Sentence extends string, Only extends FillTime>(field: Given<Field, Sentence, Only>) =>
    ({ kind, ...field }) as unknown as Made<Field, Sentence, Only>;

/** Kinds whose fields depend on what is declared within them, or are no fields to fill in. */
const own = {
  choice: <
    const Code extends string | number,
    const Sentence extends string = never,
    const Only extends FillTime = never,
    const On extends ChoiceDepends<NoInfer<Code>> = never,
  >(
    field: Given<Omit<ChoiceField<Code>, 'options' | 'dependsOn'>, Sentence, Only> & {
      readonly options: readonly Option<Code>[];
      readonly dependsOn?: On;
    },
  ) =>
    make<ChoiceField<Code>>('choice')<Sentence, Only>(field) as Dependent<Made<ChoiceField<Code>, Sentence, Only>, On>,
  ref: <
    const Sentence extends string = never,
    const Only extends FillTime = never,
    const On extends RefDepends = never,
  >(
    field: Given<Omit<RefField, 'dependsOn'>, Sentence, Only> & { readonly dependsOn?: On },
  ) => make<RefField>('ref')<Sentence, Only>(field) as Dependent<Made<RefField, Sentence, Only>, On>,
  kept: <Value>(label: string): KeptField<Value> => ({ kind: 'kept', label }),
  constant: <const Value extends string | number>(value: Value, label = '固定值'): ConstantField<Value> => ({
    kind: 'constant',
    label,
    value,
    initial: value,
  }),
  computed: (
    field: Omit<ComputedField, 'kind' | 'required' | 'readOnly' | 'input'>,
  ): ComputedField & { readOnly: true } => ({
    kind: 'computed',
    readOnly: true,
    ...field,
  }),
  list: <const Fields extends FieldMap, const Sentence extends string = never, const Only extends FillTime = never>(
    field: Given<Omit<ListField<Fields>, 'of' | 'input'>, Sentence, Only> & { readonly of: Fields },
  ) => make<ListField<Fields>>('list')<Sentence, Only>(field),
  union: <const Variants extends Readonly<Record<number, AnyField>>>(
    field: Omit<UnionField<Variants>, 'kind' | 'input'>,
  ): UnionField<Variants> => ({ kind: 'union', ...field }),
};

type Plain = { readonly [Name in Exclude<FieldKind, keyof typeof own | RareKind>]: Builder<FieldKinds[Name]> };
const plain = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, make(kind as keyof Plain)])) as Plain;

/** The words a declaration is written in (`fAll.ts` has those of rare kinds as well): `f.text({ label: '商品名称', required: '请输入商品名称' })` is plain data. */
export const f = { ...plain, ...own };
