import type { DataProvider } from '@refinedev/core';
import { queryOptions } from '@tanstack/react-query';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import { listKey } from './recordKeys.ts';

const FRESH_MS = 60_000;

/** What is counted: whose records, which of them. */
export interface Counted {
  readonly scope: Scope;
  /** Field → the one value it must have. */
  readonly filters?: Values;
  /** How many records are asked for: one, where the applet tells totals. */
  readonly size?: number;
}

/** How many records there are: one question and one place in the cache for whoever counts, good for a minute. O1 */
export const countQuery = (provider: DataProvider, resource: string, { scope, filters = {}, size = 1 }: Counted) =>
  queryOptions({
    queryKey: listKey(resource, { count: size, scope, filters }),
    queryFn: ({ signal }) =>
      provider.getList<DataRecord>({
        resource,
        pagination: { currentPage: 1, pageSize: size, mode: 'server' },
        filters: Object.entries(filters).map(([field, value]) => ({ field, operator: 'eq', value })),
        meta: { scope, signal },
      }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
