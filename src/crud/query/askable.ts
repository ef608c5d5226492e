import type { AnyField } from '#fields/Field.ts';
import type { Filter } from '#fields/filter/Filter.ts';
import { kinds } from '#fields/kinds.ts';
import { fieldOf, type Resource } from '../Resource.ts';

/** Fields a list is narrowed by, with how. */
export const filtersIn = (
  resource: Resource,
): readonly { readonly name: string; readonly field: AnyField; readonly filter: Filter }[] =>
  resource.list.filters.flatMap((name) => {
    const field = fieldOf(resource, name);
    const filter = kinds[field.kind].filter;
    return filter ? [{ name, field, filter }] : [];
  });

/** Whether the records can be sorted by a field. */
export const isSortable = (resource: Resource, name: string): boolean =>
  kinds[fieldOf(resource, name).kind].compare !== undefined;

/** Today's name of a field that is or was called so, among some; undefined for a stranger. */
export function todaysName(resource: Resource, names: readonly string[], asked: string): string | undefined {
  return names.includes(asked) ? asked : names.find((name) => fieldOf(resource, name).was?.includes(asked));
}
