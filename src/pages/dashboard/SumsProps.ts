import type { DataRecord, Scope } from '#providers/data/calls.ts';

/** What is asked for of whoever can tell how a group-buy goes. */
export interface SumsProps {
  readonly scope: Scope;
  readonly record: DataRecord;
  /** Whether it may ask for it without a press. */
  readonly byItself: boolean;
}
