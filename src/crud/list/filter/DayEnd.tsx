import { isDay } from '#fields/day/readDay.ts';
import { useDayPicker } from '#fields/day/useDayPicker.ts';
import { weekdayOf } from '#fields/day/weekday.ts';
import { TypedInput } from './TypedInput.tsx';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onCommit: (day: string) => void;
}

/** One end of a stretch of days: the calendar that forms have; the phone's wheel for fingers, with the weekday beside it. */
export function DayEnd({ label, hint, text, min, max, onCommit }: Props) {
  const { pickers, onInside } = useDayPicker();
  if (pickers) {
    return (
      <pickers.DayPickerAlone
        marks={{ 'aria-label': label }}
        hint={hint}
        value={text}
        min={min}
        max={max}
        // What is no day narrows by nothing: what was asked before stays.
        onChange={(day = '') => (day === '' || isDay(day)) && onCommit(day)}
      />
    );
  }
  return (
    <div className="filter-day">
      <TypedInput label={label} type="date" text={text} min={min} max={max} onCommit={onCommit} onInside={onInside} />
      {isDay(text) && <span>{weekdayOf(text)}</span>}
    </div>
  );
}
