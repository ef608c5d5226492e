import { BulkProgress, BulkResult } from '../bulk/BulkRun.tsx';
import { LineTable } from '../transfer/import/LineTable.tsx';
import { isOfOne, lineLabel } from './gridRows.ts';
import type { Grid } from './useGrid.ts';
import type { useGridSaves } from './useGridSaves.ts';
import '../transfer/transfer.css';

interface Props {
  readonly grid: Grid;
  readonly saves: ReturnType<typeof useGridSaves>;
}

/** All that would change, old → new; while it is sent, how far it has come, and then what came of it. */
export function GridReview({ grid: { of, changes }, saves }: Props) {
  const { state } = saves;
  const nameOf = (title: string, row: string | undefined) =>
    row === undefined || isOfOne(of) ? (row ?? title) : `${title} · ${row}`;
  return (
    <>
      {state.stage === 'running' && <BulkProgress {...state} onStop={saves.stop} />}
      {state.stage === 'over' && (
        <BulkResult resource={of.resource} {...state} onRetry={saves.retry} onClose={saves.dismiss} />
      )}
      {changes.length > 0 && (
        <LineTable
          label="将要保存的改动"
          className="grid-review"
          headings={[lineLabel(of), '改动', '原来', '改为']}
          lines={changes.flatMap(({ title, lines, fault }) =>
            lines.map(({ key, row, label, before, after }) => ({
              key,
              cells: [
                <span key="title">
                  <span>{nameOf(title, row)}</span>
                  {fault !== undefined && <span className="grid-fault">{fault}</span>}
                </span>,
                label,
                <span key="before" className="grid-before">
                  {before || '没有填'}
                </span>,
                <strong key="after">{after || '没有填'}</strong>,
              ],
            })),
          )}
        />
      )}
    </>
  );
}
