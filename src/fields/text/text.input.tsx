import { Input } from 'antd';
import { useId } from 'react';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import { Counter } from './Counter.tsx';
import type { TextField } from './text.ts';

/** One line of text, counted where there may only be so much, with what is usual offered while typing. */
export function TextInput({ field, value = '', onChange, ...marks }: InputProps<TextField, string>) {
  const { max, suggestions = [] } = field;
  // Without the colons React puts in, so that it can stand in a selector.
  const listId = useId().replaceAll(':', '');
  return (
    <div className="counted">
      <Input
        {...marksOf(marks)}
        {...(suggestions.length > 0 && { list: listId, autoComplete: 'off' })}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map(({ value, label }) => (
            <option key={value} value={value} label={label} />
          ))}
        </datalist>
      )}
      {max !== undefined && <Counter text={value} max={max} />}
    </div>
  );
}
