import type {
  AnyField,
  BlocksField,
  ChoiceField,
  CityField,
  ComputedField,
  ConstantField,
  DayField,
  DayRangeField,
  FieldMap,
  FileField,
  ImageField,
  ImagesField,
  IntField,
  KeptField,
  ListField,
  MoneyField,
  Option,
  PhoneField,
  RefField,
  RichTextField,
  SwitchField,
  TagsField,
  TextareaField,
  TextField,
  UnionField,
  UrlField,
  VideoField,
} from './Field.ts';

/** What is written of a field: all but its kind, which follows from the builder's name. */
type Given<Field, Sentence> = Omit<Field, 'kind' | 'required'> & { readonly required?: Sentence };

/** The field as made; whether it is required stays known, for the record's type depends on it. */
type Made<Field, Sentence> = [Sentence] extends [never] ? Field : Field & { readonly required: Sentence };

type Builder<Field> = <const Sentence extends string = never>(
  field: Given<Field, Sentence>,
) => Made<Field, NoInfer<Sentence>>;

const make =
  <Field extends AnyField>(kind: Field['kind']): Builder<Field> =>
  <Sentence extends string>(field: Given<Field, Sentence>) =>
    ({ kind, ...field }) as Made<Field, Sentence>;

/** The words a declaration is written in: `f.text({ label: '商品名称', required: '请输入商品名称' })` is plain data. */
export const f = {
  text: make<TextField>('text'),
  textarea: make<TextareaField>('textarea'),
  phone: make<PhoneField>('phone'),
  url: make<UrlField>('url'),
  int: make<IntField>('int'),
  money: make<MoneyField>('money'),
  switch: make<SwitchField>('switch'),
  tags: make<TagsField>('tags'),
  day: make<DayField>('day'),
  dayRange: make<DayRangeField>('dayRange'),
  city: make<CityField>('city'),
  image: make<ImageField>('image'),
  images: make<ImagesField>('images'),
  file: make<FileField>('file'),
  video: make<VideoField>('video'),
  blocks: make<BlocksField>('blocks'),
  richText: make<RichTextField>('richText'),
  ref: make<RefField>('ref'),
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
