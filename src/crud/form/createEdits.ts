import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import { IdempotentWrite } from '#providers/http/IdempotentWrite.ts';
import { createStore } from '../createStore.ts';
import type { Draft, Release } from '../drafts/createDrafts.ts';
import { createFormDraft, type DraftPorts } from '../drafts/createFormDraft.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { createChanges } from './createChanges.ts';
import type { FieldErrors } from './createFieldErrors.ts';
import { createFieldValues, type FieldStore } from './createFieldValues.ts';
import { createMerge } from './createMerge.ts';
import { type FormMode, placeOf, valuesAt } from './FormMode.ts';
import { formFields, toForm } from './formValues.ts';
import { sameIn } from './sameIn.ts';

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
export function createEdits(needs: Dependencies) {
  const { resource, form, start, errors, ports } = needs;
  const first = valuesAt(resource, form, start);
  const parts = createParts(needs, first);
  const { names, same, held, baseline, changes, releases, merge, draft, idempotent } = parts;
  const { get: values, flush, beforeSave } = held;

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
    ports.fields.resetFields();
    // antd's store goes back to what was drawn last, which a save may have left behind.
    const saved = changes.baseline();
    held.put(pick(saved, differing(saved)));
    changes.rebase(saved, values());
    draft.touch();
    draft.flush();
  }
  /** The fields that hold something else than these values. */
  function differing(from: Values): readonly string[] {
    const now = values();
    return names.filter((name) => !same(name, now[name], from[name]));
  }

  return {
    names,
    baseline,
    changes,
    merge,
    releases,
    draft,
    idempotent,
    values,
    flush,
    beforeSave,
    typed,
    /** Fills fields in for the merchant, as if they had been typed. */
    put(next: Values) {
      held.put(next);
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
      const since = differing(sent);
      rebase(first);
      reset();
      held.put(pick(now, since));
      changes.compare(since, values());
    },
  };
}

/** All that is kept of an open form, each hearing of the others. */
function createParts({ resource, written, scope, start, errors, ports }: Dependencies, first: Values) {
  const names = formFields(written);
  const same = sameIn(resource);
  const held = createFieldValues(ports.fields);
  const baseline = createStore(first);
  const changes = createChanges(resource, written, first);
  const releases = createStore<readonly Release[]>([]);
  // Each attempt is written into the draft before it goes out, and taken out with its answer. N4
  const idempotent: IdempotentWrite = new IdempotentWrite(() => draft.write());
  const draft = createFormDraft({
    resource: resource.name,
    scope,
    place: placeOf(start),
    names,
    same,
    changes,
    values: held.get,
    releases,
    attempt: () => idempotent.attempt,
    ports,
  });
  const merge = createMerge({
    held,
    changes,
    releases,
    same,
    names,
    onChange() {
      baseline.set(changes.baseline());
      draft.touch();
      errors.mend(names);
    },
  });
  return {
    /** The fields that may be changed, in the order seen. */
    names,
    same,
    held,
    /** What everything is compared with: as it was read or saved last. */
    baseline,
    changes,
    /** Saved rows that go with the next save. */
    releases,
    idempotent,
    draft,
    merge,
  };
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
