import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { type FoundCities, namedCity } from './namedCity.ts';

type Named = readonly (string | undefined)[];

/** What these cities are called, as far as it is known; each is asked for once. V5 */
export function useCityNames(ids: readonly number[]): (id: number) => string | undefined {
  const { call } = useProviders();
  const wanted = [...new Set(ids)].filter((id) => id > 0);
  const names = useQueries({ queries: wanted.map((id) => namedCity(call, id)), combine: namesOf });
  const key = wanted.join(' ');
  return useMemo(() => {
    const byId = new Map(key.split(' ').map((id, index) => [Number(id), names[index]]));
    return (id) => byId.get(id);
  }, [key, names]);
}

/** Stays the same function, so that nothing is drawn anew while no answer is new. */
const namesOf = (results: readonly { readonly data?: FoundCities | undefined }[]): Named =>
  results.map(({ data }) => data?.[0]?.city_name);
