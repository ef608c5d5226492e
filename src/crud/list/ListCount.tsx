import { sortsBy } from '../query/isServed.ts';
import { useListContext } from '../useListContext.ts';
import { countText, reachText } from './countText.ts';

/** How many there are and how many of them are in sight. */
export function ListCount() {
  const { resource, rows, state } = useListContext();
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
