import { lazy, startTransition, useEffect, useMemo, useState } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';
import { Button } from '#ui/Button.tsx';
import { Failed, ListSkeleton } from '#ui/Faces.tsx';
import { nextSort } from '../query/arrange.ts';
import { useListContext } from '../useListContext.ts';
import { loadEmptyRows } from './loadParts.ts';
import { RecordTable } from './RecordTable.tsx';
import type { List } from './useList.ts';
import type { ListRows } from './useListRows.ts';
import type { ChangeList } from './useListUrl.ts';
import { useNarrow } from './useNarrow.ts';

const EmptyRows = lazy(loadEmptyRows);

/** The rows, or why there are none: on their way, not reached, none yet, none like that. */
export function ListBody() {
  const { resource, rows, change } = useListContext();
  const ready = useReady(rows.loading);
  if (!ready) return <ListSkeleton />;
  if (rows.failed) return <Failed onRetry={() => void rows.refetch()} />;
  return (
    <>
      <Rows />
      <ListFoot rows={rows} change={change} size={resource.list.pageSize} />
    </>
  );
}

function Rows() {
  const list = useListContext();
  const { resource, state, change, rows } = list;
  const columns = useShownColumns(list);
  if (rows.rows.length === 0) {
    return (
      <LatePart>
        <EmptyRows />
      </LatePart>
    );
  }
  return (
    <RecordTable
      resource={resource}
      columns={columns}
      verbs={list.verbs}
      records={rows.rows}
      busy={list.actions.busy}
      nameOf={rows.names.nameOf}
      selection={list.selection}
      active={list.active}
      opened={resource.list.detail && list.opened}
      menuFor={list.menu?.record.id}
      touched={list.touched}
      sort={state.sort}
      onSort={(field) => change({ sort: nextSort(state.sort, field) })}
      onPress={list.actions.onPress}
      onAction={list.onAction}
    />
  );
}

/** A card has no room for what the open tab says of all of them; a table has a column for it (G2). */
function useShownColumns({ resource, columns, state: { tab } }: List): List['columns'] {
  const { tabs } = resource.list;
  const isRepeated = useNarrow() && tab !== undefined;
  return useMemo(
    () => (isRepeated ? columns.filter(({ field }) => field !== tabs) : columns),
    [columns, isRepeated, tabs],
  );
}

/** Whether rows that are there may be drawn: in slices, so that what is pressed meanwhile does not wait for all of them. */
function useReady(loading: boolean): boolean {
  const [ready, setReady] = useState(!loading);
  if (loading && ready) setReady(false);
  useEffect(() => {
    if (!loading && !ready) startTransition(() => setReady(true));
  }, [loading, ready]);
  return ready && !loading;
}

interface ListFootProps {
  readonly size: number;
  readonly rows: ListRows;
  readonly change: ChangeList;
}

/** The ways to what lies behind the rows in sight: where they end, and in reach of the thumb. G1 */
function ListFoot({ size, rows, change }: ListFootProps) {
  const { exact, page, count, more } = rows;
  return (
    <div className="list-foot">
      {(more.can || more.loading) && (
        <Button look="plain" className="load-more" disabled={more.loading} onClick={more.load}>
          {more.loading ? '正在加载…' : '继续加载'}
        </Button>
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

interface PagerProps {
  readonly page: number;
  /** The last page in sight, when pages behind were loaded on top. */
  readonly last?: number;
  readonly size: number;
  /** How many records the pages are cut from. */
  readonly count: number;
  /** Whether that is known, or only that there is a next page. O1 */
  readonly exact: boolean;
  readonly onPage: (page: number) => void;
}

/** Steps between pages when the records do not fit on one. G1 */
function Pager({ page, last = page, size, count, exact, onPage }: PagerProps) {
  // A page may lie behind the last one, when rows have gone or a full page was the last: there is still a way back.
  const pages = Math.max(last, Math.ceil(count / size));
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label="分页">
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        上一页
      </button>
      <span aria-current="page">
        {exact ? `${page} / ${pages}` : `第 ${last > page ? `${page}–${last}` : page} 页`}
      </span>
      <button type="button" disabled={last >= pages} onClick={() => onPage(last + 1)}>
        下一页
      </button>
    </nav>
  );
}
