import type { Bar } from '#crud/chart/BarsFigure.tsx';
import { groupDigits } from '#fields/int/groupDigits.ts';
import { formatMoney } from '#fields/money/formatMoney.ts';
import { appletId } from '#providers/data/appletId.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import type { Collected } from '../enrolments/createReader.ts';
import { asGroupon } from '../model/GrouponRecord.ts';
import { loadedOf } from '../model/loadedOf.ts';

/** A round, and all who joined it. */
export interface Round {
  readonly record: DataRecord;
  readonly collected: Collected;
}

const MOST = 8;
const NOT_BEGUN = 1;

/** The last group-buys that have begun, the newest first. */
export const lastRounds = (records: readonly DataRecord[]): readonly DataRecord[] =>
  records
    .filter((record) => asGroupon(record).status !== NOT_BEGUN)
    .sort((one, other) => dayOf(other).localeCompare(dayOf(one)) || appletId(other.id) - appletId(one.id))
    .slice(0, MOST);

const dayOf = (record: DataRecord): string => asGroupon(record).start_time ?? '';

/** What the rounds came to; one whose sum may be wrong is none of them, and why is told. GD-E1 */
export function roundBars(rounds: readonly Round[], unit: string) {
  const counted = rounds.map(({ record, collected }) => {
    const { loaded, total } = collected;
    return { record, total, ...loadedOf(asGroupon(record), { stage: 'loaded', collected, loaded, total }, unit) };
  });
  const bars = counted.flatMap(({ record, total = 0, day, complete }): readonly Bar[] =>
    complete
      ? [
          {
            key: record.id,
            name: day.name || '--',
            // As long as it is nearly: what it comes to is told by its digits.
            length: Number(day.amount),
            said: formatMoney(day.amount, unit),
            cells: [dayOf(record) || '--', groupDigits(total)],
          },
        ]
      : [],
  );
  const left = counted.flatMap(({ day, reason }) => (reason === undefined ? [] : [`「${day.name || '--'}」${reason}`]));
  return { bars, left };
}
