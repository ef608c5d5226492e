import readWorkbook from 'read-excel-file/universal';
import { TransferError } from '../TransferError.ts';
import { addressCells } from './addressCells.ts';
import { readMarks, type Span } from './readMarks.ts';
import type { Grid, SheetTab } from './Sheet.ts';

/** Excel reckons with 15 digits; what a float adds behind them nobody typed. */
const DIGITS = 15;
type Cells = readonly (readonly unknown[])[];

/**
 * The sheets that have cells, as texts; a day as `2026-03-08`, a number as Excel shows it; what spans rows stands in each.
 *
 * @throws TransferError for what is no workbook
 */
export async function readXlsx(bytes: ArrayBuffer): Promise<readonly SheetTab[]> {
  try {
    const sheets: readonly { readonly sheet: string; readonly data?: Cells }[] = await readPatiently(bytes);
    const marks = readMarks(bytes);
    return sheets.flatMap(({ sheet: name, data }, at) => {
      if (data === undefined) return [];
      const { hidden = false, spans = [] } = marks[at] ?? {};
      const grid = data.map((row) => row.map(textOf));
      return [{ name, hidden, grid: filled(grid, spans), merged: spans.map(({ bottom }) => bottom) }];
    });
  } catch {
    throw new TransferError('这个文件打不开，请用 Excel 另存为 .xlsx 或 CSV 再试');
  }
}

/** What read-excel-file breaks at: cells without addresses. */
const readPatiently = (bytes: ArrayBuffer) =>
  readWorkbook(bytes, { trim: false }).catch(() => readWorkbook(addressCells(bytes), { trim: false }));

/** Only the uppermost cell of a span says anything in the file. */
function filled(grid: string[][], spans: readonly Span[]): Grid {
  for (const { top, bottom, column } of spans) {
    const said = grid[top]?.[column] ?? '';
    for (const row of grid.slice(top + 1, bottom + 1)) row[column] = said;
  }
  return grid;
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(DIGITS)));
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace('T', ' ')
      .replace(/ 00:00:00.*$|:\d\d\.\d+Z$/, '');
  return String(cell);
}
