import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { isBlank } from '#schemas/text/fold.ts';
import { fieldOf, type Resource } from './Resource.ts';

/** What a record is called in a sentence: its title, else its kind and number. */
export function titleOf(resource: Resource, record: DataRecord): string {
  const { title } = resource.list;
  const value = title === '' ? undefined : valueIn(record, title, fieldOf(resource, title));
  return typeof value === 'string' && !isBlank(value) ? value : `${resource.label} ${record.id}`;
}
