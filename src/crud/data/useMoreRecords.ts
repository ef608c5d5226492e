import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import type { Resource } from '../Resource.ts';
import { useDataProvider } from './MadeRefine.ts';
import { type PageOf, readPage } from './readPage.ts';
import { listKey } from './recordKeys.ts';

interface Asked {
  readonly scope: Scope;
  /** The page that is loaded already. */
  readonly page: number;
  readonly filters: Values;
  readonly sort?: PageOf['sort'];
}

/** Pages loaded behind a first one, in the same list. */
export interface MoreRecords {
  readonly records: readonly DataRecord[];
  /** How many pages were asked for. */
  readonly pages: number;
  readonly loading: boolean;
  /** The last page did not arrive; what came before it is there. */
  readonly failed: boolean;
  /** What is known to lie up to the end of the last one, and one more when it was full; undefined before the first. */
  readonly total: number | undefined;
  /** Asks for one page more, or again for the one that failed. */
  load(): void;
}

type Page = { readonly data: readonly DataRecord[]; readonly total?: number | undefined };
interface PageQuery {
  readonly data: Page | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/**
 * More pages of a list beside the one in sight, one at each asking; another shop, page or filter has none of them.
 *
 * They lie in the cache under the resource's lists: whatever asks those anew asks these, too. OR-E2
 */
export function useMoreRecords({ name, list }: Resource, { scope, page, filters, sort }: Asked): MoreRecords {
  const provider = useDataProvider();
  const key = JSON.stringify([name, scope, page, filters, sort]);
  const [asked, setAsked] = useState({ key, pages: 0 });
  const pages = asked.key === key ? asked.pages : 0;
  const state = useQueries({
    queries: Array.from({ length: pages }, (_, at) => {
      const currentPage = page + at + 1;
      return {
        queryKey: listKey(name, { more: currentPage, scope, filters, sort }),
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          readPage(provider, name, { scope, page: currentPage, size: list.pageSize, filters, sort }, signal),
        staleTime: 0,
      };
    }),
    combine: joined,
  });
  const load = () => (state.failed ? void state.retry() : setAsked({ key, pages: pages + 1 }));
  return { ...state, pages, load };
}

/** Stays the same function, and its result the same while no answer is new. */
const joined = (queries: readonly PageQuery[]) => {
  const last = queries.at(-1);
  return {
    records: queries.flatMap(({ data }) => data?.data ?? []),
    loading: queries.some(({ data, isError }) => data === undefined && !isError),
    failed: last?.isError === true && last.data === undefined,
    total: last?.data?.total,
    retry: last?.refetch ?? (() => undefined),
  };
};
