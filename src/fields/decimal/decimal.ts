import type { FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { decimalTraits } from './decimalTraits.ts';

/** A figure with decimals that is no amount, such as a weight: a decimal text, never a float. */
export interface DecimalField extends FieldBase<'decimal', string> {
  /** So many decimals at most; as many are shown. */
  readonly places: number;
  /** It may be below 0. */
  readonly negative?: true;
  /** Behind the figure, e.g. `kg`. */
  readonly unit?: string;
  /** How it leaves: a text where nothing is said. Both are read. */
  readonly wire?: 'text' | 'number';
}

export const decimalKind: Kind<DecimalField, string> = {
  ...decimalTraits(({ places, negative, unit, wire = 'text' }: DecimalField) => ({
    ...{ places, negative: negative === true, wire, unit: unit ? ` ${unit}` : '' },
    sample: places === 0 ? '数字，例如 12' : '数字，例如 12.5',
  })),
};
