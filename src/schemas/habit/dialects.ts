import { habitOf } from './habitOf.ts';
import { restHabit } from './restHabit.ts';

/** As json-server speaks: `?_page=2&_limit=20&_sort=price&_order=desc&price_gte=3&q=…`, ids as it was given them. */
export const jsonServerHabit = habitOf(restHabit, {
  paging: { by: 'page', page: '_page', size: '_limit' },
  search: 'q',
  sort: { by: 'pair', field: '_sort', order: '_order' },
});

/** As simple REST servers of react-admin speak: `?range=[0,19]&sort=["price","DESC"]&filter={"price_gte":"3"}`, whole records. */
export const simpleRestHabit = habitOf(restHabit, {
  calls: { update: { method: 'PUT', whole: true } },
  paging: { by: 'range', range: 'range' },
  total: { header: 'Content-Range' },
  search: 'q',
  sort: { by: 'json', param: 'sort' },
  operators: { eq: ':field', in: ':field', gte: ':field_gte', lte: ':field_lte', contains: ':field_q' },
  conditions: 'filter',
});
