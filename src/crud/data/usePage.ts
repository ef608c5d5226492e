import { useList } from '@refinedev/core';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';

/** Which page of whose records, and how long an answer stays good enough. */
export interface PageAsked {
  readonly scope: Scope;
  readonly page?: number;
  readonly size: number;
  /** Field → the one value it must have. */
  readonly filters?: Values;
  readonly enabled?: boolean;
  readonly staleTimeMs?: number;
}

/**
 * One page of a resource, by its name. The scope is part of the request and of the cache key, given by hand.
 *
 * Rows of another shop, page or filter are never shown while the answer is awaited.
 */
export function usePage(
  resource: string,
  { scope, page = 1, size, filters = {}, enabled = true, staleTimeMs = 0 }: PageAsked,
) {
  return useList<DataRecord>({
    resource,
    pagination: { currentPage: page, pageSize: size, mode: 'server' },
    filters: Object.entries(filters).map(([field, value]) => ({ field, operator: 'eq', value })),
    meta: { scope },
    queryOptions: { enabled, staleTime: staleTimeMs, placeholderData: () => undefined },
    successNotification: false,
    errorNotification: false,
  });
}
