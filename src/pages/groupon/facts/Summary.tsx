import { groupDigits } from '#fields/int/groupDigits.ts';
import { formatMoney } from '#fields/money/formatMoney.ts';
import { headed } from '#fields/money/headed.ts';
import { averageMoney } from '#fields/money/sumMoney.ts';
import type { Day } from '../model/Day.ts';

/** How many joined, what they ordered, what it comes to; above the buyers the same stays in sight. GD-E2 */
export function Summary({ day: { buyers, count, amount, unit } }: { readonly day: Day }) {
  const average = averageMoney(amount, buyers.length);
  return (
    <dl className="day-summary" aria-label="汇总">
      <Sum label="报名人数">{groupDigits(buyers.length)}</Sum>
      <Sum label="份数">{groupDigits(count)}</Sum>
      <Sum label={headed('金额合计', unit)}>{amount === '' ? '--' : formatMoney(amount)}</Sum>
      <Sum label={headed('人均', unit)}>{average === undefined ? '--' : formatMoney(average)}</Sum>
    </dl>
  );
}

const Sum = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
