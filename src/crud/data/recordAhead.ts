import type { DataProvider } from '@refinedev/core';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import type { Providers } from '#providers/useProviders.ts';
import { memoize } from '#schemas/memoize.ts';

/** How long an answer that was asked for ahead is as good as one that its screen asks for. */
export const AHEAD_MS = 3000;

/** A record that is asked for when the way to it is pressed, before the screen is there that shows it. */
export interface RecordAhead {
  /** Asked twice in a row it asks once. */
  ask(provider: DataProvider, resource: string, scope: Scope, id: RecordId): void;
  /** What was asked for ahead, for one screen once, and only for whoever asked; undefined when nothing was. */
  take(resource: string, scope: Scope, id: RecordId): ReturnType<typeof readRecord> | undefined;
}

type Dependencies = Pick<Providers, 'session' | 'clock'>;

/** The one of a page; of several records the last one is kept. */
export const recordAhead = memoize(({ session, clock }: Dependencies): RecordAhead => {
  let last: { readonly key: string; readonly at: number; readonly answer: ReturnType<typeof readRecord> } | undefined;
  const keyOf = (...asked: readonly unknown[]) => JSON.stringify([session.get(), ...asked]);
  return {
    ask(provider, resource, scope, id) {
      const key = keyOf(resource, scope, id);
      if (last?.key === key && clock.now() - last.at < AHEAD_MS) return;
      const answer = readRecord(provider, { resource, scope, id });
      // Whoever takes it hears of the failure.
      answer.catch(() => undefined);
      last = { key, at: clock.now(), answer };
    },
    take(resource, scope, id) {
      const taken = last;
      last = undefined;
      return taken?.key === keyOf(resource, scope, id) && clock.now() - taken.at < AHEAD_MS ? taken.answer : undefined;
    },
  };
});

interface Asked {
  readonly resource: string;
  readonly scope: Scope;
  readonly id: RecordId;
  readonly signal?: AbortSignal;
}

/** One record, as refine's data provider is asked for it. */
export const readRecord = (provider: DataProvider, { resource, scope, id, signal }: Asked) =>
  provider.getOne<DataRecord>({ resource, id, meta: { scope, ...(signal && { signal }) } });
