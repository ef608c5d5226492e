import type { NameOf } from '#fields/Cell.ts';
import type { AnyField } from '#fields/Field.ts';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import { useCityNames } from './useCityNames.ts';
import { useRefs } from './useRefs.ts';

const isCity = ({ kind }: AnyField): boolean => kind === 'city';

/** What the records and cities are called that these fields of one record point at, as far as it is known. */
export function useNames(resource: Resource, names: readonly string[], record: DataRecord, scope: Scope): NameOf {
  const { nameOf } = useRefs(resource.fields, names, scope);
  const ids = names.filter((name) => isCity(fieldOf(resource, name))).map((name) => record[name]);
  const cityName = useCityNames(ids.filter((id) => typeof id === 'number'));
  return (field, id) => (isCity(field) ? cityName(Number(id)) : nameOf(field, id));
}
