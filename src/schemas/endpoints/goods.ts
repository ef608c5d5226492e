import * as z from 'zod/mini';
import { code } from '../codecs/code.ts';
import { count } from '../codecs/count.ts';
import { goods, goodsForm } from '../entities/goods.ts';
import { goodsPricing } from '../rules/goodsPricing.ts';
import { rule } from '../rules/rule.ts';
import { goodsStatuses } from '../states/goodsStatus.ts';
import { get, post } from './endpoint.ts';

const nothing = z.object({});

/** G1 */
export const goodsList = get('/api/applet/merchant/products', {
  request: z.object({ shop_id: count, page: count, size: count, status: code(goodsStatuses) }),
  response: z.object({ products: z.array(goods), current_page: count, total_page: count, total_count: count }),
});

/** G8 */
export const goodsInfo = get('/api/applet/shop/product/info/get', {
  request: z.object({ product_id: count }),
  response: z.object({ goods }),
});

/** G7 */
export const goodsAdd = post('/api/applet/merchant/product/add', {
  request: z.object({ shop_id: count, ...goodsForm.shape }).check(rule(goodsPricing)),
  response: z.object({ product_id: count }),
});

/** Fields left out stay as they are, so putting on the shelf sends the status alone. G3, G7 */
export const goodsUpdate = post('/api/applet/merchant/product/update', {
  request: z
    .object({
      shop_id: count,
      product_id: count,
      ...z.partial(goodsForm).shape,
      status: z.optional(code(goodsStatuses)),
    })
    .check(rule(goodsPricing)),
  response: nothing,
});

/** G3 */
export const goodsDelete = post('/api/applet/merchant/product/del', {
  request: z.object({ shop_id: count, product_id: count }),
  response: nothing,
});

/** G5 */
export const specDelete = post('/api/applet/merchant/product/spec/del', {
  request: z.object({ product_id: count, spec_id: count }),
  response: nothing,
});
