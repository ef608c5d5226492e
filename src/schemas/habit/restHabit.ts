import type { Habit } from './Habit.ts';

/**
 * As most REST interfaces are: `GET /coupons`, `GET|PATCH|DELETE /coupons/7`, `POST /coupons`; JSON both ways, the records
 * and the record as they are, the total in `X-Total-Count`. What differs is said over it: `habitOf`.
 */
export const restHabit: Habit = {
  body: 'json',
  lists: 'repeat',
  yes: 'words',
  ids: 'text',
  names: { id: 'id' },
  calls: {
    getList: { method: 'GET', path: '/:plural', answers: '' },
    getOne: { method: 'GET', path: '/:plural/:id', answers: '' },
    create: { method: 'POST', path: '/:plural', answers: 'id' },
    update: { method: 'PATCH', path: '/:plural/:id' },
    deleteOne: { method: 'DELETE', path: '/:plural/:id' },
  },
  paging: { by: 'page', page: 'page', size: 'per_page' },
  total: { header: 'X-Total-Count' },
  search: 'search',
  operators: { eq: ':field', in: ':field', gte: ':field_gte', lte: ':field_lte', contains: ':field_like' },
  fails: {
    message: ['message', 'error.message', 'error_description', 'errors.0.message', 'detail', 'title', 'error'],
    faults: ['errors', 'error.details', 'error.errors', 'data.params', 'details'],
    field: 'error.param',
    over: [401],
  },
};
