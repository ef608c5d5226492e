import { Form } from 'antd';
import { useMemo, useRef, useState } from 'react';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { messages } from '#schemas/messages.ts';
import { useWrite } from '../data/useWrite.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { fromForm, toForm } from './formValues.ts';
import { type Release, useFieldPortOf } from './useFieldPortOf.ts';

interface Needs {
  readonly resource: Resource;
  readonly form: FormDeclaration;
  readonly scope: Scope;
  readonly record: DataRecord | undefined;
  /** Everything is saved. */
  readonly onSaved: () => void;
  /** Only part of it could be saved: what the server holds has to be read again. */
  readonly onHalfSaved: () => void;
}

/** One form over one record: its values, its dirtiness, and saving it exactly once per press. G7, G8, T9 */
export function useRecordForm({ resource, form: declaration, scope, record, onSaved, onHalfSaved }: Needs) {
  const { notifications } = useProviders();
  const [form] = Form.useForm<Values>();
  const fields = useFieldPortOf();
  const write = useWrite(resource, scope);
  const baseline = useMemo(() => toForm(resource, declaration, record), [resource, declaration, record]);
  const [saving, setSaving] = useState(false);
  const held = useRef(false);
  /** Saved: the screen is on its way out, and nothing more is sent from it. */
  const left = useRef(false);

  const values = (): Values => fromForm(resource, declaration, form.getFieldsValue(true));
  const spelt = (some: Values) =>
    JSON.stringify(fromForm(resource, declaration, some), (_, value) => (value === '' ? undefined : value));
  /** Typed and put back is clean, and so is what was emptied again; asked only when the merchant leaves, never at a key press. */
  const isDirty = () => {
    if (left.current) return false;
    fields.flush();
    return spelt(form.getFieldsValue(true)) !== spelt(baseline);
  };

  /** Whether a row would have been sent had it stayed; a list that is no longer in sight has taken its rows along. */
  function stands({ field, row }: Release): boolean {
    const sent = fromForm(resource, declaration, { ...form.getFieldsValue(true), [field]: baseline[field] })[field];
    return Array.isArray(sent) && sent.some(({ id }) => id === row.id);
  }

  async function removeRows(id: RecordId): Promise<boolean> {
    const released = fields.takeReleases().filter(stands);
    try {
      for (const { field, row } of released) await write.removeRow(field, id, row);
      return true;
    } catch {
      return false;
    }
  }

  async function save() {
    if (record) await write.update(record.id, values());
    else await write.create(values());
    const whole = record === undefined || (await removeRows(record.id));
    void write.refresh();
    if (!whole) return onHalfSaved();
    left.current = true;
    notifications.open('success', (record ? resource.texts.updated : resource.texts.created) ?? messages.saved);
    onSaved();
  }

  async function submit() {
    if (held.current || left.current) return;
    held.current = true;
    setSaving(true);
    try {
      fields.flush();
      await form.validateFields();
      await save();
    } catch (error) {
      if (isInvalid(error)) focusFirst(error);
      // Anything else was told where it was made; the form stays as it is. G7
    } finally {
      held.current = false;
      if (!left.current) setSaving(false);
    }
  }

  function focusFirst({ errorFields }: Invalid) {
    const [first] = errorFields;
    notifications.open('error', first?.errors[0] ?? messages.formInvalid);
    if (first) form.scrollToField([...first.name], { focus: true, block: 'center' });
  }

  function reset() {
    fields.takeReleases();
    form.resetFields();
  }

  return { form, baseline, port: fields.port, working: fields.working, saving, submit, reset, isDirty };
}

/** What antd throws when fields are wrong. */
interface Invalid {
  readonly errorFields: readonly { readonly name: readonly (string | number)[]; readonly errors: readonly string[] }[];
}
const isInvalid = (error: unknown): error is Invalid =>
  typeof error === 'object' && error !== null && 'errorFields' in error && Array.isArray(error.errorFields);
