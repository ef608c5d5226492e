import { limits } from '#schemas/limits.ts';
import type { Message } from '#schemas/messages.ts';
import { isBeyondBounds } from '#schemas/rules/bounds.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import type { AnyField } from '../Field.ts';
import { kinds } from '../kinds.ts';

/** The one sentence to show under a field, or undefined: required first, then shape, then the field's own rule. */
export function checkField(field: AnyField, value: unknown): Message | undefined {
  const kind = kinds[field.kind];
  if (isEmpty(value) || kind.isEmpty?.(value, field)) return field.required;
  const shape = kind.check?.(value, field) ?? (kind.ownBound ? undefined : checkBounds(value, field));
  // The field's own sentence wins, for it is the one the specification fixes.
  if (shape !== undefined) return field.rule?.(typeof value === 'object' ? value : String(value)) ?? shape;
  return field.rule?.(value);
}

/** More than is kept of anything; on the server as well. K3 */
function checkBounds(value: unknown, { label }: AnyField): Message | undefined {
  if (!isBeyondBounds(value)) return undefined;
  if (!Array.isArray(value)) return `${label}不能超过${limits.textLength}个字符`;
  return value.length > limits.listLength
    ? `${label}最多 ${limits.listLength} 项`
    : `${label}过长：一共不能超过 ${limits.articleHtmlLength} 个字符（含格式）`;
}

/** The one sentence about a value that is unusual and may be saved all the same; nothing beside what is wrong with it. */
export function warnField(
  field: AnyField,
  value: unknown,
  form: Readonly<Record<string, unknown>>,
  others: readonly Readonly<Record<string, unknown>>[] = [],
): Message | undefined {
  if (isEmpty(value) || checkField(field, value) !== undefined) return undefined;
  return field.warn ? field.warn(value, form, others) : kinds[field.kind].warn?.(value, field);
}
