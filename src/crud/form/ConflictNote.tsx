import { useCallback, useId, useSyncExternalStore } from 'react';
import { kinds } from '#fields/kinds.ts';
import type { Scope, Values } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import { fieldOf, type Resource } from '../Resource.ts';
import type { Conflict, Merge } from './createMerge.ts';
import { useDraw } from './useDraw.ts';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly name: string;
  readonly merge: Merge;
  /** What the form holds now. */
  readonly values: () => Values;
}

/** At a field that somebody else has changed as well: what they made of it, and whose word stands. */
export function ConflictNote(props: Props) {
  const { conflicts } = props.merge;
  const conflict = useSyncExternalStore(
    conflicts.subscribe,
    useCallback(() => conflicts.get().get(props.name), [conflicts, props.name]),
  );
  return conflict ? <Note {...props} conflict={conflict} /> : null;
}

const says = { elsewhere: '别处改成了', draft: '草稿里是' } as const;

function Note({ resource, scope, name, merge, values, conflict }: Props & { readonly conflict: Conflict }) {
  const id = useId();
  const draw = useDraw(resource, name, scope);
  const field = fieldOf(resource, name);
  const theirs = draw(conflict.value, values());
  const short = kinds[field.kind].column === true;
  return (
    <fieldset className="conflict" aria-labelledby={id}>
      <div id={id} className="conflict-says">
        <span>{says[conflict.from]}</span>
        {short ? (
          <>
            <span>「</span>
            <span>{theirs}</span>
            <span>」</span>
          </>
        ) : (
          <div>{theirs}</div>
        )}
      </div>
      <div className="buttons">
        <Button onClick={() => merge.takeTheirs(name)}>用新的</Button>
        <Button onClick={() => merge.keepMine(name)}>保留我的</Button>
      </div>
    </fieldset>
  );
}
