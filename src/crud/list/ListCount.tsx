import { sortsBy } from '../query/isServed.ts';
import type { ListState } from '../query/listUrl.ts';
import type { Resource } from '../Resource.ts';
import { countText, reachText } from './countText.ts';
import type { ListRows } from './useListRows.ts';

interface Props {
  readonly resource: Resource;
  readonly rows: ListRows;
  readonly state: ListState;
}

/** How many there are and how many of them are in sight. */
export function ListCount({ resource, rows, state }: Props) {
  const { label, calls } = resource;
  const { loading, failed, total, exact, found, narrowed } = rows;
  if (failed) return null;
  // Its line stays free, so that nothing moves when the rows come; of a list without a total there is nothing to say.
  if (loading) return <div className="list-count" data-silent={calls.getList?.total === undefined || undefined} />;
  const counted = {
    label,
    total,
    exact,
    found: found.length,
    narrowed,
    loaded: rows.records.length,
    sorted: state.sort !== undefined && !sortsBy(resource, state.sort.field),
  };
  const [all, reach] = [countText(counted), reachText(counted)];
  return (
    <div className="list-count" data-silent={(all === '' && reach === '') || undefined}>
      <span role="status">{all}</span>
      <span className="reach">{reach}</span>
    </div>
  );
}
