import type { NameOf } from '#fields/Cell.ts';
import { optionsOf } from '#fields/choice/optionsOf.ts';
import { kinds } from '#fields/kinds.ts';
import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { fold } from '#schemas/text/fold.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import { digitsOf } from './digitsOf.ts';

/** Everything in a record that can be searched for, folded, field by field. */
export const wordsOf = (resource: Resource, record: DataRecord, nameOf?: NameOf): readonly string[] =>
  resource.list.search.flatMap((name) => wordsIn(resource, record, name, nameOf));

/** What one field of a record can be found by. */
export function wordsIn(resource: Resource, record: DataRecord, name: string, nameOf?: NameOf): readonly string[] {
  const field = fieldOf(resource, name);
  const value = valueIn(record, name, field);
  const words = kinds[field.kind].words?.(value, field);
  if (words) return words.map(fold);
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').map(fold);
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  if (field.kind === 'phone') return [fold(String(value)), digitsOf(String(value))];
  const label = optionsOf(field).find((option) => option.value === value)?.label;
  const named = nameOf?.(field, value);
  return [fold(label ?? named ?? String(value))];
}
