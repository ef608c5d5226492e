import { Form } from 'antd';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { useFieldPort } from './FieldContext.ts';
import type { FieldPath, InputProps } from './ItemProps.ts';
import { warnField } from './warnField.ts';
import './warning.css';

interface Props extends InputProps {
  readonly path: FieldPath;
  Input(props: InputProps): ReactNode;
  /** Asks for the check of the field; handed in by the form's item. */
  onBlur?(event: FocusEvent): void;
}

/**
 * Checks a field when the merchant leaves it, however many controls it is made of; once it is wrong, at every change,
 * so that what has been mended is not called wrong a moment longer. What is only unusual is said from then on as well,
 * and holds nothing up.
 */
export function FieldControl({ Input, path, onBlur, onChange, ...props }: Props) {
  const { alike, others } = useFieldPort();
  const form = Form.useFormInstance();
  const isWrong = props['aria-invalid'] === true || props['aria-invalid'] === 'true';
  const [left, setLeft] = useState(false);
  const twin = 'distinct' in props.field ? alike(path.join('.'), String(props.value ?? '')) : undefined;
  const unusual = left ? warnField(props.field, props.value, form.getFieldsValue(true), others()) : undefined;
  const warning = twin === undefined ? unusual : `已经有「${twin}」了`;
  const warningId = `${path.join('_')}_warning`;
  const describedBy = [props['aria-describedby'], warning && warningId].filter(Boolean).join(' ');
  const handleChange = (value: unknown) => {
    onChange?.(value);
    if (isWrong) form.validateFields([[...path]]).catch(() => undefined);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    // A file dialog or another window takes the focus away for a while: the merchant is not done here.
    if (event.currentTarget.contains(event.relatedTarget) || !document.hasFocus()) return;
    onBlur?.(event);
    setLeft(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left what is inside
    <div onBlur={handleBlur}>
      <Input {...props} {...(describedBy && { 'aria-describedby': describedBy })} onChange={handleChange} />
      <div id={warningId} className="field-warning" aria-live="polite">
        {warning}
      </div>
    </div>
  );
}
