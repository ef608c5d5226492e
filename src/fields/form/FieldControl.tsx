import { type FocusEvent, type ReactNode, useState } from 'react';
import type { Message } from '#schemas/messages.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import type { FieldPath, InputProps, Marks } from '../input/ItemProps.ts';
import { useFormInstance } from '../input/useFormInstance.ts';
import { warnField } from './checkField.ts';
import { ItemFrame } from './ItemFrame.tsx';

export interface ControlProps extends Omit<InputProps, keyof Marks | 'path'> {
  readonly path: FieldPath;
  readonly group: true | undefined;
  readonly wrong: Message | undefined;
  /** What is to be known of it beside its value, before what is unusual. */
  readonly note?: Message | undefined;
  Input(props: InputProps): ReactNode;
  /** Asks for the check of the field; handed in by the form's item. */
  onBlur?(event: FocusEvent): void;
}

/**
 * Checks a field when the merchant leaves it, however many controls it is made of; once it is wrong, at every change,
 * so that what has been mended is not called wrong a moment longer. What is only unusual is said from then on as well,
 * and holds nothing up.
 */
export function FieldControl({ Input, path, group, wrong, note, onBlur, onChange, ...props }: ControlProps) {
  const { alike, others } = useFieldPort();
  const form = useFormInstance();
  const { label, hint, required, nullable } = props.field;
  const id = path.join('_');
  const [left, setLeft] = useState(false);
  const twin = 'distinct' in props.field ? alike(path.join('.'), String(props.value ?? '')) : undefined;
  const unusual = left ? warnField(props.field, props.value, form.getFieldsValue(true), others()) : undefined;
  const warning = note ?? (twin === undefined ? unusual : `已经有「${twin}」了`);
  const describedBy = [wrong && `${id}_help`, hint && `${id}_extra`, warning && `${id}_warning`]
    .filter(Boolean)
    .join(' ');
  const marks: Marks = {
    id,
    ...(required !== undefined && { 'aria-required': true }),
    ...(wrong !== undefined && { 'aria-invalid': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  const handleChange = (value: unknown) => {
    onChange?.(nullable !== undefined && (value === undefined || value === '') ? null : value);
    if (wrong !== undefined) form.validateFields([[...path]]).catch(() => undefined);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    // A file dialog or another window takes the focus away for a while: the merchant is not done here.
    if (event.currentTarget.contains(event.relatedTarget) || !document.hasFocus()) return;
    onBlur?.(event);
    setLeft(true);
  };
  return (
    <ItemFrame id={id} label={label} group={group} hint={hint} wrong={wrong} required={required !== undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left what is inside */}
      <div className="form-item-control" onBlur={handleBlur}>
        <Input {...props} {...marks} path={path} value={props.value ?? undefined} onChange={handleChange} />
        <div id={`${id}_warning`} className="field-warning" aria-live="polite">
          {warning}
        </div>
      </div>
    </ItemFrame>
  );
}
