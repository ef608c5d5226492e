import type { DataProvider } from '@refinedev/core';
import { queryOptions } from '@tanstack/react-query';
import type { Scope, Values } from '#providers/data/calls.ts';
import { limits } from '#schemas/limits.ts';
import { readPage } from './readPage.ts';
import { listKey } from './recordKeys.ts';

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
    queryFn: ({ signal }) => readPage(provider, resource, { scope, size, filters }, signal),
    staleTime: limits.freshMs,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
