import { countText, reachText } from './countText.ts';
import type { ListState } from './url/listUrl.ts';
import type { ListRows } from './useListRows.ts';

interface Props {
  readonly label: string;
  readonly rows: ListRows;
  readonly state: ListState;
}

/** How many there are and how many of them are in sight. */
export function ListCount({ label, rows, state }: Props) {
  const { loading, failed, total, exact, found, narrowed } = rows;
  if (failed) return null;
  // Its line stays free, so that nothing moves when the rows come.
  if (loading) return <div className="list-count" />;
  const counted = {
    label,
    total,
    exact,
    found: found.length,
    narrowed,
    loaded: rows.records.length,
    sorted: state.sort !== undefined,
  };
  return (
    <div className="list-count">
      <span role="status">{countText(counted)}</span>
      <span className="reach">{reachText(counted)}</span>
    </div>
  );
}
