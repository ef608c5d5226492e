import type { NameOf } from '../Cell.ts';
import type { AnyField } from '../Field.ts';
import type { Forest } from '../tree/growForest.ts';

/** How a merchant says what to look for: ticks among words, yes or no, two ends, or a piece of text. */
export type FilterControl = 'options' | 'flag' | 'numbers' | 'days' | 'words';

/**
 * How a list is narrowed by a field of this kind.
 *
 * `Asked` is what is being looked for; it survives the address bar and saved views unchanged:
 * `read(write(asked)) = asked`. Methods, so that filters of all kinds fit one table.
 */
export interface Filter<Field = AnyField, Value = unknown, Asked = unknown> {
  readonly control: FilterControl;
  /** What its two ends are called, where 最少 and 最多 do not fit. */
  readonly ends?: readonly [low: string, high: string];
  /** Where its ticks come from when neither declared options nor another resource has them: the loaded records. */
  readonly offers?: 'loaded';
  /** What the address says, e.g. `['1', '2']`; undefined when it makes no sense. */
  read(texts: readonly string[], field: Field): Asked | undefined;
  write(asked: Asked, field: Field): readonly string[];
  /** What is looked for with all that belongs to it: it is chosen in a tree then, and a list waits for the forest. */
  widen?(asked: Asked, forest: Forest): Asked;
  /** Whether a record with this value is one that is looked for. */
  matches(value: Value | undefined, asked: Asked, field: Field): boolean;
  /** In the merchant's words, e.g. `出售中、已下架`; ids are said by their names where those are known. */
  say(asked: Asked, field: Field, nameOf?: NameOf): string;
}
