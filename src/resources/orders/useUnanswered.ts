import { useEffect, useRef, useState } from 'react';
import { inPairs } from '#crud/transfer/inPairs.ts';
import { useOneRun } from '#crud/transfer/useOneRun.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import { keptRates } from './keptRates.ts';
import type { RatedLine, ReadLine } from './ratedLines.ts';
import { isUnanswered, type KnownRate, readRate } from './readRate.ts';

/** How far the ratings are read. */
export type RatesStage =
  | { readonly stage: 'reading' }
  | { readonly stage: 'over' }
  /** By the merchant, or because an answer did not come: then with the reason. */
  | { readonly stage: 'stopped'; readonly reason: Message | undefined };

interface Read {
  readonly state: KnownRate;
  readonly readAt: number;
  readonly waited: boolean;
}
const none: ReadonlyMap<string, Read> = new Map();

/** Reads the ratings of many lines, a call for each, two at a time; can be stopped and gone on with. OR-D2 */
export function useUnanswered(lines: readonly RatedLine[]) {
  const providers = useProviders();
  const kept = keptRates(providers);
  const [read, setRead] = useState(none);
  const [stage, setStage] = useState<RatesStage>({ stage: 'reading' });
  const { run, cancel } = useOneRun((reason) => setStage({ stage: 'stopped', reason }));

  const note = (key: string, state: KnownRate, readAt: number) =>
    setRead((before) =>
      new Map(before).set(key, { state, readAt, waited: before.get(key)?.waited === true || isUnanswered(state) }),
    );
  const start = (known: ReadonlyMap<string, Read>) =>
    void run(async (signal) => {
      setStage({ stage: 'reading' });
      const missing = lines.filter(({ key }) => (known.get(key)?.state.stage ?? 'failed') === 'failed');
      await inPairs(missing, signal, async ({ key, order, purchase }) => {
        const before = kept.get(key);
        const state = before?.state ?? (await readRate(providers.call, order.id, purchase.product, signal));
        if (signal.aborted) return;
        note(key, state, (before ?? kept.keep(key, state)).readAt);
      });
      signal.throwIfAborted();
      setStage({ stage: 'over' });
    });
  const begin = useRef(() => start(none));
  useEffect(() => begin.current(), []);

  const found = lines.flatMap((line): readonly ReadLine[] => {
    const known = read.get(line.key);
    return known ? [{ ...line, state: known.state, waited: known.waited }] : [];
  });
  return {
    stage,
    found,
    /** When the oldest of them was read. */
    readAt: Math.min(...[...read.values()].map(({ readAt }) => readAt)),
    goOn: () => start(read),
    again() {
      kept.forget();
      setRead(none);
      start(none);
    },
    stop() {
      cancel();
      setStage({ stage: 'stopped', reason: undefined });
    },
    /** A reply has reached the applet. */
    replied({ key, state }: ReadLine, reply: string) {
      if (state.stage !== 'rated') return;
      const answered: KnownRate = { stage: 'rated', rate: { ...state.rate, reply } };
      const readAt = read.get(key)?.readAt;
      note(key, answered, kept.keep(key, answered, readAt).readAt);
    },
  };
}
