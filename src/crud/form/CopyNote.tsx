import { kinds } from '#fields/kinds.ts';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import { sameValue } from '../merge/sameValue.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import { toForm } from './formValues.ts';
import { useDraw } from './useDraw.ts';
import type { RecordFormState } from './useRecordForm.ts';
import './copyNote.css';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  /** What the copy is of. */
  readonly of: DataRecord;
  readonly state: RecordFormState;
}

/** What a copy holds in place of what its original does: told here, and to be changed below. */
export function CopyNote({ resource, scope, of, state: { names, baseline, parts } }: Props) {
  const before = toForm(resource, parts.written, of);
  const changed = names.filter(
    (name) => kinds[fieldOf(resource, name).kind].column && !sameValue(before[name], baseline[name]),
  );
  if (changed.length === 0) return null;
  return (
    <section className="copy-note" aria-label="已改好的内容">
      <p>已经改好，还可以再改：</p>
      <dl>
        {changed.map((name) => (
          <Difference key={name} resource={resource} scope={scope} name={name} before={before} after={baseline} />
        ))}
      </dl>
    </section>
  );
}

interface DifferenceProps extends Pick<Props, 'resource' | 'scope'> {
  readonly name: string;
  readonly before: Values;
  readonly after: Values;
}

function Difference({ resource, scope, name, before, after }: DifferenceProps) {
  const draw = useDraw(resource, name, scope);
  return (
    <div>
      <dt>{fieldOf(resource, name).label}</dt>
      <dd>
        <span>{draw(before[name], before)}</span>
        <span>{' → '}</span>
        <strong>{draw(after[name], after)}</strong>
      </dd>
    </div>
  );
}
