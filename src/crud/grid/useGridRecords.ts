import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { formFields } from '../form/formValues.ts';
import { shownFields } from '../logic/shownFields.ts';
import { useOneRun } from '../transfer/useOneRun.ts';
import { useReading } from '../transfer/useReading.ts';
import { fieldsIn, type GridOf } from './gridRows.ts';

/** Where the reading of what a list does not tell stands. */
export type GridReading =
  | { readonly stage: 'reading'; readonly done: number; readonly total: number }
  | { readonly stage: 'read' }
  | { readonly stage: 'failed'; readonly problem: Message };

/**
 * The records of a sheet with all that it shows: what their list has not told is read one by one, two at a time.
 *
 * `onRead` is told once.
 */
export function useGridRecords(
  of: GridOf,
  scope: Scope,
  records: readonly DataRecord[],
  onRead: (all: readonly DataRecord[]) => void,
) {
  const [wanted] = useState(records);
  const [state, setState] = useState<GridReading>({ stage: 'reading', done: 0, total: 0 });
  const { whole } = useReading(of.resource, scope);
  const { run } = useOneRun((problem) => setState({ stage: 'failed', problem }));
  const latest = useRef({ of, whole, run, onRead });
  useEffect(() => {
    latest.current = { of, whole, run, onRead };
  });

  const read = useCallback(() => {
    const { of, whole, run, onRead } = latest.current;
    setState({ stage: 'reading', done: 0, total: 0 });
    void run(async (signal) => {
      const lacking = wanted.filter((record) => lacks(of, record));
      const read = await whole(lacking, fieldsIn(of), signal, (done, total) =>
        setState({ stage: 'reading', done, total }),
      );
      signal.throwIfAborted();
      const byId = new Map(read.map((record) => [record.id, record]));
      onRead(wanted.map((record) => ({ ...record, ...byId.get(record.id) })));
      setState({ stage: 'read' });
    });
  }, [wanted]);
  useEffect(read, [read]);
  return { state, read };
}

/** Whether a field that the sheet shows of this record has not arrived. */
function lacks(of: GridOf, record: DataRecord): boolean {
  const shown = shownFields(formFields(of.form), of.form.when, record);
  return fieldsIn(of).some((name) => shown.has(name) && !(name in record));
}
