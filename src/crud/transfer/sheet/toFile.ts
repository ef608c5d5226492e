import type { Sheet, SheetFormat } from './Sheet.ts';
import { writeCsv } from './writeCsv.ts';
import { toXlsx } from './xlsx.ts';

/** A sheet as a file of either kind. @throws TransferError for what Excel has no room for. */
export async function toFile(sheet: Sheet, format: SheetFormat): Promise<Blob> {
  return format === 'xlsx' ? toXlsx(sheet) : new Blob([writeCsv(sheet)], { type: 'text/csv;charset=utf-8' });
}
