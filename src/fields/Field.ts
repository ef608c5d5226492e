import type { Access } from '#providers/access/createAccessControl.ts';
import type { Message } from '#schemas/messages.ts';
import type { FieldKind } from './kinds.ts';
import type { OwnCellModule, OwnInputProps, OwnModule } from './own/Own.ts';

/** What every field says of itself. Plain data, so that a declaration can be shown, diffed and generated. */
export interface FieldBase<Kind extends string, Value> {
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
  /** A cell of its own, by import; where it does not come or breaks, that of its kind stands there. */
  cell?(): Promise<OwnCellModule<Value>>;
  /** An input of its own, by import; label, hint and what is wrong stand around it as around every other. */
  input?(): Promise<OwnModule<OwnInputProps<Value>>>;
  /** One line under the input. */
  readonly hint?: string;
  /** What a new record starts with. */
  readonly initial?: Value;
  /**
   * It may hold nothing on the wire: null where it is true, else what the applet says in its place, e.g. 0 or `""`. What is
   * cleared goes so; a form body has no null and says it with an empty text.
   */
  readonly nullable?: true | string | number;
  /** Written by the applet alone. */
  readonly readOnly?: true;
  /** Filled in only when a record is added, or only when it is changed; a copy is added. */
  readonly only?: FillTime;
  /** What becomes of one that is filled in only when adding, in the form of a change; left out, it can be read there. */
  readonly otherwise?: 'read' | 'hidden';
  /** Names it had before: saved views and old links that say them still work. */
  readonly was?: readonly string[];
  /** How other programs head its column in the sheets they write. N9 */
  readonly also?: readonly string[];
  /** Who may see it at all, and who may change it; left out, everyone who has the screen. */
  readonly access?: { readonly see?: Access; readonly change?: Access };
}

export type { FieldKind };

/** When a field is filled in. */
export type FillTime = 'create' | 'update';

/** A field of whatever kind. */
export type AnyField = FieldBase<FieldKind, unknown>;
export type FieldMap = Readonly<Record<string, AnyField>>;

/** What a field holds in a record. */
export type ValueOf<Field> = Field extends FieldBase<FieldKind, infer Value> ? Value : never;

type RequiredIn<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends { required: string } ? Key : never;
}[keyof Fields];

/** A row of a nested list: what is required is there, the rest may be. */
export type RowOf<Fields> = { readonly [Key in RequiredIn<Fields>]: ValueOf<Fields[Key]> } & {
  readonly [Key in Exclude<keyof Fields, RequiredIn<Fields>>]?: ValueOf<Fields[Key]> | undefined;
};
