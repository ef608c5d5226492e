import { type CSSProperties, useMemo, useState } from 'react';
import { LateBars } from '#crud/chart/LateBars.tsx';
import { groupDigits } from '#fields/int/groupDigits.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import { bestSellers, type Sold } from './stock.ts';

const SHOWN = 5;
const DRAWN = 10;

/** What sells best, each beside the best of all; more of them in a chart that is drawn when somebody asks for it. */
export function BestSellers({ goods }: { readonly goods: readonly DataRecord[] }) {
  const [drawn, setDrawn] = useState(false);
  const sold = useMemo(() => bestSellers(goods, DRAWN), [goods]);
  const [best] = sold;
  if (!best) return null;
  return (
    <>
      <h4>卖得最好</h4>
      {drawn ? (
        <SalesFigure sold={sold} />
      ) : (
        <ol className="desk-lines" aria-label="卖得最好">
          {sold.slice(0, SHOWN).map(({ record, sales }) => (
            <li key={record.id} className="desk-bar" style={shareOf(sales / best.sales)}>
              <span>{nameOf(record)}</span>
              <span>{`已售 ${groupDigits(sales)}`}</span>
            </li>
          ))}
        </ol>
      )}
      {!drawn && sold.length > SHOWN && (
        <div>
          <Button onClick={() => setDrawn(true)}>{`看前 ${sold.length} 名`}</Button>
        </div>
      )}
    </>
  );
}

function SalesFigure({ sold }: { readonly sold: readonly Sold[] }) {
  const bars = useMemo(
    () =>
      sold.map(({ record, sales }) => ({
        key: record.id,
        name: nameOf(record),
        length: sales,
        said: groupDigits(sales),
        cells: [typeof record.stock === 'number' ? groupDigits(record.stock) : '--'],
      })),
    [sold],
  );
  return <LateBars title="卖得最好" headings={['商品', '库存', '已售']} bars={bars} />;
}

const nameOf = ({ name }: DataRecord): string => String(name ?? '--');

/** React writes it as a property, which the page's policy allows. */
const shareOf = (share: number): CSSProperties & { readonly '--share': string } => ({
  '--share': `${Math.round(share * 100)}%`,
});
