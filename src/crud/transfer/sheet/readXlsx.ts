import { InvalidInputError, InvalidSpreadsheetError, readSheet } from 'read-excel-file/universal';
import { TransferError } from '../TransferError.ts';
import type { Grid } from './Sheet.ts';

/** Excel reckons with 15 digits; what a float adds behind them nobody typed. */
const DIGITS = 15;

/** The cells of the first sheet as texts; a day as `2026-03-08`, a number as Excel shows it. @throws TransferError */
export async function readXlsx(bytes: ArrayBuffer): Promise<Grid> {
  try {
    const rows = await readSheet(bytes, { trim: false });
    return rows.map((row) => row.map(textOf));
  } catch (error) {
    if (error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError)
      throw new TransferError('这个文件打不开，请用 Excel 另存为 .xlsx 或 CSV 再试');
    throw error;
  }
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
