import write, { type Cell } from 'write-excel-file/universal';
import { TransferError } from '../TransferError.ts';
import type { Sheet, SheetCell, SheetColumn } from './Sheet.ts';

/** What Excel holds in one cell. */
const LONGEST = 32_767;
/** Characters XML has no word for, and halves of emoji: a file with one of them does not open. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const WIDEST = 48;
const NARROWEST = 8;
/** Enough to see how wide a column is. */
const LOOKED_AT = 200;
/** What the name of a tab may not hold, and how long it may be. */
const NO_NAME = /[[\]:*?/\\]/g;
const LONGEST_NAME = 31;
/** Excel reckons with 15 digits: an amount that has more stays a text. */
const AMOUNT = /^-?(?=[\d.]{1,16}$)\d{1,15}(?:\.\d+)?$/;
const AMOUNT_FORMAT = '#,##0.00###';
const MARK = '#fff2cc';

/** An XLSX file: texts stay texts (no `4.41E+11`), numbers are numbers, a bold first row that stays in sight. */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Blob> {
  return write(
    sheets.map(({ name, columns, rows }) => ({
      ...(name !== undefined && { sheet: name.replaceAll(NO_NAME, '_').slice(0, LONGEST_NAME) }),
      data: cellsOf({ columns, rows }),
      stickyRowsCount: 1,
      columns: columns.map(({ heading }, at) => ({
        width: widthOf([heading, ...rows.slice(0, LOOKED_AT).map((row) => row[at] ?? '')]),
      })),
    })),
  ).toBlob();
}

function cellsOf({ columns, rows }: Sheet): Cell[][] {
  const headings: Cell[] = columns.map(({ heading }) => ({
    value: cleaned(heading),
    type: String,
    fontWeight: 'bold',
  }));
  const lines = rows.map((row, at) =>
    row.map((cell, place) => toCell(cell, columns[place] ?? { heading: '' }, at + 2)),
  );
  return [headings, ...lines];
}

function toCell(cell: SheetCell, { heading, amounts, marked }: SheetColumn, line: number): Cell {
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (cell === '') return null;
  if (amounts && AMOUNT.test(cell)) return { value: Number(cell), type: Number, format: AMOUNT_FORMAT };
  if (cell.length > LONGEST)
    throw new TransferError(`第 ${line} 行「${heading}」超过 ${LONGEST} 个字，Excel 放不下，请改选 CSV`);
  // Told to be text, it stays text when the merchant types into it.
  return { value: cleaned(cell), type: String, format: '@', ...(marked && { backgroundColor: MARK }) };
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
