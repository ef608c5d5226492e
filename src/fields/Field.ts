import type { Access } from '#providers/access/createAccessControl.ts';
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
  /**
   * What is unusual about a value that may be saved all the same; `form` is all that is filled in, `others` are the
   * other records as far as they were read.
   */
  warn?(
    value: Value,
    form: Readonly<Record<string, unknown>>,
    others: readonly Readonly<Record<string, unknown>>[],
  ): Message | undefined;
  /** One line under the input. */
  readonly hint?: string;
  /** What a new record starts with. */
  readonly initial?: Value;
  /** Written by the applet alone. */
  readonly readOnly?: true;
  /** Names it had before: saved views and old links that say them still work. */
  readonly was?: readonly string[];
  /** How other programs head its column in the sheets they write. N9 */
  readonly also?: readonly string[];
  /** Who may see it at all, and who may change it; left out, everyone who has the screen. */
  readonly access?: { readonly see?: Access; readonly change?: Access };
}

export interface TextField extends Base<'text', string> {
  /** In characters as a reader counts them; they are counted while they are typed, and none is cut off. */
  readonly max?: number;
  /** Offered while typing; anything else may be typed as well. */
  readonly suggestions?: readonly Suggestion[];
  /** Two records that say the same here are likely a slip: it is pointed out, never refused. */
  readonly distinct?: true;
}
export interface Suggestion {
  readonly value: string;
  /** What stands beside the value where it does not speak for itself. */
  readonly label?: string;
}
export interface TextareaField extends Base<'textarea', string> {
  readonly max?: number;
}
export interface PhoneField extends Base<'phone', string> {}
export interface UrlField extends Base<'url', string> {}
export interface IntField extends Base<'int', number> {
  /** Behind the number, e.g. `件`. */
  readonly unit?: string;
  /** At or below this a list marks the number as low. */
  readonly low?: number;
}
export interface MoneyField extends Base<'money', string> {}
export interface SwitchField extends Base<'switch', boolean> {
  /** What the two sides are called, yes first, e.g. `['可见', '隐藏']`. */
  readonly says?: readonly [yes: string, no: string];
}
/** Short words, each once, in their order. */
export interface TagsField extends Base<'tags', readonly string[]> {
  /** How many there may be. */
  readonly most?: number;
}
/** A calendar day, `2026-03-08`, the same in every zone. */
export interface DayField extends Base<'day', string> {}
/** Two day fields of the same record, seen and filled in as one; nothing of its own is sent. */
export interface DayRangeField extends Base<'dayRange', DayRange> {
  readonly from: string;
  readonly to: string;
  /** The days are days of UTC: what they are where the merchant sits is said below. */
  readonly utc?: true;
  /** Offered at a press: so many days from today on, or until Sunday. */
  readonly presets?: readonly (number | 'sunday')[];
  /** Days gone by are warned of; never refused. */
  readonly warnsOfPast?: true;
}
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
/** A city by its id; cities are searched at the applet. V5 */
export interface CityField extends Base<'city', number> {}
export interface ImageField extends Base<'image', string> {}
export interface ImagesField extends Base<'images', readonly string[]> {
  readonly most?: number;
}
/** The address of an uploaded file. */
export interface FileField extends Base<'file', string> {}
/** The address of an uploaded video. */
export interface VideoField extends Base<'video', string> {}
export interface BlocksField extends Base<'blocks', readonly Block[]> {}
/** HTML, cleaned on the way in and out. */
export interface RichTextField extends Base<'richText', string> {}

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

/** Always the same, unseen and always sent, e.g. the type of a record. */
export interface ConstantField<Value extends string | number = string | number> extends Base<'constant', Value> {
  readonly value: Value;
}

/** Worked out from the record for the eye; never sent. */
export interface ComputedField extends Base<'computed', string> {
  /** @param now milliseconds since 1970 where somebody looks at it; left out in searches and sheets. */
  of(record: Readonly<Record<string, unknown>>, now?: number): string | undefined;
  /** The place in a sorted list, where the words themselves say nothing of it; undefined stands last. */
  rank?(record: Readonly<Record<string, unknown>>, now: number): number | undefined;
}

/** Rows of fields; a row may hold lists again. */
export interface ListField<Of extends FieldMap = FieldMap> extends Base<'list', readonly RowOf<Of>[]> {
  readonly of: Of;
  /** Fewer rows than this cannot be left. */
  readonly min?: number;
  readonly add: string;
  /** What is wrong between the fields of one row and the rows before it, said at one of its fields with an input. */
  rowRule?(row: HalfRow<Of>, before: readonly HalfRow<Of>[]): RowFault | undefined;
  /** What a row says in one line while it is folded away; rows without it are never folded. */
  summary?(row: HalfRow<Of>): string;
}

/** A row while it is being filled in. */
export type HalfRow<Of> = { readonly [Key in keyof Of]?: ValueOf<Of[Key]> | undefined };

/** What is wrong with a row, and at which of its fields it is said. */
export interface RowFault {
  readonly field: string;
  readonly message: Message;
}

/** One of several fields, chosen by the value of a sibling; the others keep what was typed until it is saved. */
export interface UnionField<Variants extends Readonly<Record<number, AnyField>> = Readonly<Record<number, AnyField>>>
  extends Base<'union', ValueOf<Variants[keyof Variants]>> {
  readonly on: string;
  readonly variants: Variants;
}

export interface FieldKinds {
  readonly text: TextField;
  readonly textarea: TextareaField;
  readonly phone: PhoneField;
  readonly url: UrlField;
  readonly int: IntField;
  readonly money: MoneyField;
  readonly choice: ChoiceField;
  readonly switch: SwitchField;
  readonly tags: TagsField;
  readonly ref: RefField;
  readonly city: CityField;
  readonly day: DayField;
  readonly dayRange: DayRangeField;
  readonly image: ImageField;
  readonly images: ImagesField;
  readonly file: FileField;
  readonly video: VideoField;
  readonly blocks: BlocksField;
  readonly richText: RichTextField;
  readonly list: ListField;
  readonly union: UnionField;
  readonly kept: KeptField;
  readonly constant: ConstantField;
  readonly computed: ComputedField;
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
