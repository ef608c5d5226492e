import { type Cell, nothing } from '../Cell.ts';
import type { MoneyField } from '../Field.ts';
import { formatMoney } from './formatMoney.ts';

export const moneyCell: Cell<MoneyField, string> = {
  align: 'end',
  draw: (value) => (value === undefined ? nothing : formatMoney(value)),
};
