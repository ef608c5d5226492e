import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { DateBox } from '../day/DateBox.tsx';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import type { DayRange, DayRangeField } from './dayRange.ts';
import './dayRange.css';
import { useProviders } from '#providers/useProviders.ts';
import { utcDayOf } from '../day/dayMath.ts';
import { localStart, zoneHere } from './localStart.ts';
import { pastText, presetDays, presetName } from './presetDays.ts';

const openEnded: DayRange = {};

/** Two days under one label; what is wrong with their order is said below, nothing that was typed is taken away. */
export function DayRangeInput({ field, value = openEnded, onChange, ...marks }: InputProps<DayRangeField, DayRange>) {
  const put = (change: DayRange) => {
    const next = { ...value, ...change };
    onChange?.(next.from || next.to ? next : undefined);
  };
  const own = useId();
  const { id = own } = marks;
  const [from, to] = [id, `${id}_to`];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form's own label names the group, a legend would be a second one
    <div role="group" className="day-range" aria-labelledby={`${id}_label`}>
      <div>
        <label htmlFor={from}>开始</label>
        <DateBox marks={{ ...marksOf(marks), id: from }} value={value.from} onChange={(from) => put({ from })} />
      </div>
      <div>
        <label htmlFor={to}>结束</label>
        <DateBox
          marks={{ ...marksOf(marks), id: to }}
          value={value.to}
          min={value.from}
          onChange={(to) => put({ to })}
        />
      </div>
      <DayRangeNote field={field} value={value} onPick={put} />
    </div>
  );
}

interface Props {
  readonly field: DayRangeField;
  readonly value: DayRange;
  readonly onPick: (days: DayRange) => void;
}

/** Below the two days: stretches to choose at a press, what the days are where the merchant sits, what is over. */
function DayRangeNote({ field: { presets = [], utc, warnsOfPast }, value, onPick }: Props) {
  const { clock } = useProviders();
  const today = utcDayOf(clock.now());
  const past = warnsOfPast ? pastText(value, today) : undefined;
  const here = utc && value.from ? localStart(value.from, zoneHere()) : undefined;
  return (
    <>
      {presets.length > 0 && (
        <div className="day-presets">
          {presets.map((preset) => (
            <Button key={preset} onClick={() => onPick(presetDays(preset, today))}>
              {presetName(preset)}
            </Button>
          ))}
        </div>
      )}
      {(utc || past) && (
        <p className="day-note" role="status">
          {utc && <span>{`按 UTC 日期${here ? `，相当于${here} 开始` : ''}`}</span>}
          {past && <strong>{utc ? `；${past}` : past}</strong>}
        </p>
      )}
    </>
  );
}
