import { memoize } from '#schemas/memoize.ts';
import { Button } from '#ui/Button.tsx';
import { lazyScreen } from '../lazyScreen.ts';
import type { Beginning, Resource } from '../Resource.ts';
import type { List } from './useList.ts';
import './beginnings.css';

interface Props {
  readonly resource: Resource;
  readonly add: List['add'];
}

/** How this list is filled, where its declaration says so. */
export function Beginnings({ resource, add }: Props) {
  const { begin } = resource.list;
  if (!begin) return null;
  const Loaded = lazyScreen(loadExamples(begin));
  return <Loaded add={add} />;
}

type ExamplesProps = Pick<Props, 'add'>;

const loadExamples = memoize((begin: () => Promise<Beginning>) => async () => {
  const beginning = await begin();
  return { default: ({ add }: ExamplesProps) => <Examples beginning={beginning} add={add} /> };
});

/** Each opens the form of a new one, filled in: it is saved there or not at all. */
function Examples({ beginning: { says, examples }, add }: ExamplesProps & { readonly beginning: Beginning }) {
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
