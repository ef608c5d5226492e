import type { Message } from '#schemas/messages.ts';
import type { AnyField, FieldMap } from '../Field.ts';

/** Where a value stands in the form: `['spec', 2, 0, 'price']`. */
export type FieldPath = readonly (string | number)[];

/** A field at a place in the form. */
export interface ItemProps<Field = AnyField> {
  readonly field: Field;
  /** From the root of the form. */
  readonly path: FieldPath;
  /** How much of the path the surrounding list has said already. */
  readonly within?: number;
  /** Where the values beside it stand: its row; left out, all but the last step of its path. */
  readonly row?: FieldPath;
  /** The fields beside it. */
  readonly siblings?: FieldMap | undefined;
  /** What its row finds wrong at it, asked when the field itself finds nothing. */
  readonly ofRow?: () => Message | undefined;
}

/** What the form says of an input to those who do not see the screen. */
export interface Marks {
  readonly id?: string;
  readonly 'aria-required'?: boolean | 'true' | 'false';
  readonly 'aria-invalid'?: boolean | 'true' | 'false';
  /** Where the sentence stands that says what is wrong. */
  readonly 'aria-describedby'?: string;
}

/** What an input is given by the form: its value, and where to put the next one. */
export interface InputProps<Field = AnyField, Value = unknown> extends Marks {
  readonly field: Field;
  readonly value?: Value | undefined;
  /** Where it stands in the form. */
  readonly path?: FieldPath;
  /** Where an input puts what it finds wrong with its value beside what it alone has read. */
  readonly verdict?: { current: (() => Message | undefined) | undefined } | undefined;
  /** What the field it depends on holds. */
  readonly under?: unknown;
  /** Why there is nothing to choose from. */
  readonly waits?: Message | undefined;
  onChange?(value: Value | undefined): void;
}

/** The marks alone, to be put on the control itself. */
export function marksOf(props: Marks): Marks {
  const { id, 'aria-required': required, 'aria-invalid': invalid, 'aria-describedby': describedBy } = props;
  return {
    ...(id !== undefined && { id }),
    ...(required !== undefined && { 'aria-required': required }),
    ...(invalid !== undefined && { 'aria-invalid': invalid }),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  };
}

/** The marks of a group of controls, which is named by the label of the form. */
export function groupMarksOf({ id, 'aria-describedby': describedBy }: Marks) {
  return {
    ...(id !== undefined && { id, 'aria-labelledby': `${id}_label` }),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  };
}
