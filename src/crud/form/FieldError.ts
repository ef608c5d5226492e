import type { FormInstance } from 'rc-field-form';
import type { FieldMap } from '#fields/Field.ts';
import type { FieldPath } from '#fields/form/ItemProps.ts';
import type { Message } from '#schemas/messages.ts';
import { labelAt } from './labelAt.ts';

/** One thing that is wrong, and where. */
export interface FieldError {
  readonly path: FieldPath;
  /** e.g. `规格 1 价格`. */
  readonly label: string;
  readonly message: Message;
}

/** antd's own name for the control at a place. */
const idAt = (path: FieldPath): string => path.join('_');
const itemAt = (path: FieldPath): Element | null | undefined =>
  (document.getElementById(idAt(path)) ?? document.getElementById(`${idAt(path)}_help`))?.closest('.form-item');

/** All that is wrong in a form now, from top to bottom as it is seen. */
export function fieldErrorsIn(form: Pick<FormInstance, 'getFieldsError'>, fields: FieldMap): readonly FieldError[] {
  return form
    .getFieldsError()
    .flatMap(({ name, errors: [message] }) => (message === undefined ? [] : [{ path: name, message }]))
    .map(({ path, message }) => ({ path, message, label: labelAt(fields, path) }))
    .sort(bySight);
}

function bySight(one: FieldError, other: FieldError): number {
  const [here, there] = [itemAt(one.path), itemAt(other.path)];
  if (!here || !there) return 0;
  return here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

const FOCUSABLE = 'input:checked, input, textarea, select, button, [contenteditable=true], [tabindex="0"]';

/** Brings a field into sight and the keyboard into it. */
export function goTo(path: FieldPath): void {
  const item = itemAt(path);
  for (let fold = item?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  item?.scrollIntoView({ block: 'center' });
  const named = document.getElementById(idAt(path));
  const control = named?.matches(FOCUSABLE) ? named : item?.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus({ preventScroll: true });
}
