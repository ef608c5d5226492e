import { Input } from 'antd';
import type { ClipboardEvent } from 'react';
import type { Marks } from '../form/ItemProps.ts';
import { readDay } from './readDay.ts';

interface Props {
  readonly marks: Marks;
  readonly value: string | undefined;
  onChange(day: string | undefined): void;
}

/** With a year of four digits the browser moves on by itself: `20260308` can be typed in one go. */
const LAST_DAY = '9999-12-31';

/** The browser's own date input, which shows a wheel on a phone, and takes a pasted day in any usual spelling. */
export function DateBox({ marks, value, onChange }: Props) {
  const handlePaste = (event: ClipboardEvent) => {
    const day = readDay(event.clipboardData.getData('text'));
    if (day === undefined) return;
    event.preventDefault();
    onChange(day);
  };
  return (
    <Input
      {...marks}
      type="date"
      max={LAST_DAY}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      onPaste={handlePaste}
    />
  );
}
