import readWorkbook, { readSheet } from 'read-excel-file/universal';
import { TransferError } from '../TransferError.ts';
import { addressCells } from './addressCells.ts';
import type { Grid } from './Sheet.ts';

/** Excel reckons with 15 digits; what a float adds behind them nobody typed. */
const DIGITS = 15;
type Cells = readonly (readonly unknown[])[];

/** The cells of the first sheet that has any, as texts; a day as `2026-03-08`, a number as Excel shows it. @throws TransferError */
export async function readXlsx(bytes: ArrayBuffer): Promise<Grid> {
  try {
    const rows: Cells = await readSheet(bytes, { trim: false }).catch(() => readPatiently(bytes));
    return rows.map((row) => row.map(textOf));
  } catch {
    throw new TransferError('这个文件打不开，请用 Excel 另存为 .xlsx 或 CSV 再试');
  }
}

/** What read-excel-file breaks at when it reads the first sheet alone: a chart there, and cells without addresses. */
async function readPatiently(bytes: ArrayBuffer): Promise<Cells> {
  const sheets: readonly { readonly data?: Cells }[] = await readWorkbook(addressCells(bytes), { trim: false });
  return sheets.find(({ data }) => data !== undefined)?.data ?? [];
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
