import type { FormInstance } from 'rc-field-form';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import { IdempotentWrite } from '#providers/http/IdempotentWrite.ts';
import { createStore } from '../createStore.ts';
import type { Draft, Release } from '../drafts/createDrafts.ts';
import { createFormDraft, type DraftPorts } from '../drafts/createFormDraft.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { createChanges } from './createChanges.ts';
import type { FieldErrors } from './createFieldErrors.ts';
import { createMerge } from './createMerge.ts';
import { type FormMode, placeOf, valuesAt } from './FormMode.ts';
import { formFields, toForm } from './formValues.ts';
import { sameIn } from './sameIn.ts';

/** Where the values of a form stand, and its inputs hear of them: antd's own store. */
export type FieldStore = Pick<
  FormInstance<Values>,
  'getFieldsValue' | 'setFields' | 'resetFields' | 'validateFields' | 'getFieldsError'
>;

interface Dependencies {
  readonly resource: Resource;
  /** As it was declared. */
  readonly form: FormDeclaration;
  /** What of it may be filled in. */
  readonly written: FormDeclaration;
  readonly scope: Scope;
  readonly start: FormMode;
  readonly errors: Pick<FieldErrors, 'mend' | 'recheck' | 'clear'>;
  readonly ports: DraftPorts & { readonly fields: FieldStore };
}

/** What {@link createEdits} gives back. */
export type Edits = ReturnType<typeof createEdits>;

/** What a merchant has made of a record in a form, and what others make of it meanwhile. G8, N1, N4 */
export function createEdits({ resource, form, written, scope, start, errors, ports }: Dependencies) {
  const { fields } = ports;
  const names = formFields(written);
  const same = sameIn(resource);
  const first = valuesAt(resource, form, start);
  const baseline = createStore(first);
  const changes = createChanges(resource, written, first);
  const releases = createStore<readonly Release[]>([]);
  const flushes = new Set<() => void>();
  const flush = () => {
    for (const each of flushes) each();
  };
  const values = (): Values => fields.getFieldsValue(true);
  // Each attempt is written into the draft before it goes out, and taken out with its answer. N4
  const idempotent: IdempotentWrite = new IdempotentWrite(() => draft.write());
  const draft = createFormDraft({
    resource: resource.name,
    scope,
    place: placeOf(start),
    names,
    same,
    changes,
    values,
    releases,
    attempt: () => idempotent.attempt,
    ports,
  });
  const merge = createMerge({
    form: fields,
    changes,
    releases,
    same,
    names,
    flush,
    onChange() {
      baseline.set(changes.baseline());
      draft.touch();
      errors.mend(names);
    },
  });

  function write(next: Values) {
    fields.setFields(Object.entries(next).map(([name, value]) => ({ name, value })));
  }
  function rebase(next: Values) {
    baseline.set(next);
    changes.rebase(next, values());
  }
  /** After a key press, a choice, a row that came or went. */
  function typed(changed: readonly string[]) {
    changes.compare(changed, values());
    merge.settle(changed);
    errors.recheck(changed);
    draft.touch();
  }
  function reset() {
    releases.set([]);
    merge.conflicts.set(new Map());
    draft.offers.accepted.set(undefined);
    idempotent.settle();
    errors.clear();
    fields.resetFields();
    // antd's store goes back to what was drawn last, which a save may have left behind.
    const [now, start] = [values(), changes.baseline()];
    write(
      pick(
        start,
        names.filter((name) => !same(name, now[name], start[name])),
      ),
    );
    changes.rebase(start, values());
    draft.touch();
    draft.flush();
  }

  return {
    /** The fields that may be changed, in the order seen. */
    names,
    /** What everything is compared with: as it was read or saved last. */
    baseline,
    changes,
    merge,
    /** Saved rows that go with the next save. */
    releases,
    draft,
    idempotent,
    values,
    /** Asks every input for what it still holds back. */
    flush,
    /** An input holds its value back until it is asked for. Gives back how it leaves. */
    beforeSave(each: () => void) {
      flushes.add(each);
      return () => flushes.delete(each);
    },
    typed,
    /** Fills fields in for the merchant, as if they had been typed. */
    put(next: Values) {
      write(next);
      typed(Object.keys(next));
    },
    /** What the applet holds now: it goes wherever nothing was typed. */
    takeAnswer: (record: DataRecord) => merge.takeAnswer(toForm(resource, form, record)),
    /** A draft goes on with the save it was made for, where its answer never came. Gives back how to take it out. N4 */
    takeDraft(found: Draft) {
      const takeBack = merge.takeDraft(found);
      if (found.attempt) idempotent.resume(found.attempt);
      return () => {
        if (found.attempt) idempotent.settle();
        takeBack();
      };
    },
    /** Typed and put back is clean. */
    isDirty() {
      flush();
      return changes.shown.get().length > 0 || releases.get().length > 0;
    },
    reset,
    /** This was saved: it is what everything is compared with from now on. */
    settle(sent: Values) {
      rebase(sent);
      merge.conflicts.set(new Map());
      if (changes.all().length > 0) draft.touch();
    },
    /** This was added: another one begins as the first did, with what was typed over it since. */
    beginAnother(sent: Values) {
      const now = values();
      const since = names.filter((name) => !same(name, now[name], sent[name]));
      rebase(first);
      reset();
      write(pick(now, since));
      changes.compare(since, values());
    },
  };
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
