import { useEffect, useRef, useState } from 'react';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import { IdempotentWrite } from '#providers/http/IdempotentWrite.ts';
import { useProviders } from '#providers/useProviders.ts';
import { useDataProvider } from '../../data/MadeRefine.ts';
import { partsOf } from '../../data/partsOf.ts';
import { useWrite } from '../../data/useWrite.ts';
import type { Resource } from '../../Resource.ts';
import { inPairs } from '../inPairs.ts';
import { useReading } from '../useReading.ts';
import { lastImports } from './lastImport.ts';
import {
  arrivedSince,
  doneAmong,
  failure,
  makerOf,
  type Outcome,
  type Outcomes,
  progressOf,
  type Sent,
  uncertainAmong,
} from './outcomes.ts';
import { stepsOf } from './takeBack.ts';

interface Job {
  readonly rows: readonly Sent[];
  /** What there was before the first row was sent. */
  readonly records: readonly DataRecord[];
}
const noJob: Job = { rows: [], records: [] };

/** Sends rows, two at a time, each once; it can be stopped, gone on with, and what failed sent again. T9 */
export function useSending(resource: Resource, scope: Scope) {
  const provider = useDataProvider();
  const store = lastImports(useProviders());
  const reading = useReading(resource, scope);
  const { refresh } = useWrite(resource, scope);
  const [job, setJob] = useState(noJob);
  const outcomes = useRef<Outcomes>(new Map());
  const [shown, setShown] = useState(outcomes.current);
  const [running, setRunning] = useState(false);
  const controller = useRef(new AbortController());
  /** By row: one that is sent again without an answer in between is the same write. */
  const idempotents = useRef(new Map<number, IdempotentWrite>());

  const settle = (at: number, outcome: Outcome) => {
    outcomes.current = new Map(outcomes.current).set(at, outcome);
    setShown(outcomes.current);
  };

  async function send(row: Sent) {
    const idempotent = idempotents.current.get(row.at) ?? new IdempotentWrite();
    idempotents.current.set(row.at, idempotent);
    const of = { resource: resource.name, variables: row.values, meta: { scope, idempotent } };
    try {
      const { id } =
        row.what === 'create'
          ? (await provider.create<DataRecord>(of)).data
          : (await provider.update<DataRecord>({ ...of, id: row.id })).data;
      const mistaken = row.what === 'create' ? makerOf(id, job.rows, outcomes.current) : undefined;
      settle(row.at, { failed: false, id });
      // The applet knew this row: what was found there is its own, and the other of that name is still to be sent. N9
      if (mistaken) await send(mistaken);
    } catch (error) {
      // The session has ended: nothing more will get through. T5
      if (error instanceof AppletError && error.kind === 'forbidden') controller.current.abort();
      settle(row.at, failure(error));
    }
  }

  async function run(some: readonly Sent[], all: readonly Sent[], before?: (signal: AbortSignal) => Promise<void>) {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setRunning(true);
    try {
      await before?.(signal);
      const open = some.filter(({ at }) => outcomes.current.get(at)?.failed !== false);
      await inPairs(open, signal, send);
    } catch {
      // What exists could not be read: the rows stay as they are, to be tried again.
    } finally {
      // What went in can be taken back.
      const done = doneAmong(all, outcomes.current);
      if (done.length > 0) store.set(resource.name, scope, stepsOf(done));
      setRunning(false);
      void refresh();
    }
  }

  /** Rows that got no answer and are there after all need not be sent again. N9 */
  async function settleArrived(some: readonly Sent[], signal: AbortSignal) {
    const now = await reading.records(partsOf(resource)).run(signal);
    const found = { title: resource.list.title, before: job.records, now };
    for (const [at, id] of arrivedSince(some, outcomes.current, found)) settle(at, { failed: false, id });
  }

  const { waiting, failed, succeeded, reasons } = progressOf(job.rows, shown);

  useEffect(() => () => controller.current.abort(), []);

  return {
    running,
    waiting: waiting.length,
    succeeded,
    failed: failed.length,
    /** What was said to each row that failed. */
    reasons,
    total: job.rows.length,
    start(rows: readonly Sent[], records: readonly DataRecord[]): void {
      idempotents.current.clear();
      setJob({ rows, records });
      void run(rows, rows);
    },
    stop: () => controller.current.abort(),
    goOn: () => void run(waiting, job.rows),
    retry: () =>
      void run(failed, job.rows, async (signal) => {
        const uncertain = uncertainAmong(failed, shown);
        if (uncertain.length > 0) await settleArrived(uncertain, signal);
      }),
  };
}
