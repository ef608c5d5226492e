import { useQueryClient } from '@tanstack/react-query';
import { Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { checkField } from '#fields/form/checkField.ts';
import type { RefCreateProps } from '#fields/input/FieldContext.ts';
import type { RecordId } from '#providers/data/calls.ts';
import { IdempotentWrite } from '#providers/http/IdempotentWrite.ts';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { Button } from '#ui/Button.tsx';
import { useAccess } from '../access/useAccess.ts';
import { useFormWrite } from '../data/useFormWrite.ts';
import { useScope } from '../data/useScope.ts';
import { useResource } from '../declared/useResource.ts';
import { type FormDeclaration, fieldOf, type Resource } from '../Resource.ts';
import { createOthers } from './createOthers.ts';
import { formAt } from './formFor.ts';
import { formFields, fromForm, toForm } from './formValues.ts';

/** Adds what a reference points at from within another form, where its name is all it takes. GF-E4 */
export function RefCreate({ field, onCreated }: RefCreateProps) {
  const target = useResource(field.to);
  const form = target?.calls.create && target.form && formAt(target, target.form, 'create');
  if (!target || !form || !isNameEnough(target, form, field.shows)) return null;
  return <Allowed target={target} form={form} onCreated={onCreated} name={field.shows} />;
}

const isNameEnough = (target: Resource, form: FormDeclaration, name: string): boolean => {
  const asked = formFields(form);
  return asked.includes(name) && asked.every((each) => each === name || fieldOf(target, each).required === undefined);
};

interface Props {
  readonly target: Resource;
  readonly form: FormDeclaration;
  /** The field that names it. */
  readonly name: string;
  readonly onCreated: (id: RecordId) => void;
}

function Allowed(props: Props) {
  const { target } = props;
  const [open, setOpen] = useState(false);
  if (!useAccess(target).may('create').can) return null;
  if (open) return <NameForm {...props} onClose={() => setOpen(false)} />;
  return (
    <Button look="plain" className="ref-create" onClick={() => setOpen(true)}>
      {`新建${target.label}`}
    </Button>
  );
}

/** Not a form of its own, for it stands in one: Enter is its own, and a press is sent once. T9 */
function NameForm({ target, form, name, onCreated, onClose }: Props & { readonly onClose: () => void }) {
  const scope = useScope();
  const [idempotent] = useState(() => new IdempotentWrite());
  const write = useFormWrite(target, scope)(idempotent);
  const { alike } = createOthers(useQueryClient(), target, scope, () => undefined);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const field = fieldOf(target, name);
  const wrong = checkField(field, text);
  const other = alike(name, text);

  async function save() {
    if (saving) return;
    setTried(true);
    if (wrong !== undefined) return;
    setSaving(true);
    try {
      const id = await write.create(fromForm(target, form, { ...toForm(target, form, undefined), [name]: text }));
      await write.refresh();
      onCreated(id);
      onClose();
    } catch {
      // Told where it was made; the name stays as it was typed.
      setSaving(false);
    }
  }
  function handleKey(event: KeyboardEvent) {
    if (isOfInputMethod(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') void save();
    else onClose();
  }

  const says = tried && wrong !== undefined ? wrong : other && `已经有「${other}」了`;
  return (
    <div className="ref-create">
      <Input
        autoFocus
        aria-label={field.label}
        placeholder={field.label}
        value={text}
        status={tried && wrong !== undefined ? 'error' : ''}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
      />
      <Button aria-busy={saving} disabled={saving} onClick={() => void save()}>
        添加
      </Button>
      <Button look="plain" disabled={saving} onClick={onClose}>
        取消
      </Button>
      <span role="status" className="soft">
        {says}
      </span>
    </div>
  );
}
