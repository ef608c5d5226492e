import type { Scope, Values } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import { useDraw } from './useDraw.ts';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly name: string;
  /** What the form started with. */
  readonly values: Values;
  /** Why it cannot be changed. */
  readonly reason: Message | undefined;
}

/** A field to be read in the middle of a form. R7 */
export function LockedField({ resource, scope, name, values, reason }: Props) {
  const draw = useDraw(resource, name, scope);
  return (
    <dl className="locked-field">
      <dt>{fieldOf(resource, name).label}</dt>
      <dd>
        <div>{draw(values[name], values)}</div>
        {reason && <small>{reason}</small>}
      </dd>
    </dl>
  );
}
