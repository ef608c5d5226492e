import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { shopRecord, shopRecordForm } from '../entities/shopRecord.ts';
import { get, post } from './endpoint.ts';

const listed = z.object({ shop_type: z.optional(count), page: z.optional(count), size: z.optional(count) });
const saved = z.object({ id: count });

/** Clubs. V4 */
export const clubList = get('/api/applet/merchant/shops', {
  request: listed,
  response: z.object({ shops: z.array(shopRecord), total_count: z.optional(count) }),
});

/** Scenic spots. V4 */
export const scenicSpotList = get('/api/applet/merchant/views/get', {
  request: listed,
  response: z.object({ views: z.array(shopRecord), total_count: z.optional(count) }),
});

/** V4 */
export const shopRecordInfo = get('/api/applet/shop/info/get', {
  request: z.object({ shop_id: count }),
  response: z.object({ shop: shopRecord }),
});

/** V4 */
export const clubSave = post('/api/applet/merchant/club/add/update/', { request: shopRecordForm, response: saved });

/** V4 */
export const scenicSpotSave = post('/api/applet/merchant/view/add/update/', {
  request: shopRecordForm,
  response: saved,
});
