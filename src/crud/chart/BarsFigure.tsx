import { type CSSProperties, lazy, useCallback } from 'react';
import type { LiveChart } from '#editor/table/chart/engine.ts';
import { LatePart } from '#fields/late/LatePart.tsx';
import { isWorthDrawing } from './isWorthDrawing.ts';
import './bars.css';

// The engine is large: it comes when there is something to draw.
const ChartCanvas = lazy(() =>
  import('#editor/table/chart/view/ChartCanvas.tsx').then(({ ChartCanvas }) => ({ default: ChartCanvas })),
);

/** One bar, and its line in the table. */
export interface Bar {
  readonly key: string | number;
  readonly name: string;
  /** How long it is; what it says is told in words. */
  readonly length: number;
  readonly said: string;
  /** What else is told of it in the table, between its name and what it says. */
  readonly cells: readonly string[];
}

/** What bars are drawn from. */
export interface BarsProps {
  readonly title: string;
  /** Of the table's columns. */
  readonly headings: readonly string[];
  readonly bars: readonly Bar[];
}

/** Bars one below the other, with the numbers beside them for whoever reads rather than looks. */
export function BarsFigure({ title, headings, bars }: BarsProps) {
  const draw = useCallback(
    (chart: LiveChart) =>
      chart.drawBars({
        names: bars.map(({ name }) => name),
        values: bars.map(({ length }) => length),
        said: bars.map(({ said }) => said),
      }),
    [bars],
  );
  const table = <BarsTable title={title} headings={headings} bars={bars} />;
  if (!isWorthDrawing(bars.length)) return table;
  return (
    <figure className="bars" style={heightOf(bars.length)}>
      <LatePart fallback={<div className="chart-canvas" />}>
        <ChartCanvas name={title} draw={draw} />
      </LatePart>
      <details>
        <summary>看数据</summary>
        {table}
      </details>
    </figure>
  );
}

/** Each bar has the room of a line; React writes it as a property, which the page's policy allows. */
const heightOf = (count: number): CSSProperties & { readonly '--bars': number } => ({ '--bars': count });

const BarsTable = ({ title, headings, bars }: BarsProps) => (
  <table className="bars-table" aria-label={title}>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {bars.map(({ key, name, said, cells }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {[...cells, said].map((cell, at) => (
            <td key={headings[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
