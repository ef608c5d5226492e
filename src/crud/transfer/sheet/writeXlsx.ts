import write, { type Cell } from 'write-excel-file/universal';
import { TransferError } from '../TransferError.ts';
import type { Sheet, SheetCell } from './Sheet.ts';

/** What Excel holds in one cell. */
const LONGEST = 32_767;
/** Characters XML has no word for, and halves of emoji: a file with one of them does not open. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const WIDEST = 48;
const NARROWEST = 8;
/** Enough to see how wide a column is. */
const LOOKED_AT = 200;

/** An XLSX file: texts stay texts (no `4.41E+11`), numbers are numbers, a bold first row that stays in sight. */
export async function writeXlsx({ columns, rows }: Sheet): Promise<Blob> {
  const headings: Cell[] = columns.map(({ heading }) => ({
    value: cleaned(heading),
    type: String,
    fontWeight: 'bold',
  }));
  const lines = rows.map((row, at) =>
    row.map((cell, column) => toCell(cell, () => `第 ${at + 2} 行「${columns[column]?.heading ?? ''}」`)),
  );
  const widths = columns.map(({ heading }, at) => ({
    width: widthOf([heading, ...rows.slice(0, LOOKED_AT).map((row) => row[at] ?? '')]),
  }));
  return write([headings, ...lines], { stickyRowsCount: 1, columns: widths }).toBlob();
}

function toCell(cell: SheetCell, place: () => string): Cell {
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (cell === '') return null;
  if (cell.length > LONGEST) throw new TransferError(`${place()}超过 ${LONGEST} 个字，Excel 放不下，请改选 CSV`);
  // Told to be text, it stays text when the merchant types into it.
  return { value: cleaned(cell), type: String, format: '@' };
}

function cleaned(text: string): string {
  const clean = text.replace(UNWRITABLE, '');
  // write-excel-file 4.1.1 keeps the texts it has met in a plain object, which knows `constructor` and its kind before
  // anyone wrote them, and the file would not open. A blank behind the word makes it new.
  return clean in Object.prototype ? `${clean} ` : clean;
}

/** In characters as Excel counts them; a Chinese one is as wide as two. */
function widthOf(cells: readonly SheetCell[]): number {
  const widths = cells.map((cell) =>
    Math.max(
      ...String(cell)
        .slice(0, 400)
        .split('\n')
        .map((line) => line.length + (line.match(/[\u2E80-\uFFEF]/g)?.length ?? 0)),
    ),
  );
  return Math.min(WIDEST, Math.max(NARROWEST, ...widths) + 2);
}
