import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Notifications } from '#providers/notification/createNotifications.ts';

/**
 * The cache of everything that was read. A failed read is told here, once, wherever it was asked for. T7
 *
 * Nothing is tried again by itself: the screen offers that to the merchant.
 */
export function createQueryClient(notifications: Notifications): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => notifications.fail(error) }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
