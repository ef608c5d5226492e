import { isRecord } from '../codecs/isRecord.ts';

/** What stands for a call of the declaring code, where nothing is run. */
export interface Builder {
  /** Under which key each thing it is given stands in what it makes; undefined for what is taken up as a whole. */
  readonly under: readonly (string | undefined)[];
  /** What it makes, as data. */
  make(given: readonly unknown[]): unknown;
}

const builders: ReadonlyMap<string, Builder> = new Map<string, Builder>([
  ['defineResource', { under: [undefined], make: ([declared]) => declared }],
  [
    'callsBy',
    { under: ['habit', 'noun', undefined], make: ([habit, noun, naming]) => ({ noun, habit, ...within(naming) }) },
  ],
  ['habitOf', { under: ['like', undefined], make: ([like, changes]) => ({ like, ...within(changes) }) }],
  ['conventionalCalls', { under: ['noun', undefined], make: ([noun, naming]) => ({ noun, ...within(naming) }) }],
  ['roleBelow', { under: ['below', 'reason'], make: ([below, reason]) => ({ below, reason }) }],
  ['f.kept', { under: ['label'], make: ([label]) => ({ kind: 'kept', label }) }],
  [
    'f.constant',
    { under: ['value', 'label'], make: ([value, label = '固定值']) => ({ kind: 'constant', value, label }) },
  ],
]);

/** The builder of a name: `conventionalCalls`, `f.text`; undefined for other code. */
export function builderOf(word: string): Builder | undefined {
  const [, kind] = /^f\.(\w+)$/.exec(word) ?? [];
  const known = builders.get(word);
  return (
    known ?? (kind === undefined ? undefined : { under: [undefined], make: ([said]) => ({ kind, ...within(said) }) })
  );
}

const within = (value: unknown): object => (isRecord(value) ? value : {});
