import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { AppletError } from '../http/AppletError.ts';

/** A list was answered, and the record is not in it any more. */
export const recordGone = (row: Endpoint) =>
  new AppletError('refused', row, {
    why: 'no such record in the list.',
    sentence: '这条记录已经不在了，可能在别处删除了',
    errcode: 404,
  });
