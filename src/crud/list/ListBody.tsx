import type { ReactNode } from 'react';
import { Empty, Failed, ListSkeleton } from '../faces/Faces.tsx';
import type { Resource } from '../Resource.ts';
import { nextSort } from './arrange.ts';
import { ListFoot } from './ListFoot.tsx';
import { RecordTable } from './RecordTable.tsx';
import type { List } from './useList.ts';
import { useReady } from './useReady.ts';

interface Props {
  readonly resource: Resource;
  readonly list: List;
  readonly addButton: ReactNode;
}

/** The rows, or why there are none: on their way, not reached, none yet, none like that. */
export function ListBody(props: Props) {
  const { resource, list } = props;
  const { change, rows } = list;
  const ready = useReady(rows.loading);
  if (!ready) return <ListSkeleton />;
  if (rows.failed) return <Failed onRetry={() => void rows.refetch()} />;
  return (
    <>
      <Rows {...props} />
      <ListFoot rows={rows} change={change} size={resource.list.pageSize} />
    </>
  );
}

function Rows({ resource, list, addButton }: Props) {
  const { state, change, rows } = list;
  if (rows.records.length === 0 && rows.page > 1) {
    return (
      <Empty text={`没有更多${resource.label}`}>
        <button type="button" className="button" onClick={() => change({ page: rows.page - 1 })}>
          回到上一页
        </button>
      </Empty>
    );
  }
  if (rows.rows.length === 0) {
    const conditioned = state.q !== '' || Object.keys(state.filters).length > 0;
    return conditioned ? (
      <Empty text={`没有符合条件的${resource.label}`}>
        <button type="button" className="button" onClick={list.clear}>
          清除条件
        </button>
      </Empty>
    ) : (
      <Empty text={resource.list.empty}>{addButton}</Empty>
    );
  }
  return (
    <RecordTable
      resource={resource}
      columns={list.columns}
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
