import { Input } from 'antd';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import type { JsonField } from './json.tsx';
import { jsonFault } from './jsonFault.ts';
import { laidOut } from './jsonLayout.ts';
import './json.css';

/** JSON as text; once the merchant moves on it is laid out, if it is JSON by then. */
export function JsonInput({ value = '', onChange, ...marks }: InputProps<JsonField, string>) {
  return (
    <Input.TextArea
      {...marksOf(marks)}
      className="json-text"
      value={value}
      spellCheck={false}
      autoCapitalize="off"
      autoSize={{ minRows: 3, maxRows: 20 }}
      onChange={(event) => onChange?.(event.target.value)}
      onBlur={() => {
        if (value.trim() === '' || jsonFault(value) !== undefined) return;
        const neat = laidOut(value);
        if (neat !== value) onChange?.(neat);
      }}
    />
  );
}
