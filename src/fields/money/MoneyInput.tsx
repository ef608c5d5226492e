import { Input } from 'antd';
import type { MoneyField } from '../Field.ts';
import type { InputProps } from '../form/ItemProps.ts';
import { readMoney } from './readMoney.ts';

/** Text while typing, a decimal text once the merchant moves on; never a float. */
export function MoneyInput({ id, value, onChange }: InputProps<MoneyField, string>) {
  return (
    <Input
      {...(id !== undefined && { id })}
      className="figure"
      inputMode="decimal"
      placeholder="0.00"
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      onBlur={(event) => {
        const read = readMoney(event.target.value);
        if (read !== value && !(read === '' && value === undefined)) onChange?.(read);
      }}
    />
  );
}
