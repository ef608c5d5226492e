import type { AnyField, FieldMap } from '#fields/Field.ts';
import { kinds } from '#fields/kinds.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Same } from '../merge/mergeRecord.ts';
import { sameValue } from '../merge/sameValue.ts';
import type { Resource } from '../Resource.ts';

/** Whether two values of a field of this resource, as they stand in a form, would be the same to a merchant. */
export const sameIn = ({ fields }: Pick<Resource, 'fields'>): Same =>
  Object.assign(
    (name: string, one: unknown, other: unknown) => {
      const field = fields[name];
      return field ? sameOf(field, one, other) : sameValue(one, other);
    },
    {
      within(name: string): Same | undefined {
        const inside = fields[name] && fieldsIn(fields[name]);
        return inside && sameIn({ fields: inside });
      },
    },
  );

/** The same of one field; 12.5 and 12.50 are one amount in a row of a list as well. */
export function sameOf(field: AnyField, one: unknown, other: unknown): boolean {
  const { says } = kinds[field.kind].form ?? {};
  if (says) return sameValue(says(one, field), says(other, field));
  const inside = fieldsIn(field);
  if (!inside) return sameValue(one, other);
  const same = sameIn({ fields: inside });
  const sameParts = (row: unknown, beside: unknown): boolean =>
    isRecord(row) && isRecord(beside)
      ? Object.keys({ ...row, ...beside }).every((name) => same(name, row[name], beside[name]))
      : sameValue(row, beside);
  if (!Array.isArray(one) || !Array.isArray(other)) return sameParts(one, other);
  return one.length === other.length && one.every((row, at) => sameParts(row, other[at]));
}

/** What stands inside of a field, by name: in the rows of a list, in an object, in the variants of a union. */
function fieldsIn(field: object): FieldMap | undefined {
  const inside = 'of' in field ? field.of : 'variants' in field ? field.variants : undefined;
  return isFields(inside) ? inside : undefined;
}

const isFields = (inside: unknown): inside is FieldMap =>
  isRecord(inside) && Object.values(inside).every((each) => isRecord(each) && 'kind' in each);
