import { memoize } from '#schemas/memoize.ts';
import { Button } from '#ui/Button.tsx';
import { lazyScreen } from '../lazyScreen.ts';
import type { Beginning } from '../Resource.ts';
import { useListContext } from '../useListContext.ts';
import './beginnings.css';

/** How this list is filled, where its declaration says so. */
export function Beginnings() {
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
