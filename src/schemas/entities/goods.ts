import * as z from 'zod/mini';
import { code } from '../codecs/code.ts';
import { count } from '../codecs/count.ts';
import { jsonText, jsonValue } from '../codecs/json.ts';
import { money } from '../codecs/money.ts';
import { text } from '../codecs/text.ts';
import { goodsName, goodsStock } from '../rules/goods.ts';
import { goodsPrice } from '../rules/price.ts';
import { rule } from '../rules/rule.ts';
import { goodsStatuses } from '../states/goodsStatus.ts';
import { readBlocks, sentBlocks } from './block.ts';
import { spec } from './spec.ts';

/** 1 single, 2 multi, 3 complex. Spec §3 */
export const goodsTypes = [1, 2, 3] as const;

/** What a shop sells. `imgs` are picture paths, the first one is the face of the goods. Spec §3 */
export const goods = z.object({
  id: count,
  name: text,
  description: readBlocks.asList('text'),
  tag_id: count,
  imgs: jsonValue(z.array(text)),
  price: money,
  stock: count,
  total_sales: count,
  status: code(goodsStatuses),
  type: code(goodsTypes),
  spec: jsonValue(z.array(spec)),
});
export type Goods = z.output<typeof goods>;

/** The fields of goods that a merchant writes; lists leave as JSON in a string. Contract: product/add */
export const goodsForm = z.object({
  name: text.check(rule(goodsName)),
  description: z.optional(sentBlocks('text')),
  tag_id: z.optional(count),
  imgs: z.optional(jsonText(z.array(text))),
  price: z.optional(money.check(rule(goodsPrice))),
  stock: count.check(rule(goodsStock)),
  type: code(goodsTypes),
  spec: z.optional(jsonText(z.array(spec))),
});
