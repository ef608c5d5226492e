import type { Block } from '#schemas/entities/block.ts';
import type { Message } from '#schemas/messages.ts';

/** What every field says of itself. Plain data, so that a declaration can be shown, diffed and generated. */
interface Base<Kind extends string, Value> {
  readonly kind: Kind;
  readonly label: string;
  /** What a list's column is headed with, where the label would be too long. */
  readonly heading?: string;
  /** Said when nothing is filled in; a field without it may stay empty. */
  readonly required?: Message;
  /** A method, so that fields of any value fit into one map. */
  rule?(value: Value): Message | undefined;
  /** One line under the input. */
  readonly hint?: string;
  /** What a new record starts with. */
  readonly initial?: Value;
  /** Written by the applet alone. */
  readonly readOnly?: true;
}

export interface TextField extends Base<'text', string> {
  /** In characters as a reader counts them. */
  readonly max?: number;
  readonly multiline?: true;
}
export interface IntField extends Base<'int', number> {
  /** Behind the number, e.g. `件`. */
  readonly unit?: string;
  /** At or below this a list marks the number as low. */
  readonly low?: number;
}
export interface MoneyField extends Base<'money', string> {}
export interface DayField extends Base<'day', string> {}
export interface ImageField extends Base<'image', string> {}
export interface ImagesField extends Base<'images', readonly string[]> {}
export interface BlocksField extends Base<'blocks', readonly Block[]> {}

export type Tone = 'good' | 'muted' | 'busy' | 'bad';
export interface Option<Code extends string | number = string | number> {
  readonly value: Code;
  readonly label: string;
  readonly tone?: Tone;
  /** Read, but not offered in a form. */
  readonly retired?: true;
}
export interface ChoiceField<Code extends string | number = string | number> extends Base<'choice', Code> {
  readonly options: readonly Option<Code>[];
}

/** A record of another resource, held by its id. */
export interface RefField extends Base<'ref', number> {
  readonly to: string;
  /** Which of its fields names it. */
  readonly shows: string;
}

/** Carried along unseen, so that what the server sent goes back unchanged. */
export interface KeptField<Value = unknown> extends Base<'kept', Value> {
  readonly value?: Value;
}

/** Rows of fields; a row may hold lists again. */
export interface ListField<Of extends FieldMap = FieldMap> extends Base<'list', readonly RowOf<Of>[]> {
  readonly of: Of;
  /** Fewer rows than this cannot be left. */
  readonly min?: number;
  readonly add: string;
}

/** One of several fields, chosen by the value of a sibling; the others keep what was typed until it is saved. */
export interface UnionField<Variants extends Readonly<Record<number, AnyField>> = Readonly<Record<number, AnyField>>>
  extends Base<'union', ValueOf<Variants[keyof Variants]>> {
  readonly on: string;
  readonly variants: Variants;
}

export interface FieldKinds {
  readonly text: TextField;
  readonly int: IntField;
  readonly money: MoneyField;
  readonly day: DayField;
  readonly choice: ChoiceField;
  readonly ref: RefField;
  readonly image: ImageField;
  readonly images: ImagesField;
  readonly blocks: BlocksField;
  readonly list: ListField;
  readonly union: UnionField;
  readonly kept: KeptField;
}
export type FieldKind = keyof FieldKinds;

/** A field of whatever kind. */
export type AnyField = Base<FieldKind, unknown>;
export type FieldMap = Readonly<Record<string, AnyField>>;

/** What a field holds in a record. */
export type ValueOf<Field> = Field extends Base<FieldKind, infer Value> ? Value : never;

type RequiredIn<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends { required: string } ? Key : never;
}[keyof Fields];

/** A row of a nested list: what is required is there, the rest may be. */
export type RowOf<Fields> = { readonly [Key in RequiredIn<Fields>]: ValueOf<Fields[Key]> } & {
  readonly [Key in Exclude<keyof Fields, RequiredIn<Fields>>]?: ValueOf<Fields[Key]> | undefined;
};
