import { useEffect, useRef, useState } from 'react';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import { IdempotentWrite } from '#providers/http/IdempotentWrite.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import { useDataProvider } from '../../data/MadeRefine.ts';
import { partsOf } from '../../data/partsOf.ts';
import { useWrite } from '../../data/useWrite.ts';
import type { Resource } from '../../Resource.ts';
import { inPairs } from '../inPairs.ts';
import { reasonOf } from '../TransferError.ts';
import { useReading } from '../useReading.ts';
import { arrivedAmong } from './arrived.ts';
import { lastImports } from './lastImport.ts';
import type { Plan } from './planRow.ts';
import { stepsOf } from './takeBack.ts';

/** A row that is sent. */
export type Sent = Extract<Plan, { readonly what: 'create' | 'update' }>;

/** How a row ended. */
type Outcome =
  | { readonly failed: false; readonly id: RecordId }
  | { readonly failed: true; readonly reason: Message; readonly uncertain: boolean };

const failure = (error: unknown): Outcome => ({
  failed: true,
  reason: reasonOf(error) || '没有写入',
  // No answer came: it may be there all the same.
  uncertain: error instanceof AppletError && error.kind !== 'refused',
});

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
  const outcomes = useRef<ReadonlyMap<number, Outcome>>(new Map());
  const [shown, setShown] = useState(outcomes.current);
  const [running, setRunning] = useState(false);
  const controller = useRef(new AbortController());
  /** By row: one that is sent again without an answer in between is the same write. */
  const idempotents = useRef(new Map<number, IdempotentWrite>());

  const settle = (at: number, outcome: Outcome) => {
    outcomes.current = new Map(outcomes.current).set(at, outcome);
    setShown(outcomes.current);
  };

  const isTakenFor = ({ at, what }: Sent, id: RecordId) => {
    const outcome = outcomes.current.get(at);
    return what === 'create' && outcome?.failed === false && outcome.id === id;
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
      const mistaken = job.rows.find((other) => row.what === 'create' && isTakenFor(other, id));
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
      noteDone(all);
      setRunning(false);
      void refresh();
    }
  }

  /** What went in can be taken back. */
  function noteDone(rows: readonly Sent[]) {
    const done = rows.flatMap((row) => {
      const outcome = outcomes.current.get(row.at);
      return outcome?.failed === false ? [{ row, id: outcome.id }] : [];
    });
    if (done.length > 0) store.set(resource.name, scope, stepsOf(done));
  }

  /** Rows that got no answer and are there after all need not be sent again; what answered rows made is theirs. N9 */
  async function settleArrived(some: readonly Sent[], signal: AbortSignal) {
    const ours = [...outcomes.current.values()].flatMap((outcome) => (outcome.failed ? [] : [outcome.id]));
    const known = new Set([...job.records.map(({ id }) => id), ...ours]);
    const now = await reading.records(partsOf(resource)).run(signal);
    const unknown = now.filter(({ id }) => !known.has(id));
    for (const [at, id] of arrivedAmong(resource.list.title, some, unknown)) settle(at, { failed: false, id });
  }

  const isFailed = ({ at }: Sent) => shown.get(at)?.failed === true;
  const isUncertain = (row: Sent) => {
    const outcome = shown.get(row.at);
    return row.what === 'create' && outcome?.failed === true && outcome.uncertain;
  };
  const failed = job.rows.filter(isFailed);
  const waiting = job.rows.filter(({ at }) => !shown.has(at));

  useEffect(() => () => controller.current.abort(), []);

  return {
    running,
    waiting: waiting.length,
    succeeded: shown.size - failed.length,
    failed: failed.length,
    /** What was said to each row that failed. */
    reasons: new Map([...shown].flatMap(([at, outcome]) => (outcome.failed ? [[at, outcome.reason] as const] : []))),
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
        const uncertain = failed.filter(isUncertain);
        if (uncertain.length > 0) await settleArrived(uncertain, signal);
      }),
  };
}
