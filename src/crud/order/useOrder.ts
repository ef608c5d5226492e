import { useState } from 'react';
import type { Scope } from '#providers/data/calls.ts';
import { type Providers, useProviders } from '#providers/useProviders.ts';
import { memoize } from '#schemas/memoize.ts';
import { useWrite } from '../data/useWrite.ts';
import type { Resource } from '../Resource.ts';
import { createOrderQueue, type OrderQueue, type OrderState } from './createOrderQueue.ts';
import type { Swap } from './planSwaps.ts';
import { useReadAll } from './useReadAll.ts';

/**
 * The sortings of this page, by what they sort and for whom: one goes on wherever the merchant goes, and is found again
 * by whoever comes back to its list.
 */
const queuesOf = memoize((_: Providers): Map<string, OrderQueue> => new Map());

/**
 * The sorting of one resource in one scope: what is saved is told with a way back, here or on whatever screen.
 * @throws Error for a resource that is not sorted by hand.
 */
export function useOrder(resource: Resource, scope: Scope): OrderQueue {
  const providers = useProviders();
  const { refresh } = useWrite(resource, scope);
  const readAll = useReadAll(resource, scope);

  function make(): OrderQueue {
    const { call, notifications } = providers;
    const { order, name } = resource;
    if (!order) throw new Error(`Failed to sort "${name}": its declaration has no order.`);
    const tell = ({ stage, shown = [], before, back }: OrderState) => {
      if (stage === 'moved' && back) notifications.open('info', '顺序后来又变了，没有撤销');
      if (stage === 'saved' && back) notifications.open('success', '已恢复原来的顺序');
      if (stage === 'saved' && !back)
        notifications.open('success', '顺序已保存', {
          label: '撤销',
          run: () => queue.takeBack(shown, before) || notifications.open('info', '正在保存新的顺序，没有撤销'),
        });
    };
    const queue = createOrderQueue({
      read: async () => (await readAll()).map(({ id }) => id),
      swap: ([a, b]: Swap) => call(order.row, order.request({ scope, a, b })),
      onFail: (error) => notifications.fail(error, (reason) => `顺序没有保存完：${reason}`),
      onEnd(state) {
        tell(state);
        return refresh();
      },
    });
    // Of this sorting alone: another one may still be under way when it ends. What is not sent by then is lost.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    queue.subscribe(() =>
      queue.get().stage === 'saving'
        ? addEventListener('beforeunload', warn)
        : removeEventListener('beforeunload', warn),
    );
    return queue;
  }

  const [queue] = useState(() => {
    const queues = queuesOf(providers);
    const key = JSON.stringify([providers.session.get(), resource.name, scope]);
    const known = queues.get(key) ?? make();
    queues.set(key, known);
    return known;
  });
  return queue;
}
