import { kinds } from '#fields/kinds.ts';
import { orderIn, valueIn } from '#fields/valueIn.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import { filtersIn } from './askable.ts';
import { isServed, searches } from './isServed.ts';
import type { ListState, Sort } from './listUrl.ts';

type Records = readonly DataRecord[];

/** Whether anything is looked for among the loaded records. */
export const isNarrowed = (resource: Resource, { filters, q }: ListState): boolean =>
  (q !== '' && !searches(resource)) || Object.keys(filters).some((name) => !isServed(resource, name, filters[name]));

/** The records that fulfil every condition the applet has not seen to. */
export function narrow(resource: Resource, records: Records, { tab, filters }: ListState, now: number): Records {
  const { tabs } = resource.list;
  const here = filtersIn(resource).filter(
    ({ name }) => filters[name] !== undefined && !isServed(resource, name, filters[name]),
  );
  const part = tabs !== undefined && tab !== undefined && !isServed(resource, tabs) ? tabs : undefined;
  if (here.length === 0 && part === undefined) return records;
  return records.filter(
    (record) =>
      (part === undefined || record[part] === tab) &&
      here.every(({ name, field, filter }) => {
        // An amount is looked for as it is shown and sorted: of several the lowest.
        const value = filter.control === 'numbers' ? orderIn(record, name, field, now) : valueIn(record, name, field);
        return filter.matches(value, filters[name], field);
      }),
  );
}

/** In the order asked for; equals keep theirs, and what has no value stands last, whichever way. `now` in milliseconds since 1970. */
export function sortBy(resource: Resource, records: Records, sort: Sort | undefined, now: number): Records {
  const field = sort && fieldOf(resource, sort.field);
  const compare = field && kinds[field.kind].compare;
  if (!sort || !field || !compare) return records;
  const valued = records.map((record) => ({ record, value: orderIn(record, sort.field, field, now) }));
  const present = valued.filter(({ value }) => !isNothing(value));
  const direction = sort.descending ? -1 : 1;
  return [
    ...present.sort((a, b) => direction * compare(a.value, b.value)),
    ...valued.filter(({ value }) => isNothing(value)),
  ].map(({ record }) => record);
}

/** In the order the declaration asks for, its first field above all; as they came where it asks for none. */
export const sortUsually = (resource: Resource, records: Records, now: number): Records =>
  (resource.list.sort ?? []).reduceRight<Records>(
    (sorted, field) => sortBy(resource, sorted, { field, descending: false }, now),
    records,
  );

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every((part) => part === undefined || part === ''));

/** The next way a column is sorted when its head is pressed: up, down, as it came. */
export function nextSort(sort: Sort | undefined, field: string): Sort | undefined {
  if (sort?.field !== field) return { field, descending: false };
  return sort.descending ? undefined : { field, descending: true };
}
