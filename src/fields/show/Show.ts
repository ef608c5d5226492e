import type { ReactNode } from 'react';
import type { CellContext } from '../Cell.ts';
import type { AnyField } from '../Field.ts';

/** How a value is read in full: all of it, where a cell shows its first words or its first picture. */
export interface Show<Field = AnyField, Value = unknown> {
  /** A value that did not arrive is undefined. A method, so that shows of all kinds fit one table. */
  draw(value: Value | undefined, field: Field, context: CellContext): ReactNode;
}

/** The same of a kind that comes late: it is told how the fields inside of it are read. */
export interface RareShow<Field = AnyField, Value = unknown> {
  draw(value: Value | undefined, field: Field, context: CellContext, inFull: DrawInFull): ReactNode;
}

type DrawInFull = (value: unknown, field: AnyField, context: CellContext) => ReactNode;
