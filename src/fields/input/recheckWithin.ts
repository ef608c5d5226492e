import type { FormInstance } from 'rc-field-form';
import type { FieldPath } from './ItemProps.ts';

/** Looks again at what was wrong below a place of the form: something beside it may have mended it. */
export function recheckWithin(form: FormInstance, path: FieldPath): void {
  const place = path.join(' ');
  const wrong = form
    .getFieldsError()
    .filter(({ name, errors }) => errors.length > 0 && `${name.join(' ')} `.startsWith(`${place} `))
    .map(({ name }) => name);
  if (wrong.length > 0) form.validateFields(wrong).catch(() => undefined);
}
