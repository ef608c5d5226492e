import { useForm } from 'rc-field-form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath } from '#fields/form/ItemProps.ts';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';
import { Act } from '#providers/http/Act.ts';
import { useAccess } from '../access/useAccess.ts';
import { useResumed } from '../anew/useResumed.ts';
import type { Draft } from '../drafts/createDrafts.ts';
import { placeOfRecord } from '../drafts/draftKey.ts';
import { type FormDraft, useDraft } from '../drafts/useDraft.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { createChanges } from './createChanges.ts';
import { createMerge } from './createMerge.ts';
import { type FormMode, filled, placeOf, timeOf, valuesAt } from './FormMode.ts';
import { formFor } from './formFor.ts';
import { formFields, toForm } from './formValues.ts';
import { heldAt } from './heldAt.ts';
import { sameIn } from './sameIn.ts';
import { useAlike } from './useAlike.ts';
import { useFieldErrors } from './useFieldErrors.ts';
import { useFieldPortOf } from './useFieldPortOf.ts';
import { useOthers } from './useOthers.ts';
import { useProgressiveRender } from './useProgressiveRender.ts';
import { useSave } from './useSave.ts';
import { useSaveGate } from './useSaveGate.ts';
import { useSaveKey } from './useSaveKey.ts';
import { useSend } from './useSend.ts';

interface Dependencies {
  readonly resource: Resource;
  readonly form: FormDeclaration;
  readonly scope: Scope;
  readonly start: FormMode;
  /** Reads the record anew; missing where that is not served. */
  readonly refetch?: (() => Promise<DataRecord | undefined>) | undefined;
  /** Everything is saved. */
  readonly onSaved: () => void;
  /** The form stays open after a save. */
  readonly stays?: boolean;
  /** The first fields may be there before the others: on a page, not in a dialog, which would grow while it opens. 028 */
  readonly inParts?: true;
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

/** One form: its values, what has changed, its draft, what comes from elsewhere, and saving it. G7, G8, T9 */
export function useRecordForm(needs: Dependencies) {
  const { resource, form: declaration, scope, start: opened, refetch, onSaved, stays = false, inParts } = needs;
  const [form] = useForm<Values>();
  const access = useAccess(resource);
  // What was new and is saved while somebody types on is that record from then on. N2
  const [made, setMade] = useState<DataRecord>();
  const start: FormMode = made ? { verb: 'update', of: made } : opened;
  const own = start.verb === 'update' ? start.of.id : undefined;
  const others = useOthers(resource, scope, own);
  const alike = useAlike(resource, scope, own);
  const heldIn = useRef<(path: FieldPath) => unknown>(() => undefined);
  const held = useCallback((path: FieldPath) => heldIn.current(path), []);
  const inputs = useFieldPortOf(resource.fields, { alike, others, held });
  const { port, working, uploads, arriving, releases, flush, drawWrong, onTyped: heard, keepDraft } = inputs;
  const values = useCallback((): Values => form.getFieldsValue(true), [form]);
  const [baseline, setBaseline] = useState(() => valuesAt(resource, declaration, start));
  // What is compared and kept is what this form was opened with; what of it may be changed by now is another matter.
  const [opening] = useState(() => formFor(resource, declaration, access, timeOf(opened)));
  const { can, reason } = start.verb === 'update' ? access.may('update', start.of) : { can: true };
  const refused = can ? undefined : (reason ?? '没有权限');
  const isRefused = refused !== undefined;
  const parts = useMemo(
    () =>
      made || isRefused ? formFor(resource, made ? opening.seen : declaration, access, 'update', isRefused) : opening,
    [resource, declaration, opening, access, made, isRefused],
  );
  const { whole, drawn } = useProgressiveRender(inParts === true ? parts.seen.sections : [], arriving);
  const [names] = useState(() => formFields(opening.written));
  const [same] = useState(() => sameIn(resource));
  const [changes] = useState(() => createChanges(resource, opening.written, baseline));
  heldIn.current = (path) => (start.verb === 'update' ? heldAt(changes.baseline(), values(), path) : undefined);
  const wrong = useFieldErrors(form, resource.fields);
  // Each attempt is written into the draft before it goes out, and taken out with its answer. N4
  const keptIn = useRef<FormDraft>();
  const [act] = useState(() => new Act(() => keptIn.current?.write()));
  const draft = useDraft({
    ...{ resource: resource.name, scope, place: placeOf(opened), names, same, changes, values, releases, flush },
    attempt: () => act.attempt,
  });
  keptIn.current = draft;
  const [merge] = useState(() => {
    const onChange = () => {
      setBaseline(changes.baseline());
      draft.touch();
      wrong.mend(names);
    };
    return createMerge({ form, changes, releases, same, names, flush, onChange });
  });

  const send = useSend({ resource, scope, form, written: parts.written, changes, releases, act });
  const formOf = (record: DataRecord) => toForm(resource, declaration, record);
  const takeAnswer = (answer: DataRecord | undefined) => {
    if (answer) merge.takeAnswer(formOf(answer));
  };
  const gate = useSaveGate(uploads);
  const { saving, hasLeft, ...save } = useSave({
    ...{ resource, start, act, changes, merge, draft, send, values, flush, onSaved, stays },
    each: parts.written.each,
    async gate() {
      // What is not drawn yet would not be checked. G7
      await drawn;
      return gate();
    },
    check() {
      drawWrong();
      return form.validateFields();
    },
    onRefused: wrong.refuse,
    onFaults(faults) {
      const places = inputs.refusals.take(faults, values());
      if (places.length > 0) form.validateFields(places.map((path) => [...path])).catch(wrong.refuse);
    },
    refusal: (record) => access.may('update', record),
    onNext,
    onBaseline,
    onMade,
    toForm: formOf,
    reload: refetch && !made ? () => refetch().then(takeAnswer) : undefined,
  });

  const submit: typeof save.submit = async (next) => {
    if (!isRefused) await save.submit(next);
  };
  useSaveKey(() => void submit());

  /** What the form holds is saved: it is what everything is compared with from now on. */
  function onBaseline(sent: Values) {
    changes.rebase(sent, values());
    merge.conflicts.set(new Map());
    setBaseline(sent);
    if (changes.all().length > 0) draft.touch();
  }
  function onMade(id: RecordId) {
    setMade({ ...changes.baseline(), id });
    draft.moveTo(placeOfRecord(id));
    send.read(id).then(takeAnswer, () => undefined);
  }
  /** What is typed over something sent begins the next one. */
  function onNext(sent: Values) {
    const now = values();
    const typed = names.filter((name) => !same(name, now[name], sent[name]));
    changes.rebase(baseline, now);
    reset();
    form.setFields(typed.map((name) => ({ name, value: now[name] })));
    changes.compare(typed, values());
  }

  // A later answer: the merchant has come back to the tab, or the network has.
  const answer = opened.verb === 'update' ? opened.of : undefined;
  const taken = useRef(answer);
  useEffect(() => {
    if (!answer || taken.current === answer) return;
    taken.current = answer;
    if (!hasLeft()) takeAnswer(answer);
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

  const fill = opened.verb === 'create' ? opened.fill : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    if (!fill) return;
    const begun = Object.entries(filled(resource, declaration, fill));
    form.setFields(begun.map(([name, value]) => ({ name, value })));
    onTyped(begun.map(([name]) => name));
  }, []);
  keepDraft.current = () => draft.waits() && draft.flush();

  /** Typed and put back is clean; asked of inputs that hold theirs back, too. */
  function isDirty(): boolean {
    if (hasLeft() || isRefused) return false;
    flush();
    return changes.shown.get().length > 0 || releases.get().length > 0;
  }

  /** A draft goes on with the save it was made for, where its answer never came. N4 */
  function takeDraft(found: Draft) {
    const takeBack = merge.takeDraft(found);
    if (found.attempt) act.resume(found.attempt);
    return () => {
      if (found.attempt) act.settle();
      takeBack();
    };
  }

  useResumed(draft, takeDraft);

  function reset() {
    releases.set([]);
    merge.conflicts.set(new Map());
    draft.offers.accepted.set(undefined);
    act.settle();
    wrong.clear();
    form.resetFields();
    changes.rebase(changes.baseline(), values());
    draft.touch();
    draft.flush();
  }

  return {
    ...{ form, start, scope, names, baseline, parts, port, working, whole, releases, changes, wrong, draft },
    ...{ merge, values },
    /** Why nothing of this record may be changed: the form is there to be read. R7 */
    refused,
    ...{ saving, submit, onTyped, isDirty, reset },
    takeDraft,
    /** Writes down what is typed. @returns whether all of it is safe: a file that is not there yet never is. */
    keep: () => draft.flush() && uploads.running.get() + uploads.failed.get() === 0,
  };
}
