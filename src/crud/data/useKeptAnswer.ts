import { QueryObserver, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '#schemas/limits.ts';

/** By what an answer is told from all others; answers whose keys begin alike are refreshed together. */
export type AnswerKey = readonly (string | number | undefined)[];

interface Asked<Answer> {
  readonly key: AnswerKey;
  readonly read: (signal: AbortSignal) => Promise<Answer>;
  readonly enabled?: boolean;
  /** Read again when the page comes back into view, or the network does: not what takes many calls. */
  readonly revisits?: boolean;
}

/** An answer that is no record, good for a minute wherever it is asked for; a failure is told as that of any read. T7 */
export function useKeptAnswer<Answer>({ key, read, enabled = true, revisits = true }: Asked<Answer>) {
  const client = useQueryClient();
  const queryKey = ['answer', ...key];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    enabled,
    staleTime: limits.freshMs,
    refetchOnWindowFocus: revisits,
    refetchOnReconnect: revisits,
  });
  return {
    ...query,
    /** Stops reading it, unless somebody else waits for it. */
    cancel() {
      const others = (client.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 1;
      if (!others) void client.cancelQueries({ queryKey });
    },
  };
}

/** Answers that are asked for outside of drawing, kept as all are. */
export function useAnswers() {
  const client = useQueryClient();
  const find = <Answer>(key: AnswerKey) => client.getQueryCache().find<Answer>({ queryKey: ['answer', ...key] });
  return {
    /** Whether it is there and not older than a minute, or on its way. */
    isComing(key: AnswerKey): boolean {
      const query = find(key);
      return query?.state.fetchStatus === 'fetching' || query?.isStaleByTime(limits.freshMs) === false;
    },
    /**
     * Waits for an answer; whoever asks for it meanwhile, here or by {@link useKeptAnswer}, waits for the same one. Once
     * nobody waits for it any more it is no longer read.
     *
     * @param anew what was read within the last minute does not do
     */
    async ask<Answer>({ key, read }: Asked<Answer>, signal: AbortSignal, anew = false): Promise<Answer> {
      signal.throwIfAborted();
      const observer = new QueryObserver<Answer>(client, {
        queryKey: ['answer', ...key],
        queryFn: ({ signal }) => read(signal),
        staleTime: anew ? 0 : limits.freshMs,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      });
      let leave = () => {};
      try {
        return await new Promise<Answer>((resolve, reject) => {
          const settle = () => {
            const { isFetching, data, error } = observer.getCurrentResult();
            if (isFetching) return;
            if (error === null && data !== undefined) resolve(data);
            else reject(error ?? new DOMException('The answer is no longer read.', 'AbortError'));
          };
          signal.addEventListener('abort', () => reject(signal.reason), { once: true });
          leave = observer.subscribe(settle);
          settle();
        });
      } finally {
        leave();
      }
    },
  };
}

/** Asks anew for the answers in sight whose keys begin so. */
export function useRefreshAnswers(): (key: AnswerKey) => void {
  const client = useQueryClient();
  return (key) => void client.invalidateQueries({ queryKey: ['answer', ...key] });
}
