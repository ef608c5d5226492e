import { limits } from '#schemas/limits.ts';
import type { Message } from '#schemas/messages.ts';
import { isBeyondBounds } from '#schemas/rules/bounds.ts';
import { atMost, isEmpty } from '#schemas/rules/rule.ts';
import { isDay } from '../day/readDay.ts';
import { checkRange, isOpenRange } from '../dayRange/checkRange.ts';
import type { AnyField, FieldKind, ImagesField, TagsField, TextareaField, TextField } from '../Field.ts';
import { isUrl } from '../url/readUrl.ts';

/** Says what is wrong with the shape of a value, before any rule of the field is asked. */
type Shape = (value: unknown, field: AnyField) => Message | undefined;

/** More than is kept of anything; on the server as well. K3 */
const bounded: Shape = (value, { label }) => {
  if (!isBeyondBounds(value)) return undefined;
  if (!Array.isArray(value)) return `${label}不能超过${limits.textLength}个字符`;
  return value.length > limits.listLength
    ? `${label}最多 ${limits.listLength} 项`
    : `${label}过长：一共不能超过 ${limits.articleHtmlLength} 个字符（含格式）`;
};
const article: Shape = (value, { label }) =>
  typeof value === 'string' && value.length > limits.articleHtmlLength
    ? `${label}过长：不能超过 ${limits.articleHtmlLength} 个字符（含格式）`
    : undefined;
const fine: Shape = () => undefined;
const isText = (field: AnyField): field is TextField | TextareaField =>
  field.kind === 'text' || field.kind === 'textarea';

const short: Shape = (value, field) =>
  isText(field) && field.max !== undefined && typeof value === 'string'
    ? atMost(field.max, `${field.label}不能超过${field.max}个字符`)(value)
    : bounded(value, field);

const isCounted = (field: AnyField): field is TagsField | ImagesField =>
  field.kind === 'tags' || field.kind === 'images';

const few =
  (unit: string): Shape =>
  (value, field) =>
    isCounted(field) && field.most !== undefined && Array.isArray(value) && value.length > field.most
      ? `${field.label}最多 ${field.most} ${unit}`
      : bounded(value, field);

/** What was uploaded is held by its path. */
const path: Shape = (value, { label }) => (typeof value === 'string' ? undefined : `请重新上传${label}`);

const shapes: Readonly<Record<FieldKind, Shape>> = {
  text: short,
  textarea: short,
  phone: bounded,
  url: (value, field) =>
    typeof value === 'string' && isUrl(value)
      ? bounded(value, field)
      : `${field.label}要填完整的网址，例如 https://example.com`,
  int: (value, { label }) => (Number.isSafeInteger(value) ? undefined : `${label}必须是整数`),
  money: (value, { label }) =>
    typeof value === 'string' && /^-?\d+(\.\d{1,2})?$/.test(value) ? undefined : `${label}格式不正确`,
  choice: fine,
  switch: (value, { label }) => (typeof value === 'boolean' ? undefined : `${label}要选是或否`),
  tags: few('个'),
  ref: fine,
  city: fine,
  day: (value, { label }) => (isDay(String(value)) ? undefined : `${label}必须是日期`),
  dayRange: checkRange,
  image: fine,
  images: few('张'),
  file: path,
  video: path,
  blocks: bounded,
  richText: article,
  list: bounded,
  union: fine,
  kept: fine,
  constant: fine,
  computed: fine,
};

/** The one sentence to show under a field, or undefined: required first, then shape, then the field's own rule. */
export function checkField(field: AnyField, value: unknown): Message | undefined {
  if (isEmpty(value) || isOpenRange(field, value)) return field.required;
  const shape = shapes[field.kind](value, field);
  // The field's own sentence wins, for it is the one the specification fixes.
  if (shape !== undefined) return field.rule?.(typeof value === 'object' ? value : String(value)) ?? shape;
  return field.rule?.(value);
}
