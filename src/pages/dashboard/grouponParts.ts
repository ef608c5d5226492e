import { type ComponentType, lazy } from 'react';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { memoize } from '#schemas/memoize.ts';

/** What is asked for of whoever can tell how a group-buy goes. */
export interface SumsProps {
  readonly scope: Scope;
  readonly record: DataRecord;
  /** Whether it may ask for it without a press. */
  readonly byItself: boolean;
}

/** The same of whoever can tell what the last ones came to. */
export interface RoundsProps {
  readonly scope: Scope;
  /** Those that have been read, whatever their order. */
  readonly records: readonly DataRecord[];
}

/** What the desk shows of group-buys and does not know itself: a matter of the page that each of them has. */
export interface GrouponParts {
  /** How many have joined one. */
  readonly Sums: ComponentType<SumsProps>;
  /** What the last ones came to. */
  readonly Rounds: ComponentType<RoundsProps>;
}
export type LoadGrouponParts = () => Promise<GrouponParts>;

/** The same before their code is there; the same ones each time, so that coming back does not wait for them anew. */
export const lateParts = memoize(
  (load: LoadGrouponParts): GrouponParts => ({
    Sums: lazy(() => load().then(({ Sums }) => ({ default: Sums }))),
    Rounds: lazy(() => load().then(({ Rounds }) => ({ default: Rounds }))),
  }),
);
