import { useEffect, useRef, useState } from 'react';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import type { Selection } from '../list/useSelection.ts';
import { afterRetry, saidOf } from './bulkWords.ts';
import { type Outcome, runQueue, type Skipped } from './runQueue.ts';

/** Something that is done to many. */
export interface BulkJob {
  readonly label: string;
  readonly work: (record: DataRecord) => Promise<unknown>;
  /** What is said of a single one, in place of counts: nobody has chosen any. */
  /** What was chosen with them and may not be dealt with. */
  readonly skipped?: Skipped;
  readonly alone?: { readonly done: Message; readonly failed: Message };
}

/** Where the doing stands. */
export type BulkState =
  | { readonly stage: 'idle' }
  | { readonly stage: 'running'; readonly job: BulkJob; readonly finished: number; readonly total: number }
  | { readonly stage: 'over'; readonly job: BulkJob; readonly outcome: Outcome };

interface Dependencies {
  readonly selection: Pick<Selection, 'only'>;
  /** Keeps rows from being touched; gives back how to let go. */
  readonly hold: (ids: readonly RecordId[]) => () => void;
  /** Asks for the list anew: once, when all is over. */
  readonly refresh: () => Promise<unknown>;
}

const idle: BulkState = { stage: 'idle' };

/** Runs one job over many records, to be watched, stopped, and tried again for those that failed. T7, T9 */
export function useBulk({ selection, hold, refresh }: Dependencies) {
  const { notifications } = useProviders();
  const [state, setState] = useState<BulkState>(idle);
  const stop = useRef<AbortController>();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      stop.current?.abort();
    };
  }, []);

  async function run(job: BulkJob, records: readonly DataRecord[], before?: Outcome) {
    if (state.stage === 'running') return;
    const stopper = new AbortController();
    stop.current = stopper;
    const at = (finished: number) => setState({ stage: 'running', job, finished, total: records.length });
    at(0);
    const release = hold(records.map(({ id }) => id));
    const again = await runQueue(records, job.work, { signal: stopper.signal, onStep: at });
    const { skipped = [] } = job;
    const outcome = before ? afterRetry(before, again) : { ...again, ...(skipped.length > 0 && { skipped }) };
    await refresh().catch(() => undefined);
    release();
    // Whoever left the list meanwhile has to hear that it was not finished.
    if (!here.current) return void (again.left.length > 0 && notifications.open('info', saidOf(job, outcome)));
    const open = [...outcome.failed.map(({ record }) => record), ...outcome.left];
    selection.only(open.map(({ id }) => id));
    if (open.length + skipped.length > 0) return setState({ stage: 'over', job, outcome });
    notifications.open('success', job.alone?.done ?? `${job.label}：成功 ${outcome.done.length}`);
    setState(idle);
  }

  return {
    state,
    start: (job: BulkJob, records: readonly DataRecord[]) => void run(job, records),
    stop: () => stop.current?.abort(),
    retry() {
      if (state.stage !== 'over') return;
      void run(
        state.job,
        state.outcome.failed.map(({ record }) => record),
        { ...state.outcome, failed: [] },
      );
    },
    dismiss: () => setState(idle),
  };
}
