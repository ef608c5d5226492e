import { useQueries } from '@tanstack/react-query';
import type { DataRecord } from '#providers/data/calls.ts';
import { useDataProvider } from './MadeRefine.ts';
import { type PageAsked, pageQuery } from './usePage.ts';

/** One page of a resource, by the resource's name. */
export interface NamedPage extends PageAsked {
  readonly resource: string;
}

/** What has been read of some pages so far, in their order, live; nothing is asked for. */
export function useKnownPages(pages: readonly NamedPage[]): readonly (KnownPage | undefined)[] {
  const provider = useDataProvider();
  return useQueries({
    queries: pages.map(({ resource, ...asked }) => ({ ...pageQuery(provider, resource, asked), enabled: false })),
    combine: (queries) => queries.map(({ data }) => data),
  });
}

/** A page as it was answered; where the applet tells no total, it is `open`. O1 */
export interface KnownPage {
  readonly data: readonly DataRecord[];
  readonly total?: number | undefined;
  readonly open?: unknown;
}
