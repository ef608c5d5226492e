import { useQuery, useQueryClient } from '@tanstack/react-query';
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
  return { ...query, cancel: () => void client.cancelQueries({ queryKey }) };
}

/** Answers that are asked for outside of drawing, kept as all are. */
export function useAnswers() {
  const client = useQueryClient();
  return {
    /** Nothing where there is none, or it is older than a minute. */
    known<Answer>(key: AnswerKey): Answer | undefined {
      const query = client.getQueryCache().find<Answer>({ queryKey: ['answer', ...key] });
      return query?.isStaleByTime(limits.freshMs) === false ? query.state.data : undefined;
    },
    keep<Answer>(key: AnswerKey, answer: Answer): void {
      client.setQueryData<Answer>(['answer', ...key], answer);
    },
  };
}

/** Asks anew for the answers in sight whose keys begin so. */
export function useRefreshAnswers(): (key: AnswerKey) => void {
  const client = useQueryClient();
  return (key) => void client.invalidateQueries({ queryKey: ['answer', ...key] });
}
