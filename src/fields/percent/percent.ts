import { decimalTraits } from '../decimal/decimalTraits.ts';
import type { FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { compareMoney, isAmount } from '../money/compareMoney.ts';

/** So many per cent, a decimal text: `15` is shown as `15%`, however it stands on the wire. */
export interface PercentField extends FieldBase<'percent', string> {
  /** On the wire 15 per cent are the number `15`, the number `0.15`, or the text `15.00`. */
  readonly wire: 'number' | 'fraction' | 'text';
  /** So many decimals at most; 2 where nothing is said. */
  readonly places?: number;
  /** It may be below 0. */
  readonly negative?: true;
}

/** So many decimals where nothing is said. */
export const PLACES = 2;
const LEFT_OF_A_FRACTION = 2;

// `15%`, not `15.00%`: most are whole.
const traits = decimalTraits(({ wire, places = PLACES, negative }: PercentField) => ({
  ...{ places, least: 0, negative: negative === true, unit: '%', sample: '百分比，例如 15%' },
  ...(wire === 'fraction' ? { wire: 'number' as const, left: LEFT_OF_A_FRACTION } : { wire }),
}));

export const percentKind: Kind<PercentField, string> = {
  ...traits,
  cell: { ...traits.cell, width: '96px' },
  warn: (value) =>
    typeof value === 'string' && isAmount(value) && compareMoney(value, '100') > 0 ? '超过 100%，请核对' : undefined,
};
