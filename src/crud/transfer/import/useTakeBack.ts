import { useState, useSyncExternalStore } from 'react';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { useAccess } from '../../access/useAccess.ts';
import { partsOf } from '../../data/partsOf.ts';
import { useWrite } from '../../data/useWrite.ts';
import type { Resource } from '../../Resource.ts';
import { inPairs } from '../inPairs.ts';
import { reasonOf } from '../TransferError.ts';
import { useOneRun } from '../useOneRun.ts';
import { useReading } from '../useReading.ts';
import { lastImports } from './lastImport.ts';
import { type ImportStep, leftOf, wayBack } from './takeBack.ts';

/** A row that stays as the import left it. */
interface Staying {
  readonly at: number;
  readonly reason: Message;
}
interface Course {
  /** What it takes back; afterwards what is left of it. */
  readonly of: readonly ImportStep[];
  readonly running: boolean;
  readonly total: number;
  readonly back: number;
  readonly staying: readonly Staying[];
  /** Why it could not be begun. */
  readonly problem?: Message;
}

const begun = { running: true, total: 0, back: 0, staying: [] };

/** Takes the last import back: what it made is deleted, what it changed is as it was; what was changed since stays. N9 */
export function useTakeBack(resource: Resource, scope: Scope) {
  const providers = useProviders();
  const store = lastImports(providers);
  const steps = useSyncExternalStore(store.subscribe, () => store.get(resource.name, scope));
  const reading = useReading(resource, scope);
  const { refresh, silent } = useWrite(resource, scope);
  const confirm = useConfirm();
  const access = useAccess(resource);
  const mayDelete = (now: DataRecord | undefined) =>
    resource.calls.deleteOne !== undefined && access.may('deleteOne', now).can;
  const [last, setCourse] = useState<Course>();
  const course = last?.of === steps ? last : undefined;
  const { run } = useOneRun((problem) => setCourse({ ...begun, of: steps, running: false, problem }));

  const made = steps.filter(({ was }) => was === undefined).length;
  const changed = steps.length - made;

  /** The records that were made or changed, as they are now. */
  async function readNow(signal: AbortSignal): Promise<ReadonlyMap<RecordId, DataRecord>> {
    const ids = new Set(steps.map(({ id }) => id));
    const listed = (await reading.records(partsOf(resource)).run(signal)).filter(({ id }) => ids.has(id));
    const fields = new Set(steps.flatMap(({ sent }) => Object.keys(sent)));
    return new Map((await reading.whole(listed, [...fields], signal)).map((record) => [record.id, record]));
  }

  /** @returns why it stays as it is. */
  async function takeBack(step: ImportStep, now: DataRecord | undefined): Promise<Message | undefined> {
    const way = wayBack(step, now, mayDelete(now));
    if (way === 'delete') await silent.remove(step.id);
    if (way === 'restore') await silent.update(step.id, step.was ?? {});
    if (way === 'restore') return leftOf(step);
    return typeof way === 'object' ? way.stays : undefined;
  }

  async function work(signal: AbortSignal) {
    const staying: Staying[] = [];
    const again: ImportStep[] = [];
    let back = 0;
    const show = (of: readonly ImportStep[], running: boolean) =>
      setCourse({ of, running, total: steps.length, back, staying: [...staying] });
    show(steps, true);
    try {
      const now = await readNow(signal);
      // The last first: what was built on it goes before it.
      await inPairs([...steps].reverse(), signal, async (step) => {
        try {
          const reason = await takeBack(step, now.get(step.id));
          if (reason === undefined) back += 1;
          else staying.push({ at: step.at, reason });
        } catch (error) {
          // The session has ended: nothing more will get through. T5
          if (error instanceof AppletError && error.kind === 'forbidden') throw error;
          again.push(step);
          staying.push({ at: step.at, reason: reasonOf(error) });
        }
        show(steps, true);
      });
      store.set(resource.name, scope, again);
      show(again, false);
    } finally {
      void refresh();
    }
  }

  return {
    made,
    changed,
    /** How far it is; undefined before it was asked for. */
    course,
    running: course?.running === true,
    async ask(): Promise<void> {
      const yes = await confirm({
        title: '撤销上一次导入？',
        body: bodyOf(made, changed, mayDelete(undefined)),
        ok: '撤销导入',
        danger: true,
      });
      if (yes) await run(work);
    },
  };
}

function bodyOf(made: number, changed: number, mayDelete: boolean): Message {
  const parts = [
    made === 0 ? '' : mayDelete ? `新增的 ${made} 条会删除` : `新增的 ${made} 条这里不能删除`,
    changed === 0 ? '' : `更新的 ${changed} 条会改回原来的样子`,
  ];
  return `${parts.filter(Boolean).join('，')}。导入以后又改过的不会动。`;
}
