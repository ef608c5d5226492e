import { type DataProvider, keys, useList } from '@refinedev/core';
import { queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
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

/** How long an answer that was there before its screen is as good as one that the screen asked for. */
const AHEAD_MS = 3000;
/** Answers and failures that were there before their screen: it takes them for its own. */
const readAhead = new WeakSet<object>();

/** As refine's data provider is asked, and as its cache is keyed. */
const askedFor = ({ page = 1, size, filters = {} }: PageAsked) => ({
  pagination: { currentPage: page, pageSize: size, mode: 'server' as const },
  filters: Object.entries(filters).map(([field, value]) => ({ field, operator: 'eq' as const, value })),
});

/** The question {@link usePage} will ask, for whoever asks before there is a screen. */
export function pageQuery(dataProvider: DataProvider, resource: string, asked: PageAsked) {
  const { scope } = asked;
  const { pagination, filters } = askedFor(asked);
  return queryOptions({
    queryKey: keys().data('default').resource(resource).action('list').params({ scope, pagination, filters }).get(),
    async queryFn({ signal }) {
      try {
        const answer = await dataProvider.getList<DataRecord>({
          resource,
          pagination,
          filters,
          meta: { scope, signal },
        });
        readAhead.add(answer);
        return answer;
      } catch (error) {
        if (error instanceof Error) readAhead.add(error);
        throw error;
      }
    },
  });
}

/**
 * One page of a resource, by its name. The scope is part of the request and of the cache key, given by hand.
 *
 * Rows of another shop, page or filter are never shown while the answer is awaited.
 */
export function usePage(resource: string, asked: PageAsked) {
  const { scope, enabled = true, staleTimeMs = 0 } = asked;
  const list = useList<DataRecord>({
    resource,
    ...askedFor(asked),
    meta: { scope },
    queryOptions: {
      enabled,
      staleTime: ({ state: { data } }) => (data && readAhead.has(data) ? AHEAD_MS : staleTimeMs),
      retryOnMount: ({ state: { error } }) => !(error instanceof Error && readAhead.has(error)),
      placeholderData: () => undefined,
    },
    successNotification: false,
    errorNotification: false,
  });
  const { error } = list.query;
  useEffect(() => {
    // Only for the first screen: one that is opened again asks again.
    if (error instanceof Error) return () => void readAhead.delete(error);
    return undefined;
  }, [error]);
  return list;
}
