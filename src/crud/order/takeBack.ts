import type { DataRecord } from '#providers/data/calls.ts';
import type { Notifications } from '#providers/notification/createNotifications.ts';
import { createOrderQueue, sameOrder } from './createOrderQueue.ts';
import type { Swap } from './planSwaps.ts';

interface Needs {
  readonly read: () => Promise<readonly DataRecord[]>;
  readonly swap: (swap: Swap) => Promise<unknown>;
  readonly notifications: Notifications;
}

/**
 * Takes a sorting back by sending the swaps that lead home, one at a time; nothing when somebody has sorted since.
 *
 * Says what came of it, and resolves when nothing is under way any more.
 */
export async function takeBack(
  { read, swap, notifications }: Needs,
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
