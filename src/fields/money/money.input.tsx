import { Input } from 'antd';
import { useFieldPort } from '../input/FieldContext.ts';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import type { MoneyField } from './money.ts';
import { readMoney } from './readMoney.ts';

/** Text while typing, a decimal text once the merchant moves on; never a float. */
export function MoneyInput({ value, onChange, ...marks }: InputProps<MoneyField, string>) {
  const { unit } = useFieldPort();
  return (
    <Input
      {...marksOf(marks)}
      className="figure"
      inputMode="decimal"
      // With a prefix it is another box, which antd does not turn into from the first.
      key={unit ? 'unit' : 'bare'}
      prefix={unit || undefined}
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
