import { headerRows } from './headers.ts';
import { inOrder, type Row, revise, type Table } from './Table.ts';
import { textOf } from './textOf.ts';

/** The five ways rows can be put in order, by the words a merchant reads. E8 */
export const sortModes = {
  reverse: '逆序当前',
  textUp: '按 ASCII 字符升序',
  textDown: '按 ASCII 字符降序',
  numberUp: '按数值大小升序',
  numberDown: '按数值大小降序',
} as const;

export type SortMode = keyof typeof sortModes;

/** Whether rows can change places: no cell reaches over more than one row or column. */
export const canSort = ({ cells }: Table): boolean => cells.every(({ rowspan, colspan }) => rowspan * colspan === 1);

/** A minus belongs to the number where no word runs into it: `-3` and `-¥3`, but not `A-3`. */
const NUMBER = /(?:(?<![\p{L}\d])([-−])\s?[¥￥$€£]?\s?)?(\d[\d,]*(?:\.\d+)?|\.\d+)/u;

/** The first number in a text: decimals, a minus and separators of thousands count; undefined where none is. */
export function numberIn(text: string): number | undefined {
  const [, minus, digits] = NUMBER.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', '')) * (minus ? -1 : 1);
}

const collator = new Intl.Collator('zh-CN');

function byNumber(a: string, b: string, sign: 1 | -1): number {
  const [left, right] = [numberIn(a), numberIn(b)];
  // What has no number comes last, whichever way the others go.
  if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
  return sign * (left - right);
}

const compares: Readonly<Record<Exclude<SortMode, 'reverse'>, (a: string, b: string) => number>> = {
  textUp: (a, b) => collator.compare(a, b),
  textDown: (a, b) => collator.compare(b, a),
  numberUp: (a, b) => byNumber(a, b, 1),
  numberDown: (a, b) => byNumber(a, b, -1),
};

/**
 * Puts rows in the order of one column; rows that are alike keep theirs, header rows on top and a `tfoot` stay.
 *
 * Sorts the rows `from` to `to` where more than one is said, else all. The same table where `canSort` says no.
 */
export function sortRows(table: Table, column: number, mode: SortMode, from = 0, to = from): Table {
  if (!canSort(table)) return table;
  const first = Math.max(to > from ? from : 0, headerRows(table));
  const last = to > from ? to : table.rows.length - 1;
  const keys = new Map(
    table.cells.filter((cell) => cell.column === column).map(({ row, html }) => [row, textOf(html)]),
  );
  const isFoot = (row: number): boolean => table.parts[table.rows[row]?.part ?? 0]?.tag === 'tfoot';
  const all = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  const now = all.filter((row) => !isFoot(row));
  const key = (row: number): string => keys.get(row) ?? '';
  const wanted = mode === 'reverse' ? [...now].reverse() : [...now].sort((a, b) => compares[mode](key(a), key(b)));
  const places = new Map(wanted.map((row, index) => [row, now[index] ?? row]));
  const cells = table.cells.map((cell) => {
    const row = places.get(cell.row) ?? cell.row;
    return row === cell.row ? cell : { ...cell, row };
  });
  const rows = table.rows.map((row, index): Row => {
    const came = wanted[now.indexOf(index)];
    const source = came === undefined ? undefined : table.rows[came];
    // A row changes its place, not the part of the table that place is in.
    return source ? { ...source, part: row.part } : row;
  });
  return revise(table, { cells: inOrder(cells), rows });
}
