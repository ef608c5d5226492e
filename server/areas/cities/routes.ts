import { cityInfo, citySearch } from '#schemas/endpoints/cities.ts';
import { route } from '../../http/route.ts';
import { requireCity, searchCities } from './queries.ts';

/** The search answers to numbers only; to any other keyword it finds nothing. V5 */
export const cities = [
  route(citySearch, async ({ keyword }, { database }) => {
    const digits = keyword.trim();
    return { cities: /^\d+$/.test(digits) ? await searchCities(database, digits) : [] };
  }),
  route(cityInfo, async ({ city_id }, { database }) => ({ city: await requireCity(database, city_id) })),
];
