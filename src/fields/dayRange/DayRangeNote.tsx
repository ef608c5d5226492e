import { useProviders } from '#providers/useProviders.ts';
import { utcDayOf } from '../day/dayMath.ts';
import type { DayRange, DayRangeField } from './dayRange.ts';
import { localStart, zoneHere } from './localStart.ts';
import { pastText, presetDays, presetName } from './presetDays.ts';

interface Props {
  readonly field: DayRangeField;
  readonly value: DayRange;
  readonly onPick: (days: DayRange) => void;
}

/** Below the two days: stretches to choose at a press, what the days are where the merchant sits, what is over. */
export function DayRangeNote({ field: { presets = [], utc, warnsOfPast }, value, onPick }: Props) {
  const { clock } = useProviders();
  const today = utcDayOf(clock.now());
  const past = warnsOfPast ? pastText(value, today) : undefined;
  const here = utc && value.from ? localStart(value.from, zoneHere()) : undefined;
  return (
    <>
      {presets.length > 0 && (
        <div className="day-presets">
          {presets.map((preset) => (
            <button key={preset} type="button" className="button" onClick={() => onPick(presetDays(preset, today))}>
              {presetName(preset)}
            </button>
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
