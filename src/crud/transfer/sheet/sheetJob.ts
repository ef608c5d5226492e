import { TransferError, UNDONE } from '../TransferError.ts';
import { readXlsx } from './readXlsx.ts';
import type { Sheet, SheetCell, SheetTab } from './Sheet.ts';
import { writeXlsx } from './writeXlsx.ts';

/**
 * What is told to the worker, and what it answers; both cross the border as plain data. A file to be written comes in
 * parts, for it takes a while to cross: the beginning of each sheet, its rows, and at last `finish`.
 */
export type SheetJob =
  | { readonly sheet: Omit<Sheet, 'rows'> }
  | { readonly rows: Sheet['rows'] }
  | { readonly finish: true }
  | { readonly read: ArrayBuffer };
export type SheetAnswer =
  | { readonly blob: Blob }
  | { readonly tabs: readonly SheetTab[] }
  | { readonly problem: string };

/** One who writes or reads a file; answers when there is something to answer, for a file it cannot do, too. */
export function createSheetDesk(): (job: SheetJob) => Promise<SheetAnswer | undefined> {
  const sheets: (Omit<Sheet, 'rows'> & { readonly rows: (readonly SheetCell[])[] })[] = [];
  return async (job) => {
    if ('sheet' in job) sheets.push({ ...job.sheet, rows: [] });
    else if ('rows' in job) for (const row of job.rows) sheets.at(-1)?.rows.push(row);
    else
      return answerTo(async () =>
        'read' in job ? { tabs: await readXlsx(job.read) } : { blob: await writeXlsx(sheets) },
      );
    return undefined;
  };
}

/** A rejection inside the worker would reach nobody, and the page would wait for ever: whatever breaks is an answer. N11 */
async function answerTo(work: () => Promise<SheetAnswer>): Promise<SheetAnswer> {
  try {
    return await work();
  } catch (error) {
    return { problem: error instanceof TransferError ? error.sentence : UNDONE };
  }
}
