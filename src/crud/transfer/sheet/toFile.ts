import { slicesOf } from '../inSlices.ts';
import type { Sheet, SheetFormat } from './Sheet.ts';
import { csvHead, csvRows } from './writeCsv.ts';
import { toXlsx } from './xlsx.ts';

const SLICE = 250;

/**
 * A sheet as a file of either kind, without holding up the page.
 *
 * @throws TransferError for what Excel has no room for, the signal's reason as soon as it aborts.
 */
export async function toFile(sheet: Sheet, format: SheetFormat, signal?: AbortSignal): Promise<Blob> {
  return format === 'xlsx' ? toXlsx([sheet], signal) : toCsv(sheet, signal);
}

async function toCsv({ columns, rows }: Sheet, signal?: AbortSignal): Promise<Blob> {
  const parts = [csvHead(columns)];
  for await (const slice of slicesOf(rows, SLICE, signal)) parts.push(csvRows(slice, columns));
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
