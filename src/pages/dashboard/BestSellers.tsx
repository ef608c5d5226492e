import type { CSSProperties } from 'react';
import { groupDigits } from '#fields/int/groupDigits.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { bestSellers } from './stock.ts';

const SHOWN = 5;

/** What sells best, each beside the best of all. */
export function BestSellers({ goods }: { readonly goods: readonly DataRecord[] }) {
  const sold = bestSellers(goods, SHOWN);
  const [best] = sold;
  if (!best) return null;
  return (
    <>
      <h4>卖得最好</h4>
      <ol className="desk-lines" aria-label="卖得最好">
        {sold.map(({ record, sales }) => (
          <li key={record.id} className="desk-bar" style={shareOf(sales / best.sales)}>
            <span>{String(record.name ?? '--')}</span>
            <span>{`已售 ${groupDigits(sales)}`}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** React writes it as a property, which the page's policy allows. */
const shareOf = (share: number): CSSProperties & { readonly '--share': string } => ({
  '--share': `${Math.round(share * 100)}%`,
});
