import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import type { Notifications } from '#providers/notification/createNotifications.ts';
import { useProviders } from '#providers/useProviders.ts';
import { useWrite } from '../data/useWrite.ts';
import type { Resource } from '../Resource.ts';
import { createOrderQueue, sameOrder } from './createOrderQueue.ts';
import type { Swap } from './planSwaps.ts';
import { useReadAll } from './useReadAll.ts';

/**
 * The sorting of one resource in one scope, from opening to leaving.
 * @throws Error for a resource that is not sorted by hand.
 */
export function useOrder(resource: Resource, scope: Scope) {
  const { call, notifications } = useProviders();
  const { refresh } = useWrite(resource, scope);
  const read = useReadAll(resource, scope);
  const [{ queue, swap }] = useState(() => {
    const { order } = resource;
    if (!order) throw new Error(`Failed to sort "${resource.name}": its declaration has no order.`);
    const swap = ([a, b]: Swap) => call(order.row, order.request({ scope, a, b }));
    return { swap, queue: createOrderQueue({ read, swap, onFail: notifications.fail }) };
  });
  const [begun, setBegun] = useState<readonly DataRecord[]>([]);
  const state = useSyncExternalStore(queue.subscribe, queue.get);

  useEffect(() => {
    void queue.load().then(() => setBegun(queue.get().records));
    return queue.stop;
  }, [queue]);

  /** Asks for the list anew, and offers to take back what was sorted. */
  function leave() {
    const { stage, records } = queue.get();
    if (stage === 'rest' || stage === 'reading') return;
    void refresh();
    if (stage !== 'saved' || sameOrder(begun, records)) return;
    notifications.open('success', '顺序已保存', {
      label: '撤销',
      run: () => void takeBack({ read, swap, notifications }, begun, records).then(refresh),
    });
  }

  return { state, get: queue.get, move: queue.move, load: queue.load, settled: queue.settled, leave };
}

interface Dependencies {
  readonly read: () => Promise<readonly DataRecord[]>;
  readonly swap: (swap: Swap) => Promise<unknown>;
  readonly notifications: Notifications;
}

/**
 * Takes a sorting back by sending the swaps that lead home, one at a time; nothing when somebody has sorted since.
 *
 * Says what came of it, and resolves when nothing is under way any more.
 */
async function takeBack(
  { read, swap, notifications }: Dependencies,
  before: readonly DataRecord[],
  after: readonly DataRecord[],
): Promise<void> {
  const queue = createOrderQueue({
    read,
    swap,
    onFail: (error) => notifications.fail(error, (reason) => `顺序没有撤销完：${reason}`),
  });
  await queue.load();
  const { stage, records } = queue.get();
  if (stage === 'lost') return;
  if (!sameOrder(records, after)) {
    notifications.open('info', '顺序后来又变了，没有撤销');
    return;
  }
  queue.move(before);
  await queue.settled();
  if (queue.get().stage === 'saved') notifications.open('success', '已恢复原来的顺序');
  if (queue.get().stage === 'differing') notifications.open('info', '顺序后来又变了，请再看一眼');
}
