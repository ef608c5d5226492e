import type { Call } from '#providers/http/createHttp.ts';
import type { Loose } from '#providers/http/Loose.ts';
import { orderRateInfo } from '#schemas/endpoints/orders.ts';
import type { OrderRate } from '#schemas/entities/order.ts';
import type { Message } from '#schemas/messages.ts';

/** What an answer says of one product's rating. */
export type KnownRate =
  | { readonly stage: 'failed'; readonly reason: Message }
  /** The buyer has not rated it. */
  | { readonly stage: 'none' }
  | { readonly stage: 'rated'; readonly rate: Loose<OrderRate> };

/** The rating of one product of an order. O4 @throws whatever the call throws. */
export async function readRate(
  call: Call,
  order: number,
  product: number,
  signal: AbortSignal | undefined,
): Promise<KnownRate> {
  const asked = { order_id: order, product_id: product };
  const { rating } = await call(orderRateInfo, asked, { ...(signal && { signal }) });
  if (rating === undefined) return { stage: 'failed', reason: '评价没有加载出来' };
  return rating === null ? { stage: 'none' } : { stage: 'rated', rate: rating };
}

/** Whether a buyer waits for an answer. */
export const isUnanswered = (state: KnownRate | { readonly stage: 'loading' }): boolean =>
  state.stage === 'rated' && (state.rate.reply ?? '') === '';
