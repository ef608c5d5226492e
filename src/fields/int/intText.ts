import type { IntField } from '../Field.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';
import { readInt } from './readInt.ts';

/** Thousands set apart, as sheets show them; and decimals that say nothing. */
const GROUPED = /^-?\d{1,3}(,\d{3})+(?=\.|$)/;
const IDLE_DECIMALS = /^(-?\d+)\.0+$/;

/** A number, so that a sheet can add it up; its unit may stand behind it. */
export const intText: FieldText<IntField, number> = {
  write: (value) => value ?? '',
  read(text, field) {
    const narrow = text.normalize('NFKC').trim();
    const bare = field.unit && narrow.endsWith(field.unit) ? narrow.slice(0, -field.unit.length).trim() : narrow;
    const figure = GROUPED.test(bare) ? bare.replaceAll(',', '') : bare;
    const read = readInt(figure.replace(IDLE_DECIMALS, '$1'));
    return typeof read === 'string' ? { problem: expected(field, '整数，例如 12', text) } : { value: read };
  },
};
