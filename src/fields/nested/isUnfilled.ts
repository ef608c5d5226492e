import { isRecord } from '#schemas/codecs/isRecord.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import type { AnyField } from '../Field.ts';
import { kinds } from '../kinds.ts';
import type { ObjectField } from '../object/object.tsx';
import { sameData } from '../text/data.ts';
import { newRow } from './newRow.ts';

/** Whether a field holds nothing, as its kind understands it. */
export const isBlank = (value: unknown, field: AnyField): boolean =>
  isEmpty(value) || kinds[field.kind].isEmpty?.(value, field) === true;

/** Whether nobody has filled in any of its fields: each is empty, or as it starts. */
export function isUnfilled({ of }: Pick<ObjectField, 'of'>, value: unknown): boolean {
  if (!isRecord(value)) return true;
  const starts = newRow(of);
  return Object.entries(of).every(
    ([name, field]) => kinds[field.kind].unseen || isBlank(value[name], field) || sameData(value[name], starts[name]),
  );
}
