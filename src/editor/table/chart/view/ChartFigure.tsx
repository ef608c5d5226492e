import { useMemo } from 'react';
import type { Table } from '../../Table.ts';
import { readChart } from '../chartData.ts';
import { lacksDrawing } from '../loadEngine.ts';
import { SettledChart } from './SettledChart.tsx';
import './chart.css';

interface Props {
  readonly table: Table;
  /** The chart has no still drawing for readers yet, and can have one now. */
  readonly onDrawable: () => void;
}

/** The chart of a table, or why there is none now. E9 */
export function ChartFigure({ table, onDrawable }: Props) {
  const { chart } = table;
  const drawable = useMemo(() => chart && readChart(table, chart.settings), [table, chart]);
  if (!chart || !drawable) return null;
  return (
    <div className="chart">
      {'data' in drawable ? (
        <SettledChart
          settings={chart.settings}
          data={drawable.data}
          // A stored table nobody has touched stays as it is.
          onReady={() => table.source === undefined && lacksDrawing(table) && onDrawable()}
        />
      ) : (
        <p role="status" className="chart-reason">
          {drawable.reason}
        </p>
      )}
    </div>
  );
}
