import type { MoneyField } from '../Field.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';
import { isAmount } from './compareMoney.ts';
import { readMoney } from './readMoney.ts';

/** The decimal text, never a number: a sheet would keep it as a float. */
export const moneyText: FieldText<MoneyField, string> = {
  write: (value) => value ?? '',
  read(text, field) {
    const read = readMoney(text);
    if (read === '') return { value: undefined };
    return isAmount(read) ? { value: read } : { problem: expected(field, '金额，例如 12.50', text) };
  },
};
