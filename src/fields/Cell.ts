import type { ReactNode } from 'react';
import type { RecordId } from '#providers/data/calls.ts';
import type { AnyField } from './Field.ts';

/** The name of the record or city that an id of this field stands for; undefined while it is not known. */
export type NameOf = (field: AnyField, id: RecordId) => string | undefined;

/** What a cell may need beside its value. */
export interface CellContext {
  /** The full address of a stored picture. */
  readonly resolve: (path: string) => string;
  /** The same for a small one; left out, pictures are shown as they are kept. */
  readonly thumbnail?: (path: string) => string;
  /** Left out, an id is shown as `#7`. */
  readonly nameOf?: NameOf;
  /** What amounts are shown with, e.g. `CA$`; left out where it stands over them, or is not known. */
  readonly unit?: string;
  /** Milliseconds since 1970, for what follows from the time it is drawn at. */
  readonly now?: number;
  /** The element that names the record, for a control that stands in every row. */
  readonly nameId?: string | undefined;
  /** The record it is drawn of, where it is drawn in a row. */
  readonly record?: Readonly<Record<string, unknown>>;
}

/** How a field looks in a row: plain and light, for hundreds of them are drawn while scrolling. */
export interface Cell<Field = AnyField, Value = unknown> {
  /** A value that did not arrive is undefined. A method, so that cells of all kinds fit one table. */
  draw(value: Value | undefined, field: Field, context: CellContext): ReactNode;
  /** On a card it stands beside the facts, and is none of them. */
  readonly isPicture?: true;
  /** Numbers stand to the right. */
  readonly align?: 'end';
  /** Words may be much longer than their column, and end in `…` then; what is short goes on in a second line. */
  readonly cut?: true;
  /** The share of a row a column of this kind takes where the declaration does not say, as a CSS grid track. */
  readonly width: string;
}

/** Drawn where nothing arrived or nothing was filled in. */
export const nothing = '--';
