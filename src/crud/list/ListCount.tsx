import type { Resource } from '../Resource.ts';
import { countText, reachText } from './countText.ts';
import { Pager } from './Pager.tsx';
import type { ListState } from './url/listUrl.ts';
import type { ChangeList } from './url/useListUrl.ts';
import type { ListRows } from './useListRows.ts';

interface Props {
  readonly resource: Resource;
  readonly rows: ListRows;
  readonly state: ListState;
  readonly change: ChangeList;
}

/** How many there are and how many of them are in sight; steps between pages. */
export function ListCount({ resource, rows, state, change }: Props) {
  const { loading, failed, total, exact, found, narrowed, page, count, more } = rows;
  if (loading || failed) return null;
  const counted = {
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
      {(more.can || more.loading) && (
        <button type="button" className="button plain load-more" disabled={more.loading} onClick={more.load}>
          {more.loading ? '正在加载…' : '继续加载'}
        </button>
      )}
      <Pager
        {...{ page, count, exact }}
        last={page + more.pages}
        size={resource.list.pageSize}
        onPage={(page) => change({ page })}
      />
    </div>
  );
}
