import { Input } from 'antd';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import type { IntField } from './int.tsx';
import { readInt } from './readInt.ts';

/** Keeps what is no whole number as it was typed, for the rule to refuse. */
export function IntInput({ field, value, onChange, ...marks }: InputProps<IntField, number | string>) {
  return (
    <Input
      {...marksOf(marks)}
      className="figure"
      inputMode="numeric"
      value={value === undefined ? '' : String(value)}
      suffix={field.unit}
      onChange={(event) => onChange?.(readInt(event.target.value))}
    />
  );
}
