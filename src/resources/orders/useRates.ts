import pLimit from 'p-limit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AppletError, sentenceOf } from '#providers/http/AppletError.ts';
import type { Loose } from '#providers/http/Loose.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { OrderRate } from '#schemas/entities/order.ts';
import { keptRates } from './keptRates.ts';
import { type KnownRate, readRate } from './readRate.ts';

/** What is known of one product's rating. */
export type RateState = KnownRate | { readonly stage: 'loading' };

/** The applet answers for one product at a time: so many questions are under way at once. OR-E7 */
const AT_ONCE = 2;
const loading: RateState = { stage: 'loading' };

/** The ratings of an order's products, each asked for when the screen opens. O4 */
export function useRates(order: number, products: readonly number[]) {
  const providers = useProviders();
  const { call } = providers;
  const kept = keptRates(providers);
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
        set(product, kept.keep(`${order} ${product}`, await readRate(call, order, product, signal)).state);
      } catch (error) {
        // Whoever left asked for nothing any more, and a session that ended speaks through the login.
        if (error instanceof AppletError && (error.kind === 'aborted' || error.kind === 'forbidden')) return;
        set(product, { stage: 'failed', reason: sentenceOf(error) });
      }
    },
    [call, order, set, kept],
  );

  const asked = products.join(' ');
  useEffect(() => {
    const leave = new AbortController();
    leaving.current = leave;
    for (const product of asked === '' ? [] : asked.split(' ').map(Number)) {
      const known = kept.get(`${order} ${product}`);
      if (known) set(product, known.state);
      else void queue.current(() => (leave.signal.aborted ? undefined : read(product)));
    }
    return () => leave.abort();
  }, [asked, read, set, kept, order]);

  return {
    stateOf: (product: number): RateState => states.get(product) ?? loading,
    retry: (product: number) => void queue.current(() => read(product)),
    /** A reply has reached the applet. */
    replied: (product: number, rate: Loose<OrderRate>, reply: string) =>
      set(product, kept.keep(`${order} ${product}`, { stage: 'rated', rate: { ...rate, reply } }).state),
  };
}
