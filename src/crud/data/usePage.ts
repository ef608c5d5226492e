import type { DataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from './MadeRefine.ts';
import { type PageOf, pageWords, readPage } from './readPage.ts';
import { AHEAD_MS } from './recordAhead.ts';
import { listKey } from './recordKeys.ts';

/** Which page of whose records, and how long an answer stays good enough. */
export interface PageAsked extends PageOf {
  readonly enabled?: boolean;
  readonly staleTimeMs?: number;
  /** What has become stale is read again when the page comes back into view, or the network does. N7 */
  readonly keptFresh?: true;
}

/** Answers and failures that were there before their screen: it takes them for its own. */
const readAhead = new WeakSet<object>();

/** As refine's data provider is asked for a page, and as its cache is keyed. */
export const pageQuery = (provider: DataProvider, resource: string, asked: PageAsked) => ({
  queryKey: listKey(resource, { scope: asked.scope, ...pageWords(asked) }),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => readPage(provider, resource, asked, signal),
});

/** The question {@link usePage} will ask, for whoever asks before there is a screen. */
export function pageAhead(provider: DataProvider, resource: string, asked: PageAsked) {
  const { queryKey, queryFn } = pageQuery(provider, resource, asked);
  const marked = async (context: Parameters<typeof queryFn>[0]) => {
    try {
      const answer = await queryFn(context);
      readAhead.add(answer);
      return answer;
    } catch (error) {
      if (error instanceof Error) readAhead.add(error);
      throw error;
    }
  };
  return { queryKey, queryFn: marked };
}

/**
 * One page of a resource, by its name. The scope is part of the request and of the cache key, given by hand. Not refine's
 * own hook: it draws a list twice more, to say how long it has been waiting. Decision 027
 *
 * Rows of another shop, page or filter are never shown while the answer is awaited.
 */
export function usePage(resource: string, asked: PageAsked) {
  const { enabled = true, staleTimeMs = 0, keptFresh = false } = asked;
  const query = useQuery({
    ...pageQuery(useDataProvider(), resource, asked),
    enabled,
    refetchOnWindowFocus: keptFresh,
    refetchOnReconnect: keptFresh,
    staleTime: ({ state: { data } }) => (data && readAhead.has(data) ? AHEAD_MS : staleTimeMs),
    retryOnMount: ({ state: { error } }) => !(error instanceof Error && readAhead.has(error)),
  });
  const { error } = query;
  useEffect(() => {
    // Only for the first screen: one that is opened again asks again.
    if (error instanceof Error) return () => void readAhead.delete(error);
    return undefined;
  }, [error]);
  return query;
}
