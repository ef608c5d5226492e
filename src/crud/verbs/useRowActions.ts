import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import { useProviders } from '#providers/useProviders.ts';
import { messages } from '#schemas/messages.ts';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { useDataProvider } from '../data/MadeRefine.ts';
import { recordAhead } from '../data/recordAhead.ts';
import { useWrite } from '../data/useWrite.ts';
import { isScreen, oneOf, type Resource, type RowWrite } from '../Resource.ts';
import { copyPath, editPath, showPath } from '../routes.ts';
import { useUnitOf } from '../units/useUnit.ts';
import type { OpenDialogs } from './useDialogs.ts';

const NOT_FOUND = 404;
const CONFLICT = 409;

/** Whether the applet refused because the record is no longer what it was when it was read. */
const isStaleWrite = (error: unknown): boolean =>
  error instanceof AppletError &&
  error.kind === 'refused' &&
  (error.errcode === CONFLICT || error.errcode === NOT_FOUND);

/** Verbs that lead to the record: to a screen of its own where there is one, else over the list. */
const pathOf = { show: showPath, edit: editPath, clone: copyPath } as const;
const leads = (name: string): name is keyof typeof pathOf => Object.hasOwn(pathOf, name);

/**
 * Does what a row's buttons say: asks first, sends once, tells what came of it. G3, T8, T9
 *
 * @param onChanged reads anew what is shown beside the lists, e.g. the record on a page of its own.
 */
export function useRowActions(resource: Resource, scope: Scope, open: OpenDialogs, onChanged?: () => Promise<unknown>) {
  const providers = useProviders();
  const { notifications } = providers;
  const provider = useDataProvider();
  const confirm = useConfirm();
  const write = useWrite(resource, scope);
  const navigate = useNavigate();
  const unit = useUnitOf(scope);
  const [busy, setBusy] = useState<ReadonlySet<RecordId>>(new Set());
  const refresh = () => Promise.all([write.refresh(), onChanged?.()]);

  /** Rows are busy from the moment something is sent until the list without their old selves is there. */
  const hold = useCallback((ids: readonly RecordId[]) => {
    setBusy((before) => new Set([...before, ...ids]));
    return () => setBusy((before) => new Set([...before].filter((id) => !ids.includes(id))));
  }, []);

  async function during(id: RecordId, work: () => Promise<unknown>, tell: () => void) {
    const release = hold([id]);
    try {
      await work();
      tell();
      await refresh();
    } catch (error) {
      // Told already, where it was made. Somebody else was first: the list shows what is no more.
      if (isStaleWrite(error)) await refresh().catch(() => undefined);
    } finally {
      release();
    }
  }

  async function remove(record: DataRecord) {
    const { texts } = resource;
    const title = texts.deleting?.(record) ?? `删除${oneOf(resource)}？`;
    if (!(await confirm({ title, body: '删除后无法恢复。', ok: '删除', danger: true }))) return;
    await during(
      record.id,
      () => write.remove(record.id),
      () => notifications.open('success', texts.deleted ?? messages.deleted),
    );
  }

  async function act(action: RowWrite, record: DataRecord) {
    const asked = action.confirm?.(record, unit);
    if (asked && !(await confirm({ ...asked, ok: action.label(record), danger: action.danger === true }))) return;
    const { undo } = action;
    // Nothing waits for a second thought: what was done is done, and taking it back is a second call.
    const back = undo && { label: '撤销', run: () => void takeBack(record, undo(record)) };
    await during(
      record.id,
      () => write.act(action, record),
      () => notifications.open('success', action.success(record), back),
    );
  }

  const takeBack = (record: DataRecord, values: Values) =>
    during(
      record.id,
      () => write.update(record.id, values),
      () => notifications.open('success', '已撤销'),
    );

  /** What the screen behind a button will ask for is asked as soon as it is pressed, though it may come to nothing. */
  const onPress = (name: string, { id }: DataRecord) => {
    if (leads(name) && resource.calls.getOne && pathOf[name](resource, scope, id) !== undefined)
      recordAhead(providers).ask(provider, resource.name, scope, id);
  };

  const onAction = (name: string, record: DataRecord) => {
    onPress(name, record);
    const action = resource.actions[name];
    const path = leads(name) ? pathOf[name](resource, scope, record.id) : undefined;
    if (action && isScreen(action)) open.screen(action.screen, record);
    else if (action) void act(action, record);
    else if (path !== undefined) void navigate(path);
    else if (leads(name)) open[name](record);
    else if (name === 'delete') void remove(record);
  };
  return { busy, hold, onPress, onAction, write };
}
