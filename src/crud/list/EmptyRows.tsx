import { LatePart } from '#fields/late/LatePart.tsx';
import { memoize } from '#schemas/memoize.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Faces.tsx';
import { lazyScreen } from '../lazyScreen.ts';
import { tabsOf } from '../query/listTabs.ts';
import type { Beginning } from '../Resource.ts';
import { useListContext } from '../useListContext.ts';
import { AddButton } from './AddButton.tsx';
import './beginnings.css';

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

/** How this list is filled, where its declaration says so. */
function Beginnings() {
  const { begin } = useListContext().resource.list;
  if (!begin) return null;
  const Loaded = lazyScreen(loadExamples(begin));
  return <Loaded />;
}

const loadExamples = memoize((begin: () => Promise<Beginning>) => async () => {
  const beginning = await begin();
  return { default: () => <Examples {...beginning} /> };
});

/** Each opens the form of a new one, filled in: it is saved there or not at all. */
function Examples({ says, examples }: Beginning) {
  const { add } = useListContext();
  return (
    <>
      <p>{says}</p>
      {add?.can && examples.length > 0 && (
        <div className="buttons beginnings">
          {examples.map(({ label, values }) => (
            <Button key={label} onClick={() => add.run(values)}>
              {`用「${label}」开始`}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
