import type { AnyField } from '../Field.ts';

/** Where a value stands in the form: `['spec', 2, 0, 'price']`. */
export type FieldPath = readonly (string | number)[];

/** A field at a place in the form. */
export interface ItemProps<Field = AnyField> {
  readonly field: Field;
  /** From the root of the form. */
  readonly path: FieldPath;
  /** How much of the path the surrounding list has said already. */
  readonly within?: number;
}

/** What an input is given by the form: its value, and where to put the next one. */
export interface InputProps<Field = AnyField, Value = unknown> {
  readonly field: Field;
  readonly id?: string;
  readonly value?: Value | undefined;
  onChange?(value: Value | undefined): void;
}
