import { useCallback, useId, useSyncExternalStore } from 'react';
import { kinds } from '#fields/kinds.ts';
import { Button } from '#ui/Button.tsx';
import { fieldOf } from '../Resource.ts';
import type { Conflict } from './createMerge.ts';
import type { OpenForm } from './createRecordForm.ts';
import { useDraw } from './useDraw.ts';

interface Props {
  readonly form: OpenForm;
  readonly name: string;
}

/** At a field that somebody else has changed as well: what they made of it, and whose word stands. */
export function ConflictNote({ form, name }: Props) {
  const { conflicts } = form.merge;
  const conflict = useSyncExternalStore(
    conflicts.subscribe,
    useCallback(() => conflicts.get().get(name), [conflicts, name]),
  );
  return conflict ? <Note form={form} name={name} conflict={conflict} /> : null;
}

const says = { elsewhere: '别处改成了', draft: '草稿里是' } as const;

function Note({ form, name, conflict }: Props & { readonly conflict: Conflict }) {
  const { resource, scope, merge, values } = form;
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
