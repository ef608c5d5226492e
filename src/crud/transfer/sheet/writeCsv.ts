import { guard } from './formulaGuard.ts';
import type { Sheet, SheetCell, SheetColumn } from './Sheet.ts';

const BOM = '\uFEFF';
/** What phones, ids and amounts are made of: no formula made of these does harm. */
const FIGURES = /^[-+\d\s().,#]*$/;
const quoted = (cell: SheetCell): string => `"${String(cell).replaceAll('"', '""')}"`;
const lineOf = (cells: readonly SheetCell[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** The mark that Excel knows UTF-8 by, and the headings: CRLF, every cell quoted, no cell a formula. */
export const csvHead = (columns: readonly SheetColumn[]): string =>
  BOM + lineOf(columns.map(({ heading }) => guard(heading)));

/** Some of the rows, to stand behind what was written before. */
export function csvRows(rows: Sheet['rows'], columns: readonly SheetColumn[]): string {
  const safe = (cell: SheetCell, at: number) => {
    if (typeof cell === 'number') return cell;
    const { figures, amounts } = columns[at] ?? {};
    return (figures || amounts) && FIGURES.test(cell) ? cell : guard(cell);
  };
  return rows.map((row) => lineOf(row.map(safe))).join('');
}
