import type { RecordId, Values } from '#providers/data/calls.ts';
import { placeOfRecord } from '../drafts/draftKey.ts';
import type { Resource } from '../Resource.ts';
import type { Edits } from './createEdits.ts';
import type { FieldErrors } from './createFieldErrors.ts';
import type { OpenState } from './createFormState.ts';
import { createSave, faultsIn, labelled, type Saved, UNCHANGED } from './createSave.ts';
import { mayGoOut, type Uploads } from './createUploads.ts';
import { type FormMode, placeOf } from './FormMode.ts';
import type { FormPorts } from './FormPorts.ts';

/** What an open form is made of. */
export interface FormParts {
  readonly ports: FormPorts;
  readonly state: OpenState;
  readonly edits: Edits;
  readonly errors: FieldErrors;
  readonly uploads: Uploads;
}

interface Dependencies extends FormParts {
  readonly resource: Resource;
  readonly start: FormMode;
  /** The form stays open after a save. */
  readonly staysOpen: boolean;
  /** All fields are on the page. */
  readonly whole: Promise<void>;
}

/** A save from the press to what becomes of the form: it goes, another one is begun in it, or it stays open. G7, T9 */
export function createSubmit({ resource, start, staysOpen, whole, ...parts }: Dependencies) {
  const { ports, state, edits, errors, uploads } = parts;
  const { notifications, view, confirm } = ports;
  const { draft, changes, values, flush } = edits;
  const write = ports.write(edits.idempotent);
  const listeners = new Set<() => void>();
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
    const isNew = state.own() === undefined;
    const reload = state.isMade() ? undefined : ports.refetch;
    void write.refresh();
    flush();
    changes.rebase(sent, values());
    const since = changes.all();
    const stays = next || staysOpen || since.length > 0 || (!whole && reload !== undefined);
    draft.forget();
    if (!stays) state.change({ phase: 'left' });
    else if (next || (isNew && id === undefined)) beginAnother(sent);
    else {
      edits.settle(sent);
      if (isNew && id !== undefined) becomeRecord(id);
    }
    if (stays && since.length > 0) draft.write();
    if (whole) notifications.open(says === UNCHANGED ? 'info' : 'success', says);
    if (since.length > 0) notifications.open('info', `保存时又输入的还没有保存：${labelled(resource, since)}`);
    if (!stays) for (const listener of listeners) listener();
    else if (!isNew && reload) {
      const record = await reload();
      if (record) edits.takeAnswer(record);
    }
  }

  return {
    /** Sends what is in it; `next` clears it for another one. */
    async save(next = false) {
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
        if (saved === 'asks') return;
        // What was refused before is old news beside what is saved now.
        for (const { id } of refusals) notifications.close(id);
        await settle(saved, next);
      } catch (error) {
        const faults = faultsIn(error);
        if (isInvalid(error)) errors.refuse();
        else if (faults) errors.refuseValues(faults, values());
        // Anything else was told where it was made; the form stays as it is. G7
      } finally {
        if (state.get().phase !== 'left') state.change({ phase: 'open' });
      }
    },
    /** Called when everything is saved and the form may go. Gives back how to listen no longer. */
    onSaved(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What antd throws when fields are wrong. */
const isInvalid = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errorFields' in error && Array.isArray(error.errorFields);
