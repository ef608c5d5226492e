import { Input } from 'antd';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import { readDecimal } from './decimalTraits.ts';

interface Props extends Omit<InputProps<unknown, string>, 'field'> {
  readonly unit: string;
  readonly negative: boolean;
}

/** Text while typing, a decimal text once the merchant moves on; its unit stands behind it and need not be typed. */
export function DecimalBox({ unit, negative, value, onChange, ...marks }: Props) {
  return (
    <Input
      {...marksOf(marks)}
      className="figure"
      // A phone's keypad for figures has no minus.
      inputMode={negative ? 'text' : 'decimal'}
      autoComplete="off"
      suffix={unit || undefined}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      onBlur={(event) => {
        const read = readDecimal(event.target.value, unit);
        if (read !== value && !(read === '' && value === undefined)) onChange?.(read);
      }}
    />
  );
}
