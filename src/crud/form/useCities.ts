import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isSearched } from '#fields/city/citiesLike.ts';
import type { CityOptions } from '#fields/input/FieldContext.ts';
import { useProviders } from '#providers/useProviders.ts';
import { citySearch } from '#schemas/endpoints/cities.ts';
import { fold } from '#schemas/text/fold.ts';
import { CITIES, type FoundCities, namedCity } from '../data/namedCity.ts';

/**
 * The cities found by any keyword so far, and the name of the one that is chosen.
 *
 * Only digits are asked for. A keyword that is typed over calls its search off, so that the latest answer stands. V5
 */
export function useCities(keyword: string, chosen: number | undefined): CityOptions {
  const { call } = useProviders();
  const cache = useQueryClient();
  const digits = fold(keyword);
  const named = useQuery(namedCity(call, chosen));
  const searched = useQuery<FoundCities>({
    queryKey: [CITIES, 'searched', digits],
    queryFn: async ({ signal }) => (await call(citySearch, { keyword: digits }, { signal })).cities ?? [],
    enabled: isSearched(keyword),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = cache.getQueriesData<FoundCities>({ queryKey: [CITIES] }).flatMap(([, cities]) => cities ?? []);
  const names = new Map(found.map((city) => [city?.city_id, city?.city_name]));
  const failed = named.isError ? named : searched;
  return {
    options: [...names].flatMap(([value, label]) => (value && label ? { value, label } : [])),
    loading: named.isFetching || searched.isFetching,
    failed: failed.isError,
    retry: () => void failed.refetch(),
  };
}
