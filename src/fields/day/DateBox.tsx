import { Input } from 'antd';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import type { Marks } from '../input/ItemProps.ts';
import { isDay, readDay } from './readDay.ts';
import { useDayPicker } from './useDayPicker.ts';
import { withWeekday } from './weekday.ts';
import './day.css';

export interface DateBoxProps {
  readonly marks: Marks & { readonly 'aria-label'?: string };
  readonly value: string | undefined;
  /** The first and the last day that the calendar lets be chosen; what is typed is for a rule to judge. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** What stands in it while it is empty. */
  readonly hint?: string;
  onChange(day: string | undefined): void;
}

/** Years have four digits: the browser moves on to the month by itself. */
const LAST_DAY = '9999-12-31';
/** Eight digits that begin with such a year are no day in the order of any other country. */
const YEAR_FIRST = /^(19|20)\d{6}$/;

/** A day: antd's calendar, which speaks Chinese; for fingers the wheel of the phone, and beside it what was chosen. */
export function DateBox(props: DateBoxProps) {
  const { value } = props;
  const { pickers, onInside } = useDayPicker();
  if (pickers) return <pickers.DayPicker {...props} />;
  return (
    <div className="date-wheel">
      <NativeBox {...props} onInside={onInside} />
      {value && isDay(value) && <span>{withWeekday(value)}</span>}
    </div>
  );
}

interface NativeProps extends DateBoxProps {
  /** Told when somebody comes into it, and leaves it. */
  onInside(inside: boolean): void;
}

/**
 * The browser's own date input, which shows a wheel on a phone.
 *
 * Takes a pasted day in any usual spelling, and `20260308` typed in one go, in whatever order the browser shows days.
 */
function NativeBox({ marks, value, min, max = LAST_DAY, onChange, onInside }: NativeProps) {
  const typed = useRef('');
  const take = (event: ClipboardEvent | KeyboardEvent, text: string) => {
    const day = readDay(text);
    if (day === undefined) return;
    event.preventDefault();
    onChange(day);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    typed.current = /^\d$/.test(event.key) ? `${typed.current}${event.key}` : '';
    if (YEAR_FIRST.test(typed.current)) take(event, typed.current);
  };
  return (
    <Input
      {...marks}
      type="date"
      className="date-box"
      min={min}
      max={max}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      onFocus={() => {
        typed.current = '';
        onInside(true);
      }}
      onBlur={() => onInside(false)}
      onKeyDown={handleKeyDown}
      onPaste={(event) => take(event, event.clipboardData.getData('text'))}
    />
  );
}
