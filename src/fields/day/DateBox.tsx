import { Input } from 'antd';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import type { Marks } from '../form/ItemProps.ts';
import { readDay } from './readDay.ts';
import './day.css';

interface Props {
  readonly marks: Marks;
  readonly value: string | undefined;
  onChange(day: string | undefined): void;
}

/** Years have four digits: the browser moves on to the month by itself. */
const LAST_DAY = '9999-12-31';
/** Eight digits that begin with such a year are no day in the order of any other country. */
const YEAR_FIRST = /^(19|20)\d{6}$/;

/**
 * The browser's own date input, which shows a wheel on a phone.
 *
 * Takes a pasted day in any usual spelling, and `20260308` typed in one go, in whatever order the browser shows days.
 */
export function DateBox({ marks, value, onChange }: Props) {
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
      }}
      onKeyDown={handleKeyDown}
      onPaste={(event) => take(event, event.clipboardData.getData('text'))}
    />
  );
}
