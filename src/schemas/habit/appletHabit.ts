import { requestIdKey, sessionKey } from '../limits.ts';
import type { CallHabit, Habit } from './Habit.ts';

const base = '/api/applet/merchant';
const call = (method: CallHabit['method'], path: string, answers?: string): CallHabit => ({
  ...{ method, path: `${base}/${path}` },
  ...(answers !== undefined && { answers }),
});

/**
 * As the specification's applet names its calls: `coupons` lists, `coupon/info/get` reads, `coupon/add`, `/update`, `/del`
 * and `/switch` write. Spec §7
 *
 * It does not search or sort by itself; the embedded applet does so for what it keeps, in the words given here.
 */
export const appletHabit: Habit = {
  session: { header: sessionKey },
  requestId: requestIdKey,
  body: 'form',
  lists: 'json',
  yes: 'digits',
  ids: 'number',
  names: { shop: 'shop_id', id: ':noun_id' },
  within: ['', 'data'],
  calls: {
    getList: call('GET', ':plural', ':plural'),
    getOne: call('GET', ':noun/info/get', ':noun'),
    create: call('POST', ':noun/add', ':noun_id'),
    update: call('POST', ':noun/update'),
    deleteOne: call('POST', ':noun/del'),
    swap: call('POST', ':noun/switch'),
  },
  paging: { by: 'page', page: 'page', size: 'size' },
  total: 'total_count',
  search: 'keyword',
  sort: { by: 'sign', param: 'sort' },
  operators: {
    eq: ':field',
    in: ':field_in',
    gte: ':field_gte',
    lte: ':field_lte',
    contains: ':field_contains',
  },
  fails: { code: 'errcode', fine: [0], message: ['errmsg'], field: 'field', over: [403] },
};
