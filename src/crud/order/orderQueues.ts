import type { Providers } from '#providers/useProviders.ts';
import { memoize } from '#schemas/memoize.ts';
import type { OrderQueue } from './createOrderQueue.ts';

/**
 * The sortings of this page, by what they sort and for whom: one goes on wherever the merchant goes, and is found again
 * by whoever comes back to its list.
 */
export const orderQueues = memoize((_: Providers): Map<string, OrderQueue> => new Map());
