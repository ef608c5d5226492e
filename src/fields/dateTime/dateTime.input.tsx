import { Input } from 'antd';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import type { DateTimeField } from './dateTime.ts';
import { localMinute, readInstant } from './localMinute.ts';
import '../day/day.css';

/** Years have four digits: the browser moves on to the month by itself. */
const LAST = '9999-12-31T23:59';

/**
 * The browser's own input of date and time, which shows wheels on a phone; takes a pasted moment in any usual spelling.
 *
 * What is not touched keeps its seconds.
 */
export function DateTimeInput({ value, onChange, ...marks }: InputProps<DateTimeField, string>) {
  return (
    <Input
      {...marksOf(marks)}
      type="datetime-local"
      className="date-box"
      max={LAST}
      value={value ? localMinute(value).replace(' ', 'T') : ''}
      onChange={(event) => onChange?.(readInstant(event.target.value))}
      onPaste={(event) => {
        const read = readInstant(event.clipboardData.getData('text'));
        if (read === undefined) return;
        event.preventDefault();
        onChange?.(read);
      }}
    />
  );
}
