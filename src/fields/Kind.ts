import type { RecordId } from '#providers/data/calls.ts';
import type { Codec } from '#schemas/codecs/structure.ts';
import type { Message } from '#schemas/messages.ts';
import type { Cell } from './Cell.ts';
import type { AnyField, FieldMap } from './Field.ts';
import type { Filter } from './filter/Filter.ts';
import type { RareShow } from './show/Show.ts';
import type { FieldText } from './text/FieldText.ts';
import type { Forest } from './tree/growForest.ts';
import type { readWhole } from './tree/readWhole.ts';
import type { Judged } from './tree/treeFault.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * All that is known of a kind of field but its input: one file a kind, one row in `kinds.ts`. Light on purpose: a list
 * needs it before its first row, so it imports neither antd nor zod of its own.
 *
 * Mostly methods, so that kinds of all fields fit one table.
 */
export interface Kind<Field extends AnyField = AnyField, Value = unknown> {
  /** Short enough for a column where a declaration does not say. */
  readonly column?: true;
  /** Holds words that a merchant may search for. */
  readonly searched?: true;
  /** The words in it, where it is neither a text nor a list of texts. */
  words?(value: unknown, field: Field): readonly string[];
  /** Lists are narrowed by it. */
  readonly narrowed?: true;
  /** Neither shown nor filled in by anyone. */
  readonly unseen?: true;
  /** May be longer than other texts: its check knows how long. */
  readonly ownBound?: true;

  /** How it looks in a row, and read in full where neither `shows.tsx` nor `show` says otherwise. */
  readonly cell: Cell<Field, Value>;
  /** How a rare kind is read in full: it comes with its declaration, and no other screen waits for it. */
  readonly show?: RareShow<Field, Value>;
  /** How a list is narrowed by it; left out, it is not. */
  readonly filter?: Filter<Field, Value>;
  /** Left out, its order would mean nothing to a merchant. */
  readonly compare?: Compare;
  /** How it stands in one cell of a sheet; left out, it does not. */
  readonly text?: FieldText<Field, Value>;

  /** How it stands on the wire where no endpoint row of the applet says so; left out, it never crosses. */
  codec?(field: Field, wire: Wire): Codec;
  /** How a field that no answer holds is read from those that are held. */
  read?(record: Values, field: Field, now: number | undefined): unknown;
  /** The records it refers to, as they belong to each other: they are called by their path then. */
  forest?(field: Field, records: readonly (Values & { readonly id: RecordId })[]): Forest;
  /** How all the records it refers to are read, page by page; left out, the first few hundred do. */
  readonly whole?: typeof readWhole;
  /** What is wrong with a value among the records it refers to. */
  faultAmong?(value: unknown, field: Field, judged: Judged): Message | undefined;
  /** What it is sorted by, where that is not its value. */
  rank?(record: Values, field: Field, now: number, name: string): unknown;

  /** Whether nothing is filled in, beside what is empty for any field. */
  isEmpty?(value: unknown, field: Field): boolean;
  /** What is wrong with the shape of a value that is there, before any rule of the field is asked. */
  check?(value: unknown, field: Field): Message | undefined;
  /** What is unusual about it, and may be saved all the same. */
  warn?(value: unknown, field: Field): Message | undefined;
  /** How it stands in a form, where that is not how it stands in a record. */
  readonly form?: FormShape<Field, Value>;
}

/**
 * Which of two values stands first when a list is sorted: below 0 the first, above 0 the second.
 *
 * Never asked about a value that is not there: those stand last, whichever way the list is sorted.
 */
export type Compare = (a: unknown, b: unknown) => number;

/** What a kind needs to spell the fields inside of it. */
export interface Wire {
  /** Lists and objects stand as themselves in an answer, as JSON in a string in a form body. T2 */
  nest(codec: Codec): Codec;
  /** Yes and no on this wire. */
  readonly yesOrNo: Codec;
  /** Spellings that few fields have, handed in so that no list waits for them. */
  readonly cents: Codec;
  readonly opaque: Codec;
  /** One of the fields it holds; undefined for one that never crosses. */
  codecOf(field: AnyField): Codec | undefined;
  /** A row of fields. Inside of JSON nothing is spelled as JSON again. */
  rowOf(fields: FieldMap): Codec;
}

export interface FormShape<Field = AnyField, Value = unknown> {
  /** What a new record holds where the field says nothing. @param startOf the same of a field inside of it */
  start?(field: Field, startOf: (fields: FieldMap) => Values): unknown;
  toForm?(value: Value | undefined, field: Field, record: Values, startOf: (fields: FieldMap) => Values): unknown;
  fromForm?(value: Value | undefined, field: Field, values: Values): unknown;
  /** For a field that is filled in as one and sent as several: they, in place of the field itself. */
  spread?(value: Value | undefined, field: Field): Values;
  /** What of the value counts when it is asked whether it has changed. */
  says?(value: Value | undefined, field: Field): unknown;
}
