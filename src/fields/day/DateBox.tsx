import { Input } from 'antd';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { mediaHook } from '#ui/mediaHook.ts';
import type { Marks } from '../form/ItemProps.ts';
import { loadDayPicker, pickerNow } from './loadDayPicker.ts';
import { isDay, readDay } from './readDay.ts';
import { withWeekday } from './weekday.ts';
import './day.css';

export interface DateBoxProps {
  readonly marks: Marks;
  readonly value: string | undefined;
  onChange(day: string | undefined): void;
}

/** Years have four digits: the browser moves on to the month by itself. */
const LAST_DAY = '9999-12-31';
/** Eight digits that begin with such a year are no day in the order of any other country. */
const YEAR_FIRST = /^(19|20)\d{6}$/;

const useFinger = mediaHook('(pointer: coarse)');

/** A day: antd's calendar, which speaks Chinese; for fingers the wheel of the phone, and beside it what was chosen. */
export function DateBox(props: DateBoxProps) {
  const { value } = props;
  const byFinger = useFinger();
  const [Picker, setPicker] = useState(pickerNow);
  const isInside = useRef(false);
  const take = useCallback(() => {
    // Nobody's typing is taken away: where the calendar is not there yet, or never comes, the browser's own input is.
    if (!isInside.current) setPicker(pickerNow);
  }, []);
  useEffect(() => {
    if (!byFinger) loadDayPicker().then(take, () => undefined);
  }, [byFinger, take]);
  const handleInside = (inside: boolean) => {
    isInside.current = inside;
    take();
  };
  if (!byFinger && Picker) return <Picker {...props} />;
  return (
    <div className="date-wheel">
      <NativeBox {...props} onInside={handleInside} />
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
function NativeBox({ marks, value, onChange, onInside }: NativeProps) {
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
      max={LAST_DAY}
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
