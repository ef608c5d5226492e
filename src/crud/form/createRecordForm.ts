import type { FieldPort } from '#fields/input/FieldContext.ts';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';
import { createStore } from '../createStore.ts';
import { placeOfRecord } from '../drafts/draftKey.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { createEdits } from './createEdits.ts';
import { createFieldErrors } from './createFieldErrors.ts';
import { createFormState } from './createFormState.ts';
import { createSave, faultsIn, labelled, type Saved, UNCHANGED } from './createSave.ts';
import { createUploads, mayGoOut } from './createUploads.ts';
import { type FormMode, filled, placeOf } from './FormMode.ts';
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
  const { profile, notifications, view, confirm } = ports;
  const state = createFormState({ resource, form: declaration, start, profile });
  const errors = createFieldErrors({ store: ports.fields, fields: resource.fields, view });
  const { written } = state;
  const edits = createEdits({ resource, form: declaration, written, scope, start, errors, ports });
  const { draft, changes, releases, values, flush } = edits;
  edits.baseline.subscribe(() => state.change({ baseline: edits.baseline.get() }));
  const uploads = createUploads();
  const write = ports.write(edits.idempotent);
  const listeners = new Set<() => void>();
  let heard: DataRecord | undefined = start.verb === 'update' ? start.of : undefined;
  let drawn = () => {};
  const whole = new Promise<void>((resolve) => {
    drawn = resolve;
  });

  const send = createSave({
    resource,
    edits,
    write,
    notifications,
    view,
    refuse: errors.refuseValues,
    written: () => state.get().parts.written,
    mayChange: state.mayChange,
  });

  /** After the merchant has changed these fields. */
  function typed(names: readonly string[]) {
    if (state.get().phase !== 'left') edits.typed(names);
  }

  /** What was new is this record now, and what was typed since belongs to it. */
  function becomeRecord(id: RecordId) {
    state.become({ verb: 'update', of: { ...changes.baseline(), id } });
    draft.moveTo(placeOfRecord(id));
    write.read(id).then(
      (record) => record && edits.takeAnswer(record),
      () => undefined,
    );
  }
  function beginAnother(sent: Values) {
    if (state.isMade()) draft.moveTo(placeOf(start));
    state.become(start);
    edits.beginAnother(sent);
  }

  async function settle({ sent, id, whole, says }: Saved, next: boolean) {
    const { refetch } = ports;
    const isNew = state.own() === undefined;
    const reload = state.isMade() ? undefined : refetch;
    void write.refresh();
    flush();
    changes.rebase(sent, values());
    const since = changes.all();
    const stays = next || staysOpen || since.length > 0 || (!whole && reload !== undefined);
    draft.forget();
    if (!stays) state.change({ phase: 'left' });
    else if (next || (isNew && id === undefined)) beginAnother(sent);
    else edits.settle(sent);
    if (isNew && stays && !next && id !== undefined) becomeRecord(id);
    if (stays && since.length > 0) draft.write();
    if (whole) notifications.open(says === UNCHANGED ? 'info' : 'success', says);
    if (since.length > 0) notifications.open('info', `保存时又输入的还没有保存：${labelled(resource, since)}`);
    if (!stays) for (const listener of listeners) listener();
    else if (!isNew && reload) {
      const record = await reload();
      if (record) edits.takeAnswer(record);
    }
  }

  /** Sends what is in it; `next` clears it for another one. */
  async function save(next = false) {
    const { phase, refused } = state.get();
    if (refused !== undefined || phase !== 'open') return;
    state.change({ phase: 'checking' });
    const refusals = notifications.get().filter(({ type }) => type === 'error');
    try {
      await whole;
      if (!(await mayGoOut(uploads, { notifications, confirm }))) return;
      state.change({ phase: 'saving' });
      flush();
      ports.rows.drawWrong();
      await ports.fields.validateFields();
      const saved = await send(state.get().mode);
      // What was refused before is old news beside what is saved now.
      if (saved !== 'asks') for (const { id } of refusals) notifications.close(id);
      if (saved !== 'asks') await settle(saved, next);
    } catch (error) {
      const faults = faultsIn(error);
      if (isInvalid(error)) errors.refuse();
      else if (faults) errors.refuseValues(faults, values());
      // Anything else was told where it was made; the form stays as it is. G7
    } finally {
      if (state.get().phase !== 'left') state.change({ phase: 'open' });
    }
  }

  const ownId = () => state.own()?.id;
  const port: PlainPort = {
    ...ports.othersOf(ownId),
    held: (path) => (state.own() ? heldAt(changes.baseline(), values(), path) : undefined),
    async releaseRows(field, rows) {
      const title = rows.length === 1 ? '删除这一行？' : `删除这 ${rows.length} 行？`;
      const yes = await confirm({ title, body: '保存后生效，生效后无法恢复。', ok: '删除', danger: true });
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
    port,
    getSnapshot: state.get,
    subscribe: state.subscribe,
    /** Called when everything is saved and the form may go. Gives back how to listen no longer. */
    onSaved(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The fields are there: fills in what a new one is begun with. */
    begin() {
      const fill = start.verb === 'create' ? start.fill : undefined;
      if (fill) edits.put(filled(resource, declaration, fill));
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
    keep: () => draft.flush() && uploads.running.get() + uploads.failed.get() === 0,
    /** Writes down what is typed, what inputs hold back included. */
    putAway() {
      flush();
      draft.flush();
    },
  };
}

/** What inputs may ask of a form that nobody need draw. */
type PlainPort = Omit<FieldPort, 'Item' | 'useOptions' | 'useForest' | 'useCities' | 'useFinds' | 'RefCreate' | 'unit'>;

/** What antd throws when fields are wrong. */
const isInvalid = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errorFields' in error && Array.isArray(error.errorFields);
