import { Input } from 'antd';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import { Counter } from '../text/Counter.tsx';
import type { TextareaField } from './textarea.ts';

/** Several lines, counted where there may only be so much; it grows with what is written, up to a point. */
export function TextareaInput({ field: { max }, value = '', onChange, ...marks }: InputProps<TextareaField, string>) {
  return (
    <div className="counted">
      <Input.TextArea
        {...marksOf(marks)}
        value={value}
        autoSize={{ minRows: 2, maxRows: 12 }}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {max !== undefined && <Counter text={value} max={max} />}
    </div>
  );
}
