import { useForm } from 'rc-field-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import { useAccess } from '../access/useAccess.ts';
import { useDraft } from '../drafts/useDraft.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { createChanges } from './createChanges.ts';
import { createMerge } from './createMerge.ts';
import { formFor } from './formFor.ts';
import { formFields, toForm } from './formValues.ts';
import { placeOf, type Start, valuesAt } from './Start.ts';
import { sameIn } from './sameIn.ts';
import { useAlike } from './useAlike.ts';
import { useFieldPortOf } from './useFieldPortOf.ts';
import { useOthers } from './useOthers.ts';
import { useSave } from './useSave.ts';
import { useWrong } from './useWrong.ts';

interface Needs {
  readonly resource: Resource;
  readonly form: FormDeclaration;
  readonly scope: Scope;
  readonly start: Start;
  /** Reads the record anew; missing where that is not served. */
  readonly refetch?: (() => Promise<DataRecord | undefined>) | undefined;
  /** Everything is saved. */
  readonly onSaved: () => void;
  /** The form stays open after a save. */
  readonly stays?: boolean;
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

/** One form: its values, what has changed, its draft, what comes from elsewhere, and saving it. G7, G8, T9 */
export function useRecordForm({ resource, form: declaration, scope, start, refetch, onSaved, stays = false }: Needs) {
  const [form] = useForm<Values>();
  const access = useAccess(resource);
  const own = start.verb === 'update' ? start.of.id : undefined;
  const others = useOthers(resource, scope, own);
  const alike = useAlike(resource, scope, own);
  const inputs = useFieldPortOf({ alike, others });
  const { port, working, arriving, releases, flush, drawWrong, onTyped: heard, keepDraft } = inputs;
  const values = useCallback((): Values => form.getFieldsValue(true), [form]);
  const [baseline, setBaseline] = useState(() => valuesAt(resource, declaration, start));
  const [parts] = useState(() => formFor(resource, declaration, access));
  const [names] = useState(() => formFields(parts.written));
  const [same] = useState(() => sameIn(resource));
  const [changes] = useState(() => createChanges(resource, parts.written, baseline));
  const wrong = useWrong(form, resource.fields);
  const place = placeOf(start);
  const draft = useDraft({ resource: resource.name, scope, place, names, same, changes, values, releases, flush });
  const [merge] = useState(() => {
    const onChange = () => {
      setBaseline(changes.baseline());
      draft.touch();
      wrong.mend(names);
    };
    return createMerge({ form, changes, releases, same, names, flush, onChange });
  });

  const takeAnswer = (answer: DataRecord) => merge.takeAnswer(toForm(resource, declaration, answer));
  const { saving, submit, hasLeft } = useSave({
    ...{ resource, scope, start, form, changes, releases, draft, flush, drawWrong, onSaved, stays },
    written: parts.written,
    onRefused: wrong.refuse,
    onNext: () => reset(),
    onBaseline(sent) {
      changes.rebase(sent, values());
      merge.conflicts.set(new Map());
      setBaseline(sent);
      if (changes.all().length > 0) draft.touch();
    },
    reload: refetch && (() => refetch().then((answer) => answer && takeAnswer(answer))),
  });

  // A later answer: the merchant has come back to the tab, or the network has.
  const answer = start.verb === 'update' ? start.of : undefined;
  const taken = useRef(answer);
  useEffect(() => {
    if (!answer || taken.current === answer) return;
    taken.current = answer;
    if (!hasLeft()) merge.takeAnswer(toForm(resource, declaration, answer));
  });

  /** After a key press, a choice, a row that came or went. */
  function onTyped(changed: readonly string[]) {
    if (hasLeft()) return;
    changes.compare(changed, values());
    merge.settle(changed);
    wrong.recheck(changed);
    draft.touch();
  }

  heard.current = onTyped;
  keepDraft.current = () => draft.waits() && draft.flush();

  /** Typed and put back is clean; asked of inputs that hold theirs back, too. */
  function isDirty(): boolean {
    if (hasLeft()) return false;
    flush();
    return changes.shown.get().length > 0 || releases.get().length > 0;
  }

  function reset() {
    releases.set([]);
    merge.conflicts.set(new Map());
    draft.accepted.set(undefined);
    wrong.clear();
    form.resetFields();
    changes.rebase(changes.baseline(), values());
    draft.touch();
    draft.flush();
  }

  return {
    ...{ form, start, scope, names, baseline, parts, port, working, arriving, releases, changes, wrong, draft },
    ...{ merge, values },
    ...{ saving, submit, onTyped, isDirty, reset },
    /** Writes down what is typed. @returns whether it is safe. */
    keep: () => draft.flush(),
  };
}
