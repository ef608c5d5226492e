import { useWatch } from 'rc-field-form';
import { useEffect } from 'react';
import type { FieldPath } from '../form/ItemProps.ts';
import { useFormInstance } from '../form/useFormInstance.ts';

interface Props {
  /** Of the list. */
  readonly path: FieldPath;
}

/**
 * Draws nothing: looks again at what was wrong in a list whenever any of its rows changes, for what a row finds wrong
 * at one field may be mended at another.
 */
export function RowsCheck({ path }: Props) {
  const form = useFormInstance();
  const rows: unknown = useWatch([...path], { form, preserve: true });
  const place = path.join(' ');
  useEffect(() => {
    if (rows === undefined) return;
    const wrong = form
      .getFieldsError()
      .filter(({ name, errors }) => errors.length > 0 && `${name.join(' ')} `.startsWith(`${place} `))
      .map(({ name }) => name);
    if (wrong.length > 0) form.validateFields(wrong).catch(() => undefined);
  }, [form, rows, place]);
  return null;
}
