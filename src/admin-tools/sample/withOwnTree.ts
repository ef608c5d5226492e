import type { Guess } from './guessFields.ts';
import { DIGITS } from './kindOf.ts';
import type { Plan } from './planOf.ts';
import type { Json } from './Sample.ts';

/** What applets call the id of the record that a record belongs to. */
const PARENT = /^(?:parent_id|parent|pid)$/;
const NOTHING: readonly Json[] = [0, '0', '', null];

/**
 * The fields with one that says to which record of the same resource a record belongs, where the sample tells: 上级.
 *
 * A record of its kind is meant by it, which stands in the sample or need not; what else is called so is no id.
 */
export function withOwnTree({ name, label, records }: Plan, fields: readonly Guess[]): readonly Guess[] {
  const shows = fields.find((field) => field.name === 'name') ?? fields.find(({ kind }) => kind === 'text');
  const at = fields.findIndex((field) => PARENT.test(field.name) && !('to' in field));
  const parent = fields[at]?.name;
  if (parent === undefined || !shows || !records.some((record) => 'id' in record)) return fields;
  const values = records.flatMap((record) => record[parent] ?? null);
  const said = values.filter((value) => !NOTHING.includes(value));
  const ids = new Set(records.map(({ id }) => String(id)));
  const isId = said.every((value) => DIGITS.test(String(value)) || ids.has(String(value)));
  // A parent nobody has, or one that is no id, may be anything.
  if (!isId || (said.length === 0 && parent !== 'parent_id')) return fields;
  const isText = [...said, ...ids].some((id) => !DIGITS.test(String(id)));
  const tree: Guess = {
    ...{ name: parent, kind: 'tree', label: `上级${label}`, to: { name, shows: shows.name }, parent },
    ...(values.includes(null) ? { nullable: true as const } : values.includes('') ? { nullable: '' as const } : {}),
    ...(isText && { ids: 'text' as const }),
  };
  return fields.with(at, tree);
}
