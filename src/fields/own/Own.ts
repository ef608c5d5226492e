import type { ReactNode } from 'react';
import type { Marks } from '../input/ItemProps.ts';

/** What a cell of a field's own is given. */
export interface OwnCellProps<Value> {
  /** Undefined where it did not arrive. */
  readonly value: Value | undefined;
  /** The record it is drawn of. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** What an input of a field's own is given; its marks belong on the control itself. */
export interface OwnInputProps<Value> extends Marks {
  readonly label: string;
  readonly value: Value | undefined;
  onChange(value: Value | undefined): void;
}

/** A cell by import; where it says other words than its kind, sheets say them by `text`. */
export interface OwnCellModule<Value> extends OwnModule<OwnCellProps<Value>> {
  readonly text?: { say(value: Value | undefined): string }['say'];
}

/** A component by import. A method in disguise, so that fields of any value fit into one map. */
export interface OwnModule<Props> {
  readonly default: { draw(props: Props): ReactNode }['draw'];
}
export type LoadOwn<Props> = () => Promise<OwnModule<Props>>;
