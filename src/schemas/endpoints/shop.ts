import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { shop, shopForm } from '../entities/shop.ts';
import { membership, merchant, user } from '../entities/user.ts';
import { get, post } from './endpoint.ts';

const nothing = z.object({});

/** Who is signed in; the fields may also stand at the top. R4 */
export const userInfo = get('/api/applet/user/info/get', {
  request: nothing,
  response: z.object({ user }),
  flat: 'user',
});

/** Which shops are the merchant's. R4 */
export const shopInfo = get('/api/applet/merchant/shop/info/get', {
  request: nothing,
  response: z.object({ ...membership, shops: z.array(shop), merchant: z.nullable(merchant) }),
});

/** S3 */
export const shopInfoUpdate = post('/api/applet/merchant/shop/info/update', {
  request: z.object({ shop_id: count, ...z.partial(shopForm).shape }),
  response: nothing,
});
