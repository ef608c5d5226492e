import { DatePicker } from 'antd';
import { useContext, useEffect, useRef, useState } from 'react';
import type { Clock } from '#providers/clock/createClock.ts';
import { useProviders } from '#providers/useProviders.ts';
import { memoize } from '#schemas/memoize.ts';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { FieldContext } from '../input/FieldContext.ts';
import type { DateBoxProps } from './DateBox.tsx';
import { utcDayOf } from './dayMath.ts';
import { isDay } from './readDay.ts';
import { readTypedDay } from './readTypedDay.ts';
import { dayOf, LONG, momentOf, utcCalendar } from './utcCalendar.ts';

const pickerOf = memoize((clock: Clock) => DatePicker.generatePicker<Date>(utcCalendar(() => utcDayOf(clock.now()))));

const limitsOf = (min = '', max = '') => ({
  ...(isDay(min) && { minDate: momentOf(min) }),
  ...(isDay(max) && { maxDate: momentOf(max) }),
});

/**
 * antd's calendar for whoever has a mouse: in Chinese and with the weekday, whatever language the system speaks.
 *
 * What is typed is read when it is done, in any usual spelling; what is no day stays as it was typed, for the form to say so.
 */
export function DayPicker({ marks, value = '', min, max, hint = '2026-03-08', onChange }: DateBoxProps) {
  const { clock } = useProviders();
  const Picker = pickerOf(clock);
  const [turn, setTurn] = useState({ nth: 0, stays: false });
  const [open, setOpen] = useState(false);
  const beforeSave = useContext(FieldContext)?.beforeSave;
  const last = useRef<string>();
  const wrong = value !== '' && !isDay(value);
  if (!wrong) last.current = value;
  // What the input shows may be the day under the mouse: only what somebody has typed is taken.
  const typed = useRef('');
  const commit = (stays: boolean) => {
    const text = typed.current.trim();
    typed.current = '';
    const day = readTypedDay(text, utcDayOf(clock.now())) ?? text;
    if (text === '' || day === value) return;
    onChange(day);
    // antd holds on to the day it knew, and would hand that in again when it closes.
    if (isDay(day)) setTurn(({ nth }) => ({ nth: nth + 1, stays }));
  };
  const newest = useRef(commit);
  newest.current = commit;
  // Ctrl + S reaches the form while what was typed is still the input's own.
  useEffect(() => beforeSave?.(() => newest.current(true)), [beforeSave]);
  return (
    <div
      className="day-picker"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) typed.current = target.value;
      }}
    >
      <Picker
        {...marks}
        key={turn.nth}
        autoFocus={turn.stays}
        className="date-box"
        format={LONG}
        placeholder={hint}
        {...limitsOf(min, max)}
        open={open}
        onOpenChange={setOpen}
        preserveInvalidOnBlur={wrong}
        value={last.current ? momentOf(last.current) : null}
        onChange={(at) => {
          typed.current = '';
          onChange(at ? dayOf(at) : undefined);
        }}
        onBlur={() => commit(false)}
        onKeyDown={(event) => {
          const { key } = event;
          // It closes what unfolded, and not the dialog behind it.
          if (key === 'Escape' && open) event.stopPropagation();
          if (key === 'Escape') {
            typed.current = '';
            setOpen(false);
          }
          if (key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return;
          // It ends the day, and does not save the form around it.
          event.preventDefault();
          commit(true);
          setOpen(false);
        }}
      />
    </div>
  );
}

/** The same where nothing around it is dressed by antd: beside a list. */
export const DayPickerAlone = (props: DateBoxProps) => (
  <AntdTheme>
    <DayPicker {...props} />
  </AntdTheme>
);
