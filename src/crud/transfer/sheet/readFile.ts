import { TransferError } from '../TransferError.ts';
import { decodeText, type Encoding, guessEncoding } from './decodeText.ts';
import { readCsv } from './readCsv.ts';
import type { SheetFormat, SheetTab } from './Sheet.ts';
import { fromXlsx } from './xlsx.ts';

const MOST_BYTES = 20_000_000;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** A file as it was handed in, and how it was written. */
export interface SheetFile {
  readonly name: string;
  readonly format: SheetFormat;
  /** The sheets that have cells; a CSV file is one. */
  readonly tabs: readonly SheetTab[];
  /** Of a CSV file: how its bytes were read, and the bytes, to be read otherwise. */
  readonly encoded?: { readonly as: Encoding; readonly bytes: Uint8Array };
}

/** Reads a file by what is in it, whatever it is called. @throws TransferError for what is no sheet or too large. */
export async function readFile(file: File): Promise<SheetFile> {
  if (file.size > MOST_BYTES) throw new TransferError('文件不能超过 20 MB，请分成几个再导入');
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const starts = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  if (starts(OLD_EXCEL)) throw new TransferError('这是旧版的 .xls 文件，请用 Excel 另存为 .xlsx 再导入');
  if (starts(ZIP)) return { name: file.name, format: 'xlsx', tabs: await fromXlsx(buffer) };
  return readAs(file.name, bytes, guessEncoding(bytes));
}

/** Reads a CSV file in one encoding. */
export const readAs = (name: string, bytes: Uint8Array, encoding: Encoding): SheetFile => ({
  ...oneTab(name, decodeText(bytes, encoding)),
  encoded: { as: encoding, bytes },
});

/** Reads what was copied out of a sheet. */
export const readPasted = (text: string): SheetFile => oneTab('粘贴的表格', text);

const oneTab = (name: string, text: string): SheetFile => ({
  name,
  format: 'csv',
  tabs: [{ name, hidden: false, grid: readCsv(text), merged: [] }],
});
