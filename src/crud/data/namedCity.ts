import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#providers/http/createHttp.ts';
import type { Loose } from '#providers/http/Loose.ts';
import { cityInfo } from '#schemas/endpoints/cities.ts';
import type { City } from '#schemas/entities/city.ts';

/** Cities as one answer gave them. */
export type FoundCities = readonly (Loose<City> | undefined)[];

/** Under which key of the cache every answer about cities lies. */
export const CITIES = 'cities';

/** What the city of an id is called; asked once per page load, and for ids above 0 only. V5 */
export const namedCity = (call: Call, id: number | undefined) =>
  queryOptions<FoundCities>({
    queryKey: [CITIES, 'named', id],
    queryFn: async ({ signal }) => [(await call(cityInfo, { city_id: id ?? 0 }, { signal })).city],
    enabled: id !== undefined && id > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
