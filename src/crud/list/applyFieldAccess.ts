import type { ResourceAccess } from '../access/useAccess.ts';
import type { Resource } from '../Resource.ts';

/** The resource as whoever is signed in may see it: a field that is kept from them is no column, filter or search. R7 */
export function applyFieldAccess(resource: Resource, { sees }: ResourceAccess): Resource {
  const { list, show } = resource;
  const seen = Object.keys(resource.fields).every(sees);
  if (seen) return resource;
  const { tabs, detail, ...rest } = list;
  return {
    ...resource,
    list: {
      ...rest,
      ...(tabs !== undefined && sees(tabs) && { tabs }),
      ...(detail && { detail: { ...detail, fields: detail.fields.filter(sees) } }),
      columns: list.columns.filter(({ field }) => sees(field)),
      filters: list.filters.filter(sees),
      search: list.search.filter(sees),
    },
    ...(show && { show: { fields: show.fields.filter(sees) } }),
  };
}
