import type { Providers } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';
import { memoize } from '#schemas/memoize.ts';
import type { KnownRate } from './readRate.ts';

/** A rating, and when it was read: in milliseconds since 1970. */
export interface KeptRate {
  readonly state: KnownRate;
  readonly readAt: number;
}

/** Ratings of the last minute, of whoever is signed in: whoever opens them again waits for none of them. OR-E7 */
export const keptRates = memoize(({ session, clock }: Pick<Providers, 'session' | 'clock'>) => {
  const kept = new Map<string, KeptRate>();
  const keyOf = (line: string) => `${session.get()} ${line}`;
  return {
    get(line: string): KeptRate | undefined {
      const found = kept.get(keyOf(line));
      return found && found.state.stage !== 'failed' && clock.now() - found.readAt < limits.freshMs ? found : undefined;
    },
    keep(line: string, state: KnownRate, readAt = clock.now()): KeptRate {
      const rate = { state, readAt };
      kept.set(keyOf(line), rate);
      return rate;
    },
    forget(): void {
      kept.clear();
    },
  };
});
