import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { text } from '../codecs/text.ts';
import { tag } from '../entities/tag.ts';
import { rule } from '../rules/rule.ts';
import { tagName } from '../rules/tag.ts';
import { get, post } from './endpoint.ts';

const nothing = z.object({});
const name = text.check(rule(tagName));

/** C1 */
export const tagList = get('/api/applet/merchant/product/tags', {
  request: z.object({ shop_id: count }),
  response: z.object({ tags: z.array(tag) }),
});

/** C1 */
export const tagAdd = post('/api/applet/merchant/product/tag/add', {
  request: z.object({ shop_id: count, name }),
  response: z.object({ tag_id: count, priority: count }),
});

/** C1 */
export const tagUpdate = post('/api/applet/merchant/product/tag/update', {
  request: z.object({ shop_id: count, tag_id: count, name }),
  response: nothing,
});

/** C3 */
export const tagDelete = post('/api/applet/merchant/product/tag/del', {
  request: z.object({ shop_id: count, tag_id: count }),
  response: nothing,
});

/** Swaps the places of two. C2 */
export const tagSwitch = post('/api/applet/merchant/product/tag/switch', {
  request: z.object({ a_tag_id: count, b_tag_id: count }),
  response: nothing,
});
