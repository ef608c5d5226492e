import { useEffect, useRef, useState } from 'react';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import { IdempotentWrite } from '#providers/http/IdempotentWrite.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { type Message, messages } from '#schemas/messages.ts';
import { useBulk } from '../bulk/useBulk.ts';
import { useDataProvider } from '../data/MadeRefine.ts';
import { readFresh } from '../data/readFresh.ts';
import { useWrite } from '../data/useWrite.ts';
import { changedPart, toForm } from '../form/formValues.ts';
import { type GridOf, isOfOne } from './gridRows.ts';
import { joinSteps, mergeChange, stepOf, type UndoStep, type Wanted } from './mergeChange.ts';

interface Dependencies {
  readonly of: GridOf;
  readonly scope: Scope;
  /** What is wanted of a record by now; undefined when nothing is any more. */
  readonly wantedOf: (id: RecordId) => Wanted | undefined;
  /** Told what a record turned out to be. */
  readonly onRecord: (now: DataRecord) => void;
}

/** Nothing is ticked behind the sheet, and no row is held. */
const noSelection = { only: () => {} };
const noHold = () => () => {};

/**
 * Sends what was changed, two records at a time, each on a fresh read of its own; what failed is sent again alone, and
 * all that was done since the sheet was opened can be taken back. T9, N1
 */
export function useGridSaves({ of, scope, ...needs }: Dependencies) {
  const { resource, form } = of;
  const provider = useDataProvider();
  const { silent, refresh } = useWrite(resource, scope);
  const bulk = useBulk({ selection: noSelection, hold: noHold, refresh });
  const latest = useRef(needs);
  useEffect(() => {
    latest.current = needs;
  });
  /** By record: one that is sent again without an answer in between is the same write. */
  const idempotents = useRef(new Map<RecordId, IdempotentWrite>());
  const steps = useRef(new Map<RecordId, UndoStep>());
  const [done, setDone] = useState(0);

  async function write(wanted: Wanted, refused: (fields: string) => Message): Promise<DataRecord> {
    const { id } = wanted.before;
    const held = (await readFresh({ provider, resource, scope }, id)) ?? wanted.before;
    const closed = of.refusal?.({ ...wanted.before, ...held });
    if (closed !== undefined) throw refusedNow(resource.calls.update?.row, closed);
    const merge = mergeChange(of, wanted, held);
    if ('changedElsewhere' in merge) {
      latest.current.onRecord({ ...wanted.before, ...held });
      const fields = merge.changedElsewhere.map((label) => `「${label}」`).join('');
      throw refusedNow(resource.calls.update?.row, refused(fields));
    }
    const now = { ...wanted.before, ...held, ...merge.values };
    const changed = Object.keys(merge.values);
    const idempotent = idempotents.current.get(id) ?? new IdempotentWrite();
    idempotents.current.set(id, idempotent);
    const { sent, problems } = changedPart(resource, form, changed, {
      values: toForm(resource, form, now),
      before: held,
    });
    for (const [, problem] of problems) throw refusedNow(resource.calls.update?.row, problem);
    if (changed.length > 0) await silent.update(id, sent, { idempotent, held });
    return now;
  }
  const alone = (done: Message, failed: Message) => isOfOne(of) && { alone: { done, failed } };
  function note(id: RecordId, step: UndoStep | undefined) {
    if (step) steps.current.set(id, step);
    else steps.current.delete(id);
    setDone(steps.current.size);
  }

  async function save({ id }: DataRecord) {
    const wanted = latest.current.wantedOf(id);
    if (!wanted) return;
    const now = await write(wanted, (fields) => `别处刚改了${fields}，没有覆盖，请核对后再保存`);
    const step = stepOf(wanted, now);
    const before = steps.current.get(id);
    note(id, before ? joinSteps(before, step) : step);
    latest.current.onRecord(now);
  }
  async function takeBack({ id }: DataRecord) {
    const step = steps.current.get(id);
    if (!step) return;
    const now = await write({ before: step.now, after: step.was }, (fields) => `别处又改了${fields}，没有撤销`);
    note(id, undefined);
    latest.current.onRecord(now);
  }

  return {
    state: bulk.state,
    stop: bulk.stop,
    retry: bulk.retry,
    dismiss: bulk.dismiss,
    /** How many records hold what was saved here. */
    done,
    save: (records: readonly DataRecord[]) =>
      bulk.start(
        { label: '保存', work: save, ...alone(resource.texts.updated ?? messages.saved, '没有保存') },
        records,
      ),
    /** The last first: what was built on it goes before it. */
    takeBack: () =>
      bulk.start(
        { label: '撤销', work: takeBack, ...alone('已撤销', '没有撤销') },
        [...steps.current.values()].map(({ now }) => now).reverse(),
      ),
  };
}

function refusedNow(row: Endpoint | undefined, sentence: Message): Error {
  if (!row) throw new Error('Failed to save a sheet: its resource has no update call.');
  return new AppletError('refused', row, { why: 'it was not sent: the sentence says why.', sentence });
}
