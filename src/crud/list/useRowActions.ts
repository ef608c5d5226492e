import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { messages } from '#schemas/messages.ts';
import { useConfirm } from '../confirm/ConfirmProvider.tsx';
import { useWrite } from '../data/useWrite.ts';
import type { Resource } from '../Resource.ts';
import { editPath } from '../routes.ts';

/** How what opens over the list is opened. */
interface OpenDialogs {
  readonly form: (record: DataRecord) => void;
  readonly show: (record: DataRecord) => void;
}

/** Does what a row's buttons say: asks first, sends once, tells what came of it. G3, T8, T9 */
export function useRowActions(resource: Resource, scope: Scope, open: OpenDialogs) {
  const { notifications } = useProviders();
  const confirm = useConfirm();
  const write = useWrite(resource, scope);
  const navigate = useNavigate();
  const [busy, setBusy] = useState<ReadonlySet<RecordId>>(new Set());

  /** The row stays busy until the list without its old self is there. */
  async function during(id: RecordId, work: () => Promise<unknown>, success: string) {
    setBusy((before) => new Set(before).add(id));
    try {
      await work();
      notifications.open('success', success);
      await write.refresh();
    } catch {
      // Told already, where it was made.
    } finally {
      setBusy((before) => new Set([...before].filter((each) => each !== id)));
    }
  }

  async function remove(record: DataRecord) {
    const { texts, label } = resource;
    const title = texts.deleting?.(record) ?? `删除这条${label}？`;
    if (!(await confirm({ title, body: '删除后无法恢复。', ok: '删除', danger: true }))) return;
    await during(record.id, () => write.remove(record.id), texts.deleted ?? messages.deleted);
  }

  async function act(name: string, record: DataRecord) {
    const action = resource.actions[name];
    if (!action) return;
    if (!(await confirm({ ...action.confirm(record), ok: action.label(record) }))) return;
    await during(record.id, () => write.update(record.id, action.values(record)), action.success(record));
  }

  function edit(record: DataRecord) {
    const path = editPath(resource, scope, record.id);
    if (path === undefined) open.form(record);
    else void navigate(path);
  }

  const onAction = (name: string, record: DataRecord) => {
    if (name === 'show') open.show(record);
    else if (name === 'edit') edit(record);
    else if (name === 'delete') void remove(record);
    else void act(name, record);
  };
  return { busy, onAction };
}
