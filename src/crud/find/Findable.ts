import type { RecordId, Scope } from '#providers/data/calls.ts';

/** What a list opens by itself when somebody is led to it: its form for a new one, a tool, what a row's button opens. */
export type Opens =
  | { readonly add: true }
  | { readonly tool: string }
  | { readonly action: string; readonly id: RecordId };

/** Something else that a thing is known by. */
export interface Fact {
  /** What it is called, e.g. `收货人`. */
  readonly label: string;
  /** As it is shown beside the title when it was what was looked for. */
  readonly text: string;
  /** As it is compared: folded, a phone by its digits as well. */
  readonly words: readonly string[];
}

/** One thing that 找 may lead to. */
export interface Findable {
  /** No two of them share one. */
  readonly key: string;
  /** What it stands under, e.g. `商品`. */
  readonly group: string;
  readonly title: string;
  /** A record's number, by which it may be asked for. */
  readonly id?: RecordId;
  readonly facts: readonly Fact[];
  /** Where it belongs: its shop, its state. */
  readonly about: readonly string[];
  readonly scope: Scope;
  readonly to: string;
  readonly opens?: Opens;
  /** What this browser may remember of it in its place: who joined a group-buy is nobody's to keep. */
  readonly kept?: Pick<Findable, 'group' | 'title' | 'to'>;
}
