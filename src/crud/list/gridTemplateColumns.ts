import type { DataRecord } from '#providers/data/calls.ts';
import type { ListDeclaration } from '../Resource.ts';
import { type RowVerbs, verbsFor } from '../verbs/rowVerbs.ts';

const SELECT_PX = 44;
const GRIP_PX = 44;
const OPENER_PX = 40;
const MORE_PX = 40;
const CHARACTER_PX = 14;
/** Of letters that are no Chinese: half as wide, and a little. */
const LETTER_PX = 8;
const FIRST_WIDE = '\u2e00';
const BUTTON_PX = 20;
const PADDING_PX = 24;
/** Labels may differ from record to record; these many are looked at. */
const SAMPLE = 20;

interface Dependencies {
  readonly columns: ListDeclaration['columns'];
  readonly verbs: RowVerbs;
  readonly records: readonly DataRecord[];
  /** Whether rows can be ticked, and whether they open. */
  readonly selects: boolean;
  readonly opens: boolean;
  readonly now: number;
}

/** The columns of the table's grid: the tick, the handle, the fields, the buttons as wide as their words. */
export function gridTemplateColumns({ columns, verbs, records, selects, opens, now }: Dependencies): string {
  const anyButtons = verbs.inline.length + verbs.more.length > 0;
  const width = Math.max(PADDING_PX, ...records.slice(0, SAMPLE).map((record) => widthOf(verbs, now, record)));
  return [
    ...(selects ? [`${SELECT_PX}px`] : []),
    ...(verbs.moves ? [`${GRIP_PX}px`] : []),
    ...(opens ? [`${OPENER_PX}px`] : []),
    ...columns.map(({ size }) => size),
    ...(anyButtons ? [`${width}px`] : []),
  ].join(' ');
}

/** As much room as the words of a record's buttons need. */
function widthOf(verbs: RowVerbs, now: number, record: DataRecord): number {
  const { inline, more } = verbsFor(verbs, record, now);
  const words = inline.map(({ label }) => Math.max(2 * CHARACTER_PX, wordOf(label(record))) + BUTTON_PX);
  return words.reduce((sum, word) => sum + word, PADDING_PX + (more.length > 0 || verbs.moves ? MORE_PX : 0));
}

const wordOf = (label: string): number =>
  [...label].reduce((sum, sign) => sum + (sign < FIRST_WIDE ? LETTER_PX : CHARACTER_PX), 0);
