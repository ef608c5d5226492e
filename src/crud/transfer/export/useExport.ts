import { useRef, useState } from 'react';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import { useAccess } from '../../access/useAccess.ts';
import type { Resource } from '../../Resource.ts';
import { useUnitOf } from '../../units/useUnit.ts';
import { columnsOf, type FieldColumn, ID_HEADING, toRow } from '../columns.ts';
import { inSlices } from '../inSlices.ts';
import type { Progress } from '../readAll.ts';
import { download } from '../sheet/download.ts';
import { fileName, localDay } from '../sheet/fileName.ts';
import type { SheetFormat } from '../sheet/Sheet.ts';
import { toFile } from '../sheet/toFile.ts';
import { toXlsx } from '../sheet/xlsx.ts';
import { useOneRun } from '../useOneRun.ts';
import { useReading } from '../useReading.ts';
import { type Extent, partsFor } from './exportChoices.ts';

/** How far an export is. */
export type ExportState =
  | { readonly stage: 'choosing' }
  | { readonly stage: 'reading'; readonly progress: Progress }
  | { readonly stage: 'writing'; readonly count: number }
  | { readonly stage: 'failed'; readonly reason: Message }
  | { readonly stage: 'done'; readonly count: number };

interface Dependencies {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly filters: Values;
  readonly chosen: readonly DataRecord[] | undefined;
}
interface Choice {
  readonly extent: Extent;
  readonly format: SheetFormat;
}

/** One export: everything is read, counted, written into a file and handed to the browser. */
export function useExport({ resource, scope, filters, chosen }: Dependencies) {
  const { clock } = useProviders();
  const profile = useProfile();
  const access = useAccess(resource);
  const unit = useUnitOf(scope);
  const reading = useReading(resource, scope);
  const [state, setState] = useState<ExportState>({ stage: 'choosing' });
  const { run, cancel } = useOneRun((reason) => setState({ stage: 'failed', reason }));
  /** Goes on where it failed. */
  const again = useRef(async () => {});

  const shop = profile?.shops.find(({ id }) => id === scope)?.name ?? '';

  async function write(records: readonly DataRecord[], format: SheetFormat, signal: AbortSignal) {
    setState({ stage: 'writing', count: records.length });
    const names = await reading.names(records, signal);
    const columns = await Promise.all(columnsOf(resource, access, unit).map(inOwnWords));
    const rows = await inSlices(records, (record) => toRow(record, columns, names), signal);
    const sheet = { name: resource.label, columns: [{ heading: ID_HEADING }, ...columns], rows };
    const parts = format === 'xlsx' && resource.list.parts?.(records, unit);
    const blob = parts ? await toXlsx([sheet, parts], signal) : await toFile(sheet, format, signal);
    signal.throwIfAborted();
    download(blob, fileName([resource.label, shop, localDay(clock.now())], format), clock);
    setState({ stage: 'done', count: records.length });
  }

  return {
    state,
    start({ extent, format }: Choice): void {
      const all = reading.records(partsFor(extent, resource, filters));
      const work = async (signal: AbortSignal) => {
        if (extent === 'chosen' && chosen) return write(chosen, format, signal);
        setState({ stage: 'reading', progress: { loaded: 0, total: undefined } });
        const records = await all.run(signal, (progress) => setState({ stage: 'reading', progress }));
        return write(records, format, signal);
      };
      again.current = () => run(work);
      void again.current();
    },
    retry: (): void => void again.current(),
    cancel(): void {
      cancel();
      setState({ stage: 'choosing' });
    },
  };
}

/** A column whose cell brings words of its own along says those; where they do not come, the kind's. */
async function inOwnWords(column: FieldColumn): Promise<FieldColumn> {
  const own = await column.field.cell?.().catch(() => undefined);
  return own?.text ? { ...column, text: { ...column.text, write: own.text } } : column;
}
