import type { FieldPort } from '#fields/input/FieldContext.ts';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import { createStore } from '../createStore.ts';
import type { KeptDraft } from '../drafts/createDrafts.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { createEdits } from './createEdits.ts';
import { createFieldErrors } from './createFieldErrors.ts';
import { createFormState } from './createFormState.ts';
import { createSubmit, type FormParts } from './createSubmit.ts';
import { createUploads } from './createUploads.ts';
import { type FormMode, filled } from './FormMode.ts';
import type { FormPorts } from './FormPorts.ts';
import { heldAt } from './heldAt.ts';

/** What a form is opened over. */
export interface FormNeeds {
  readonly resource: Resource;
  readonly form: FormDeclaration;
  readonly scope: Scope;
  readonly start: FormMode;
  /** The form stays open after a save. */
  readonly stays?: boolean | undefined;
  readonly ports: FormPorts;
}

/** What is open: {@link createRecordForm} gives it back. */
export type OpenForm = ReturnType<typeof createRecordForm>;

/**
 * One form: its values, what has changed, its draft, what comes from elsewhere, and saving it. G7, G8, T9
 *
 * Nothing of it knows React, which draws its snapshot and subscribes to what it holds.
 */
export function createRecordForm(needs: FormNeeds) {
  const { resource, form: declaration, scope, start, stays: staysOpen = false, ports } = needs;
  const { profile, view } = ports;
  const state = createFormState({ resource, form: declaration, start, profile });
  const errors = createFieldErrors({ store: ports.fields, fields: resource.fields, view });
  const { written } = state;
  const edits = createEdits({ resource, form: declaration, written, scope, start, errors, ports });
  edits.baseline.subscribe(() => state.change({ baseline: edits.baseline.get() }));
  const uploads = createUploads();
  const parts = { ports, state, edits, errors, uploads };
  let heard: DataRecord | undefined = start.verb === 'update' ? start.of : undefined;
  let drawn = () => {};
  const whole = new Promise<void>((resolve) => {
    drawn = resolve;
  });
  const { save, onSaved } = createSubmit({ ...parts, resource, start, staysOpen, whole });

  /** After the merchant has changed these fields. */
  function typed(names: readonly string[]) {
    if (state.get().phase !== 'left') edits.typed(names);
  }
  const ownId = () => state.own()?.id;
  /** Puts in what an earlier form has left; it can be taken out again. N4 */
  const restore = (offer: KeptDraft) => edits.draft.offers.accept(offer, edits.takeDraft(offer.draft));

  return {
    ...edits,
    resource,
    scope,
    errors,
    uploads,
    /** How many things its inputs have asked for and not got. */
    arriving: createStore(0),
    /** The id of the record it is of; undefined while that is new. */
    ownId,
    /** What its inputs may ask of it. */
    port: createPort(parts, { typed, ownId }),
    getSnapshot: state.get,
    subscribe: state.subscribe,
    onSaved,
    /** The fields are there: fills in what a new one is begun with. */
    begin() {
      const fill = start.verb === 'create' ? start.fill : undefined;
      if (fill) edits.put(filled(resource, declaration, fill));
    },
    restore,
    /** The draft that was asked for on the way here, by its key. Where nothing may be changed it stays where it is. R7 */
    resume(key: string | undefined) {
      const offer = edits.draft.offers.open.get().find((each) => each.key === key);
      if (offer && state.get().refused === undefined) restore(offer);
    },
    /** All fields are on the page: a save waits for it, for what is not drawn would not be checked. G7 */
    drawn,
    typed,
    /** A later answer: the merchant has come back to the tab, or the network has. */
    takeAnswer(record: DataRecord) {
      if (record === heard || state.get().phase === 'left') return;
      heard = record;
      state.become({ verb: 'update', of: record });
      edits.takeAnswer(record);
    },
    save,
    /** Whether anything would be lost if it went now; asked of inputs that hold theirs back, too. */
    isDirty: () => state.get().phase !== 'left' && state.get().refused === undefined && edits.isDirty(),
    /** Writes down what is typed. @returns whether all of it is safe: a file that is not there yet never is. */
    keep: () => edits.draft.flush() && uploads.running.get() + uploads.failed.get() === 0,
    /** Writes down what is typed, what inputs hold back included. */
    putAway() {
      edits.flush();
      edits.draft.flush();
    },
  };
}

/** What inputs may ask of a form that nobody need draw. */
type PlainPort = Omit<FieldPort, 'Item' | 'useOptions' | 'useForest' | 'useCities' | 'useFinds' | 'RefCreate' | 'unit'>;

interface OfOpen {
  readonly typed: (names: readonly string[]) => void;
  readonly ownId: () => RecordId | undefined;
}

function createPort({ ports, state, edits, errors, uploads }: FormParts, { typed, ownId }: OfOpen): PlainPort {
  const { changes, releases, values, draft } = edits;
  return {
    ...ports.othersOf(ownId),
    held: (path) => (state.own() ? heldAt(changes.baseline(), values(), path) : undefined),
    async releaseRows(field, rows) {
      const title = rows.length === 1 ? '删除这一行？' : `删除这 ${rows.length} 行？`;
      const yes = await ports.confirm({ title, body: '保存后生效，生效后无法恢复。', ok: '删除', danger: true });
      if (yes) releases.set([...releases.get(), ...rows.map((row) => ({ field, row }))]);
      return yes;
    },
    touch: (field) => typed([field]),
    beginWork: uploads.begin,
    noteFailed: uploads.fail,
    keepDraft: () => draft.waits() && draft.flush(),
    beforeSave: edits.beforeSave,
    refused: errors.refused,
    rows: ports.rows,
  };
}
