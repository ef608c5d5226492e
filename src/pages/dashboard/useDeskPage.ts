import { useState } from 'react';
import { type PageAsked, usePage } from '#crud/data/usePage.ts';
import { firstFilters } from '#crud/query/listTabs.ts';
import type { Resource } from '#crud/Resource.ts';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';

/** How the reading that a card shows stands. */
export interface CardReading {
  /** Nothing to show yet. */
  readonly loading: boolean;
  /** It did not come, and nothing was there before. */
  readonly failed: boolean;
  /** What is shown was there before: the last reading did not come. */
  readonly outdated: boolean;
  readonly busy: boolean;
  /** When it came, in milliseconds since 1970. */
  readonly readAt: number;
  readonly refresh: () => void;
}

export interface DeskPage extends CardReading {
  readonly records: readonly DataRecord[];
  readonly total: number;
  /** The applet told no total, and the page is full. O1 */
  readonly open: boolean;
}

const none: readonly DataRecord[] = [];

/** What a resource's list shows first, as it is asked for there: whoever goes on to the list finds its rows. */
export const firstPage = (resource: Resource, scope: Scope): PageAsked => ({
  scope,
  size: resource.list.pageSize,
  filters: firstFilters(resource),
});

/**
 * The first page of a list on the desk, good for a minute and read again when the merchant comes back. N7
 *
 * @param enabled left out, it is asked for at once.
 */
export function useDeskPage(resource: Resource, scope: Scope, enabled = true): DeskPage {
  const asked = { ...firstPage(resource, scope), enabled, staleTimeMs: limits.freshMs, keptFresh: true } as const;
  const query = usePage(resource.name, asked);
  const records = query.data?.data ?? none;
  const open = query.data?.open === true && records.length >= resource.list.pageSize;
  return { ...useCardReading(query), records, total: query.data?.total ?? 0, open };
}

interface Query {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/** A question to the applet, as a card tells of it. */
export function useCardReading({ data, isError, isFetching, dataUpdatedAt, refetch }: Query): CardReading {
  const { clock } = useProviders();
  // The cache has a clock of its own.
  const [read, setRead] = useState({ of: dataUpdatedAt, at: clock.now() });
  if (read.of !== dataUpdatedAt) setRead({ of: dataUpdatedAt, at: clock.now() });
  return {
    loading: data === undefined && !isError,
    failed: data === undefined && isError,
    outdated: data !== undefined && isError,
    busy: isFetching,
    readAt: read.at,
    refresh: () => void refetch(),
  };
}
