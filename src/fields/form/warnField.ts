import type { Message } from '#schemas/messages.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import type { AnyField, FieldKind } from '../Field.ts';
import { isPhone } from '../phone/checkPhone.ts';
import { checkField } from './checkField.ts';

/** What is unusual about any field of a kind. */
const usual: Partial<Record<FieldKind, (value: unknown, field: AnyField) => Message | undefined>> = {
  phone: (value, { label }) =>
    isPhone(String(value)) ? undefined : `${label}不太像电话号码，一般只有 4 到 20 位数字，请再看一眼`,
};

/** The one sentence about a value that is unusual and may be saved all the same; nothing beside what is wrong with it. */
export function warnField(
  field: AnyField,
  value: unknown,
  form: Readonly<Record<string, unknown>>,
  others: readonly Readonly<Record<string, unknown>>[] = [],
): Message | undefined {
  if (isEmpty(value) || checkField(field, value) !== undefined) return undefined;
  return field.warn ? field.warn(value, form, others) : usual[field.kind]?.(value, field);
}
