import pLimit from 'p-limit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AppletError, sentenceOf } from '#providers/http/AppletError.ts';
import type { Loose } from '#providers/http/Loose.ts';
import { useProviders } from '#providers/useProviders.ts';
import { orderRateInfo } from '#schemas/endpoints/orders.ts';
import type { OrderRate } from '#schemas/entities/order.ts';
import type { Message } from '#schemas/messages.ts';

/** What is known of one product's rating. */
export type RateState =
  | { readonly stage: 'loading' }
  | { readonly stage: 'failed'; readonly reason: Message }
  /** The buyer has not rated it. */
  | { readonly stage: 'none' }
  | { readonly stage: 'rated'; readonly rate: Loose<OrderRate> };

/** The applet answers for one product at a time: so many questions are under way at once. OR-E7 */
const AT_ONCE = 2;
const loading: RateState = { stage: 'loading' };

/** The ratings of an order's products, each asked for when the screen opens. O4 */
export function useRates(order: number, products: readonly number[]) {
  const { call } = useProviders();
  const [states, setStates] = useState<ReadonlyMap<number, RateState>>(new Map());
  const leaving = useRef<AbortController>();
  const queue = useRef(pLimit(AT_ONCE));

  const set = useCallback(
    (product: number, state: RateState) => setStates((before) => new Map(before).set(product, state)),
    [],
  );
  const read = useCallback(
    async (product: number) => {
      const signal = leaving.current?.signal;
      set(product, loading);
      try {
        const { rating } = await call(
          orderRateInfo,
          { order_id: order, product_id: product },
          { ...(signal && { signal }) },
        );
        if (rating === undefined) set(product, { stage: 'failed', reason: '评价没有加载出来' });
        else set(product, rating === null ? { stage: 'none' } : { stage: 'rated', rate: rating });
      } catch (error) {
        // Whoever left asked for nothing any more, and a session that ended speaks through the login.
        if (error instanceof AppletError && (error.kind === 'aborted' || error.kind === 'forbidden')) return;
        set(product, { stage: 'failed', reason: sentenceOf(error) });
      }
    },
    [call, order, set],
  );

  const asked = products.join(' ');
  useEffect(() => {
    const leave = new AbortController();
    leaving.current = leave;
    for (const product of asked === '' ? [] : asked.split(' ').map(Number)) {
      void queue.current(() => (leave.signal.aborted ? undefined : read(product)));
    }
    return () => leave.abort();
  }, [asked, read]);

  return {
    stateOf: (product: number): RateState => states.get(product) ?? loading,
    retry: (product: number) => void queue.current(() => read(product)),
    /** A reply has reached the applet. */
    replied: (product: number, rate: Loose<OrderRate>, reply: string) =>
      set(product, { stage: 'rated', rate: { ...rate, reply } }),
  };
}
