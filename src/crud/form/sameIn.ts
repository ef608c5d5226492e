import type { AnyField } from '#fields/Field.ts';
import { kinds } from '#fields/kinds.ts';
import type { Same } from '../merge/mergeRecord.ts';
import { sameValue } from '../merge/sameValue.ts';
import type { Resource } from '../Resource.ts';

/** Whether two values of a field of this resource, as they stand in a form, would be the same to a merchant. */
export const sameIn =
  ({ fields }: Pick<Resource, 'fields'>): Same =>
  (name, one, other) => {
    const field = fields[name];
    return field ? sameOf(field, one, other) : sameValue(one, other);
  };

/** The same of one field. */
export function sameOf(field: AnyField, one: unknown, other: unknown): boolean {
  const { says } = kinds[field.kind].form ?? {};
  return says ? sameValue(says(one, field), says(other, field)) : sameValue(one, other);
}
