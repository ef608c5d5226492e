import type { Message } from '#schemas/messages.ts';
import { atMost } from '#schemas/rules/rule.ts';
import type { AnyField, FieldKind, TextareaField, TextField } from '../Field.ts';

/** Says what is wrong with the shape of a value, before any rule of the field is asked. */
type Shape = (value: unknown, field: AnyField) => Message | undefined;

const fine: Shape = () => undefined;
const isText = (field: AnyField): field is TextField | TextareaField =>
  field.kind === 'text' || field.kind === 'textarea';

const short: Shape = (value, field) =>
  isText(field) && field.max !== undefined && typeof value === 'string'
    ? atMost(field.max, `${field.label}不能超过${field.max}个字符`)(value)
    : undefined;

const shapes: Readonly<Record<FieldKind, Shape>> = {
  text: short,
  textarea: short,
  phone: fine,
  url: fine,
  int: (value, { label }) => (Number.isSafeInteger(value) ? undefined : `${label}必须是整数`),
  money: (value, { label }) =>
    typeof value === 'string' && /^-?\d+(\.\d{1,2})?$/.test(value) ? undefined : `${label}格式不正确`,
  choice: fine,
  switch: fine,
  tags: fine,
  ref: fine,
  city: fine,
  day: (value, { label }) => (/^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? undefined : `${label}必须是日期`),
  dayRange: fine,
  image: fine,
  images: fine,
  file: fine,
  video: fine,
  blocks: fine,
  richText: fine,
  list: fine,
  union: fine,
  kept: fine,
  constant: fine,
  computed: fine,
};

/** Empty, as a merchant would say: nothing, blanks, no rows. 0 and false are something. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** The one sentence to show under a field, or undefined: required first, then shape, then the field's own rule. */
export function checkField(field: AnyField, value: unknown): Message | undefined {
  if (isEmpty(value)) return field.required;
  const shape = shapes[field.kind](value, field);
  // The field's own sentence wins, for it is the one the specification fixes.
  if (shape !== undefined) return field.rule?.(String(value)) ?? shape;
  return field.rule?.(value);
}
