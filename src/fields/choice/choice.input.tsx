import { Radio } from 'antd';
import { useId } from 'react';
import { groupMarksOf, type InputProps } from '../input/ItemProps.ts';
import type { ChoiceField } from './choice.tsx';

/** All options in sight; a retired one only while the record still holds it. */
export function ChoiceInput({ field, value, waits, onChange, ...marks }: InputProps<ChoiceField, string | number>) {
  const name = useId();
  if (waits !== undefined && value === undefined) return <span className="soft">{waits}</span>;
  return (
    <Radio.Group
      name={name}
      {...groupMarksOf(marks)}
      options={field.options
        .filter((option) => !option.retired || option.value === value)
        .map(({ value, label }) => ({ value, label }))}
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
