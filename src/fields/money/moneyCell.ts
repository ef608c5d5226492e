import { type Cell, nothing } from '../Cell.ts';
import type { MoneyField } from '../Field.ts';
import { formatMoney } from './formatMoney.ts';

export const moneyCell: Cell<MoneyField, string> = {
  align: 'end',
  width: '112px',
  draw: (value) => (value === undefined ? nothing : formatMoney(value)),
};
