import type { FormInstance } from 'rc-field-form';
import { useRef, useState } from 'react';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { messages } from '#schemas/messages.ts';
import { useWrite } from '../data/useWrite.ts';
import type { Release } from '../drafts/createDrafts.ts';
import type { FormDraft } from '../drafts/useDraft.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import type { Changes } from './createChanges.ts';
import type { Store } from './createStore.ts';
import { fromForm } from './formValues.ts';
import type { Start } from './Start.ts';
import { linesOf } from './severalLines.ts';

interface Needs {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly start: Start;
  readonly form: FormInstance<Values>;
  /** What is sent. */
  readonly written: FormDeclaration;
  readonly changes: Changes;
  readonly releases: Store<readonly Release[]>;
  readonly draft: FormDraft;
  readonly flush: () => void;
  /** Draws what would not be checked otherwise. */
  readonly drawWrong: () => void;
  /** Some fields are wrong. */
  readonly onRefused: () => void;
  /** What the form holds is saved: it is what everything is compared with from now on. */
  readonly onBaseline: (sent: Values) => void;
  /** What the form holds is added, and another one is to be filled in. */
  readonly onNext: () => void;
  /** Takes in what the server holds; missing where one record cannot be read. */
  readonly reload: (() => Promise<void>) | undefined;
  readonly onSaved: () => void;
  /** The form stays open after a save. */
  readonly stays: boolean;
}

/** Saves a form exactly once per press; a form that has been saved and is on its way out sends nothing more. G7, T9 */
export function useSave(needs: Needs) {
  const { resource, scope, start, form, written, changes, releases, draft, flush, reload } = needs;
  const { notifications } = useProviders();
  const write = useWrite(resource, scope);
  const [saving, setSaving] = useState(false);
  const held = useRef(false);
  const left = useRef(false);

  /** Whether a row would have been sent had it stayed; a list that is no longer in sight has taken its rows along. */
  function stands({ field, row }: Release): boolean {
    const before = { ...form.getFieldsValue(true), [field]: changes.baseline()[field] };
    const sent = fromForm(resource, written, before)[field];
    return Array.isArray(sent) && sent.some(({ id }) => id === row.id);
  }

  async function removeRows(id: RecordId): Promise<boolean> {
    const gone = releases.get().filter(stands);
    releases.set([]);
    try {
      for (const { field, row } of gone) await write.removeRow(field, id, row);
      return true;
    } catch {
      return false;
    }
  }

  /** One record, or one for each line; of those that could not be added the lines stay. */
  async function createAll(values: Values) {
    const { each } = written;
    const lines = each === undefined ? [] : linesOf(values[each]);
    if (each === undefined || lines.length === 0) return void (await write.create(values));
    for (const [at, line] of lines.entries()) {
      try {
        await write.create({ ...values, [each]: line });
      } catch (error) {
        if (at > 0) {
          form.setFieldValue(each, lines.slice(at).join('\n'));
          changes.compare([each], form.getFieldsValue(true));
          notifications.open('info', `已添加 ${at} 条，还有 ${lines.length - at} 条没有添加`);
          void write.refresh();
        }
        throw error;
      }
    }
  }

  /** @returns whether all of it is saved. */
  async function send(values: Values): Promise<boolean> {
    if (start.verb !== 'update') {
      await createAll(values);
      return true;
    }
    await write.save(start.of.id, values);
    return removeRows(start.of.id);
  }

  async function save(next: boolean) {
    const sent: Values = form.getFieldsValue(true);
    const whole = await send(fromForm(resource, written, sent));
    void write.refresh();
    const stays = next || needs.stays || (!whole && reload !== undefined);
    left.current = !stays;
    draft.forget();
    if (next) needs.onNext();
    else if (stays) needs.onBaseline(sent);
    if (whole) notifications.open('success', savedText(resource, start, linesOf(sent[written.each ?? '']).length));
    if (stays) await reload?.();
    else needs.onSaved();
  }

  /** `next` clears the form for another one. */
  async function submit(next = false) {
    if (held.current || left.current) return;
    held.current = true;
    setSaving(true);
    try {
      flush();
      needs.drawWrong();
      await form.validateFields();
      await save(next);
    } catch (error) {
      if (isInvalid(error)) needs.onRefused();
      // Anything else was told where it was made; the form stays as it is. G7
    } finally {
      held.current = false;
      if (!left.current) setSaving(false);
    }
  }

  return { saving, submit, hasLeft: () => left.current };
}

const savedText = ({ texts }: Resource, { verb }: Start, lines: number) => {
  if (verb !== 'update' && lines > 1) return `已添加 ${lines} 条`;
  return (verb === 'update' ? texts.updated : texts.created) ?? messages.saved;
};

/** What antd throws when fields are wrong. */
const isInvalid = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errorFields' in error && Array.isArray(error.errorFields);

export type Reload = () => Promise<DataRecord | undefined>;
