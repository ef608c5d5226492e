import { TransferError } from '../TransferError.ts';
import { readXlsx } from './readXlsx.ts';
import type { Grid, Sheet } from './Sheet.ts';
import { writeXlsx } from './writeXlsx.ts';

/** What is asked of the worker, and what it answers; both cross the border as plain data. */
export type SheetJob = { readonly write: Sheet } | { readonly read: ArrayBuffer };
export type SheetAnswer = { readonly blob: Blob } | { readonly grid: Grid } | { readonly problem: string };

/** Does one job; a file that cannot be read or written is an answer, too. */
export async function doSheetJob(job: SheetJob): Promise<SheetAnswer> {
  try {
    return 'write' in job ? { blob: await writeXlsx(job.write) } : { grid: await readXlsx(job.read) };
  } catch (error) {
    if (error instanceof TransferError) return { problem: error.sentence };
    throw error;
  }
}
