import { useState } from 'react';
import { slicesOf } from '#crud/transfer/inSlices.ts';
import { download } from '#crud/transfer/sheet/download.ts';
import { fileName, localDay } from '#crud/transfer/sheet/fileName.ts';
import type { Sheet, SheetFormat } from '#crud/transfer/sheet/Sheet.ts';
import { toFile } from '#crud/transfer/sheet/toFile.ts';
import { toXlsx } from '#crud/transfer/sheet/xlsx.ts';
import { useOneRun } from '#crud/transfer/useOneRun.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import type { SheetMaker } from './exportSheets.ts';

/** What is to be written: `sheets` into one file called after the group-buy and `what`. */
export interface SheetExport {
  readonly what: string;
  readonly format: SheetFormat;
  /** A CSV holds the first one alone. */
  readonly sheets: readonly SheetMaker[];
}

/** How far a file is. */
export type SheetExportState =
  | { readonly stage: 'idle' }
  | { readonly stage: 'writing'; readonly what: string }
  | { readonly stage: 'failed'; readonly reason: Message };

/** Writes files of a group-buy's sheets, one at a time, without holding up the page. GD-E5 */
export function useSheetExport(groupon: string) {
  const { clock, notifications } = useProviders();
  const [state, setState] = useState<SheetExportState>({ stage: 'idle' });
  const { run, cancel } = useOneRun((reason) => setState({ stage: 'failed', reason }));

  async function write({ what, format, sheets }: SheetExport, signal: AbortSignal) {
    setState({ stage: 'writing', what });
    const made: Sheet[] = [];
    for await (const [make] of slicesOf(format === 'csv' ? sheets.slice(0, 1) : sheets, 1, signal)) {
      if (make) made.push(...make());
    }
    // A workbook without a sheet does not open: where there is nothing to say, it has an empty one.
    const [first = { name: what, columns: [], rows: [] }, ...others] = made;
    const blob = format === 'csv' ? await toFile(first, 'csv', signal) : await toXlsx([first, ...others], signal);
    signal.throwIfAborted();
    const name = fileName([groupon, what, localDay(clock.now())], format);
    download(blob, name, clock);
    setState({ stage: 'idle' });
    notifications.open('success', `已导出 ${name}`);
  }

  return {
    state,
    start: (asked: SheetExport): void => void run((signal) => write(asked, signal)),
    cancel(): void {
      cancel();
      setState({ stage: 'idle' });
    },
  };
}
