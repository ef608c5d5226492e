import type { DataRecord, RecordId, Values } from '#providers/data/calls.ts';
import { accessOf } from '../access/useAccess.ts';
import { createStore } from '../createStore.ts';
import { placeOfRecord } from '../drafts/draftKey.ts';
import { createEdits } from './createEdits.ts';
import { createFieldErrors } from './createFieldErrors.ts';
import { createSave, faultsIn, labelled, type Saved, UNCHANGED } from './createSave.ts';
import { createUploads, mayGoOut } from './createUploads.ts';
import { type FormMode, filled, placeOf, timeOf } from './FormMode.ts';
import { formFor } from './formFor.ts';
import { heldAt } from './heldAt.ts';
import type { FormNeeds, FormState, OpenForm } from './OpenForm.ts';

/** Opens a form: nothing of it knows React, which draws its snapshot and hears of what it holds. */
export function createRecordForm(needs: FormNeeds): OpenForm {
  const { resource, form: declaration, scope, start, stays: staysOpen = false, ports } = needs;
  const { profile, notifications, view, confirm } = ports;
  const access = () => accessOf(resource, profile.get());
  // What is compared and kept is what this form was opened with; what of it may be changed by now is another matter.
  const opening = formFor(resource, declaration, access(), timeOf(start));
  const errors = createFieldErrors({ store: ports.fields, fields: resource.fields, view });
  const edits = createEdits({ resource, form: declaration, written: opening.written, scope, start, errors, ports });
  const { draft, changes, values, flush } = edits;
  const uploads = createUploads();
  const whole = createSignal();
  const listeners = new Set<() => void>();
  const write = ports.write(edits.act);
  let heard: DataRecord | undefined = start.verb === 'update' ? start.of : undefined;
  let made = false;

  function rightsTo(mode: FormMode): Pick<FormState, 'parts' | 'refused'> {
    const { can, reason } = mode.verb === 'update' ? access().may('update', mode.of) : { can: true };
    if (can && !made) return { parts: opening, refused: undefined };
    const seen = made ? opening.seen : declaration;
    return {
      parts: formFor(resource, seen, access(), 'update', !can),
      refused: can ? undefined : (reason ?? '没有权限'),
    };
  }
  const state = createStore<FormState>({
    mode: start,
    baseline: edits.baseline.get(),
    phase: 'open',
    ...rightsTo(start),
  });
  const change = (next: Partial<FormState>) => state.set({ ...state.get(), ...next });
  const { get } = state;
  const own = () => {
    const { mode } = get();
    return mode.verb === 'update' ? mode.of : undefined;
  };
  const become = (mode: FormMode) => change({ mode, ...rightsTo(mode) });
  edits.baseline.subscribe(() => change({ baseline: edits.baseline.get() }));

  const send = createSave({
    resource,
    edits,
    write,
    notifications,
    view,
    written: () => get().parts.written,
    mayChange: (record) => access().may('update', record),
  });

  function typed(names: readonly string[]) {
    if (get().phase !== 'left') edits.typed(names);
  }

  /** What was new is this record now, and what was typed since belongs to it. */
  function becomeRecord(id: RecordId) {
    made = true;
    become({ verb: 'update', of: { ...changes.baseline(), id } });
    draft.moveTo(placeOfRecord(id));
    write.read(id).then(
      (record) => record && edits.takeAnswer(record),
      () => undefined,
    );
  }
  function beginAnother(sent: Values) {
    if (made) draft.moveTo(placeOf(start));
    made = false;
    become(start);
    edits.beginAnother(sent);
  }

  async function settle({ sent, id, whole, says }: Saved, next: boolean) {
    const { refetch } = ports;
    const isNew = get().mode.verb !== 'update';
    const reload = refetch && !made ? refetch : undefined;
    void write.refresh();
    flush();
    changes.rebase(sent, values());
    const since = changes.all();
    const stays = next || staysOpen || since.length > 0 || (!whole && reload !== undefined);
    draft.forget();
    if (!stays) change({ phase: 'left' });
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

  async function save(next = false) {
    const { phase, refused } = get();
    if (refused !== undefined || phase !== 'open') return;
    change({ phase: 'checking' });
    try {
      await whole.comes;
      if (!(await mayGoOut(uploads, { notifications, confirm }))) return;
      change({ phase: 'saving' });
      flush();
      ports.rows.drawWrong();
      await ports.fields.validateFields();
      const saved = await send(get().mode);
      if (saved !== 'asks') await settle(saved, next);
    } catch (error) {
      const faults = faultsIn(error);
      if (isInvalid(error)) errors.refuse();
      else if (faults) errors.refuseValues(faults, values());
      // Anything else was told where it was made; the form stays as it is. G7
    } finally {
      if (get().phase !== 'left') change({ phase: 'open' });
    }
  }

  return {
    ...edits,
    resource,
    scope,
    errors,
    uploads,
    arriving: createStore(0),
    port: {
      ...ports.othersOf(() => own()?.id),
      held: (path) => (own() ? heldAt(changes.baseline(), values(), path) : undefined),
      async releaseRows(field, rows) {
        const yes = await confirm({
          title: rows.length === 1 ? '删除这一行？' : `删除这 ${rows.length} 行？`,
          body: '保存后生效，生效后无法恢复。',
          ok: '删除',
          danger: true,
        });
        const { releases } = edits;
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
    },
    getSnapshot: get,
    subscribe(listener) {
      // Rights may change while the form is open, with whoever is signed in.
      const look = () => change(rightsTo(get().mode));
      const leaves = [state.subscribe(listener), profile.subscribe(look)];
      return () => {
        for (const leave of leaves) leave();
      };
    },
    onSaved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin() {
      const fill = start.verb === 'create' ? start.fill : undefined;
      if (fill) edits.put(filled(resource, declaration, fill));
    },
    drawn: whole.tell,
    typed,
    takeAnswer(record) {
      if (record === heard || get().phase === 'left') return;
      heard = record;
      become({ verb: 'update', of: record });
      edits.takeAnswer(record);
    },
    save,
    isDirty: () => get().phase !== 'left' && get().refused === undefined && edits.isDirty(),
    keep: () => draft.flush() && uploads.running.get() + uploads.failed.get() === 0,
    putAway() {
      flush();
      draft.flush();
    },
  };
}

/** What antd throws when fields are wrong. */
const isInvalid = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errorFields' in error && Array.isArray(error.errorFields);

function createSignal() {
  let tell = () => {};
  const comes = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { comes, tell };
}
