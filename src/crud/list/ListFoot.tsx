import { Pager } from './Pager.tsx';
import type { ChangeList } from './url/useListUrl.ts';
import type { ListRows } from './useListRows.ts';

interface Props {
  readonly size: number;
  readonly rows: ListRows;
  readonly change: ChangeList;
}

/** The ways to what lies behind the rows in sight: where they end, and in reach of the thumb. G1 */
export function ListFoot({ size, rows, change }: Props) {
  const { exact, page, count, more } = rows;
  return (
    <div className="list-foot">
      {(more.can || more.loading) && (
        <button type="button" className="button plain load-more" disabled={more.loading} onClick={more.load}>
          {more.loading ? '正在加载…' : '继续加载'}
        </button>
      )}
      <Pager
        page={page}
        count={count}
        exact={exact}
        size={size}
        last={page + more.pages}
        onPage={(page) => change({ page })}
      />
    </div>
  );
}
