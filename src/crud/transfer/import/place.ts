import type { Message } from '#schemas/messages.ts';
import { isBlank } from '#schemas/text/fold.ts';
import type { FieldColumn } from '../columns.ts';
import type { SheetFile } from '../sheet/readFile.ts';
import type { Grid } from '../sheet/Sheet.ts';
import { matchColumns } from './matchColumns.ts';

/** Where in a file the rows stand: the sheet, and the row of the headings; both count from 0. */
export interface Place {
  readonly tab: number;
  readonly head: number;
}

/** Rows under their headings; `head` is the row of the headings in the sheet. */
export interface Table {
  readonly grid: Grid;
  readonly head: number;
}

/** Headings stand near the top: above them a title, a day, who made it. */
const LOOKED_AT = 20;
const MOST_ROWS = 20_000;

/** Of the places from which something can be imported, the one whose headings say the most of ours; else the first. N9 */
export function guessPlace(file: SheetFile, columns: readonly FieldColumn[], among = shownFirst(file.tabs)): Place {
  const { tabs } = file;
  const all = among.flatMap((tab) => rowsOf(tabs[tab]?.grid).map((head) => ({ tab, head })));
  const usable = all.filter((place) => problemOf(tableAt(file, place)) === undefined);
  const places = usable.length > 0 ? usable : all;
  const scores = places.map(({ tab, head }) => {
    const [headings = [], ...rows] = tabs[tab]?.grid.slice(head) ?? [];
    return matchColumns(headings, rows, columns).filter((target) => target !== undefined).length;
  });
  const most = Math.max(0, ...scores);
  return places[most === 0 ? -1 : scores.indexOf(most)] ?? firstOf(places, tabs) ?? { tab: among[0] ?? 0, head: 0 };
}

/** The sheets, hidden ones last. */
const shownFirst = (tabs: SheetFile['tabs']): readonly number[] =>
  [...tabs.keys()].sort((a, b) => Number(tabs[a]?.hidden) - Number(tabs[b]?.hidden));

/** The rows near the top in which something stands. */
function rowsOf(grid: Grid = []): readonly number[] {
  const begin = Math.max(
    0,
    grid.findIndex((row) => !row.every(isBlank)),
  );
  return [...grid.slice(begin, begin + LOOKED_AT).keys()]
    .map((row) => begin + row)
    .filter((row) => !grid[row]?.every(isBlank));
}

/** Where no heading is known: the first row of more than one word, for a title stands alone. */
const firstOf = (places: readonly Place[], tabs: SheetFile['tabs']): Place | undefined =>
  places.find(({ tab, head }) => (tabs[tab]?.grid[head]?.filter((cell) => !isBlank(cell)).length ?? 0) > 1) ??
  places[0];

/** The rows that stand in a place. */
export const tableAt = ({ tabs }: SheetFile, { tab, head }: Place): Table => ({
  grid: tabs[tab]?.grid.slice(head) ?? [],
  head,
});

/** Why rows cannot be imported from there. */
export function problemOf({ grid }: Table): Message | undefined {
  const count = grid.findLastIndex((row) => !row.every(isBlank));
  if (count < 0) return '这个文件是空的';
  if (count === 0) return '只有列名，没有要导入的行';
  return count > MOST_ROWS ? `一次最多导入 ${MOST_ROWS} 行，请分成几个文件` : undefined;
}

/** The rows of a place that can hold headings: a number from 0, and what stands there. */
export const headsOf = ({ tabs }: SheetFile, tab: number): readonly { row: number; words: string }[] =>
  rowsOf(tabs[tab]?.grid).map((row) => ({
    row,
    words: tabs[tab]?.grid[row]?.filter((cell) => !isBlank(cell)).join('、') ?? '',
  }));
