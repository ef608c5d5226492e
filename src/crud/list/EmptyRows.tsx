import type { ReactNode } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Faces.tsx';
import { tabsOf } from '../query/listTabs.ts';
import type { Resource } from '../Resource.ts';
import { Beginnings } from './Beginnings.tsx';
import type { List } from './useList.ts';

interface Props {
  readonly resource: Resource;
  readonly list: List;
  readonly addButton: ReactNode;
}

/** Why a list holds nothing, and the next step: no further page, none like that, or none yet and how it is filled. */
export function EmptyRows({ resource, list, addButton }: Props) {
  const { state, rows, change, clear, add } = list;
  if (rows.records.length === 0 && rows.page > 1) {
    return (
      <Empty text={`没有更多${resource.label}`}>
        <Button onClick={() => change({ page: rows.page - 1 })}>回到上一页</Button>
      </Empty>
    );
  }
  if (state.q !== '' || Object.keys(state.filters).length > 0) {
    return (
      <Empty text={`没有符合条件的${resource.label}`}>
        <Button onClick={clear}>清除条件</Button>
      </Empty>
    );
  }
  return (
    <Empty text={resource.list.empty}>
      {state.tab === tabsOf(resource)[0]?.value && (
        <LatePart>
          <Beginnings resource={resource} add={add} />
        </LatePart>
      )}
      {addButton}
    </Empty>
  );
}
