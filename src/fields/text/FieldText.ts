import type { RecordId } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import type { AnyField } from '../Field.ts';
import type { Referring } from '../ref/refers.ts';
import type { Forest } from '../tree/growForest.ts';

/** Names behind ids, both ways: categories by their names, cities by theirs. */
export interface Names {
  nameOf(field: AnyField, id: RecordId): string | undefined;
  /** `under` is what the field holds that it depends on: of two of one name the one is meant that goes with it. */
  idOf(field: AnyField, name: string, under?: unknown): RecordId | undefined;
  /** Whether a record goes with what the field holds that it depends on. */
  fits?(field: Referring, id: RecordId, under: unknown): boolean;
  /** How the records belong to each other that a field refers to, where they do. */
  forestOf?(field: AnyField): Forest | undefined;
}

/** What a text says: a value, nothing, or why it says neither. */
export type Reading<Value = unknown> = { readonly value: Value | undefined } | { readonly problem: Message };

/**
 * A value as one cell of a sheet, and back: `read(write(value)) = value`.
 *
 * A number stays a number, so that a sheet can add it up; everything else is text.
 */
export interface FieldText<Field = AnyField, Value = unknown> {
  /** `''` for nothing. */
  write(value: Value | undefined, field: Field, names: Names): string | number;
  /** Takes what a merchant may have typed or pasted there; the field's own rule is asked afterwards. */
  read(text: string, field: Field, names: Names): Reading<Value>;
}
