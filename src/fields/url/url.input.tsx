import { Input } from 'antd';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import type { UrlField } from './url.ts';
import { readUrl } from './url.ts';

/** An address of the web. No `type="url"`: the browser would refuse in its own words, and before the form is asked. */
export function UrlInput({ value, onChange, ...marks }: InputProps<UrlField, string>) {
  return (
    <Input
      {...marksOf(marks)}
      inputMode="url"
      autoCapitalize="off"
      spellCheck={false}
      placeholder="https://"
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      onBlur={(event) => {
        const read = readUrl(event.target.value);
        if (read !== (value ?? '')) onChange?.(read);
      }}
    />
  );
}
