import { LatePart } from '#fields/late/LatePart.tsx';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Faces.tsx';
import { tabsOf } from '../query/listTabs.ts';
import { useListContext } from '../useListContext.ts';
import { AddButton } from './AddButton.tsx';
import { Beginnings } from './Beginnings.tsx';

/** Why a list holds nothing, and the next step: no further page, none like that, or none yet and how it is filled. */
export function EmptyRows() {
  const { resource, state, rows, change, clear } = useListContext();
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
          <Beginnings />
        </LatePart>
      )}
      <AddButton />
    </Empty>
  );
}
