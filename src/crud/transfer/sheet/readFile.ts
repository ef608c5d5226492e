import { TransferError } from '../TransferError.ts';
import { decodeText, UNREADABLE } from './decodeText.ts';
import { readCsv } from './readCsv.ts';
import type { Grid, SheetFormat } from './Sheet.ts';
import { fromXlsx } from './xlsx.ts';

const MOST_BYTES = 20_000_000;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** A sheet as it was handed in, and how it was written. */
export interface SheetFile {
  readonly name: string;
  readonly format: SheetFormat;
  readonly grid: Grid;
}

/** Reads a file by what is in it, whatever it is called. @throws TransferError for what is no sheet or too large. */
export async function readFile(file: File): Promise<SheetFile> {
  if (file.size > MOST_BYTES) throw new TransferError('文件不能超过 20 MB，请分成几个再导入');
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const starts = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  if (starts(OLD_EXCEL)) throw new TransferError('这是旧版的 .xls 文件，请用 Excel 另存为 .xlsx 再导入');
  if (starts(ZIP)) return { name: file.name, format: 'xlsx', grid: await fromXlsx(buffer) };
  const grid = readCsv(decodeText(bytes));
  if (grid[0]?.some((heading) => heading.includes(UNREADABLE)))
    throw new TransferError('列名里有读不出来的字，请把文件另存为 UTF-8 的 CSV 或 .xlsx 再导入');
  return { name: file.name, format: 'csv', grid };
}

/** Reads what was copied out of a sheet. */
export const readPasted = (text: string): SheetFile => ({ name: '粘贴的表格', format: 'csv', grid: readCsv(text) });
