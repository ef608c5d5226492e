import { kinds } from '#fields/kinds.ts';
import type { Same } from '../merge/mergeRecord.ts';
import { sameValue } from '../merge/sameValue.ts';
import type { Resource } from '../Resource.ts';

/** Whether two values of a field of this resource, as they stand in a form, would be the same to a merchant. */
export const sameIn =
  ({ fields }: Pick<Resource, 'fields'>): Same =>
  (name, one, other) => {
    const field = fields[name];
    const { says } = (field && kinds[field.kind].form) ?? {};
    return field && says ? sameValue(says(one, field), says(other, field)) : sameValue(one, other);
  };
