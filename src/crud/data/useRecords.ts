import type { DataRecord } from '#providers/data/calls.ts';
import type { Resource } from '../Resource.ts';
import { type PageAsked, usePage } from './usePage.ts';

/** A page of records as the screens see it. */
export interface Records {
  readonly records: readonly DataRecord[];
  readonly total: number;
  /** Whether the applet told the total; else it only promises a next page. O1 */
  readonly exact: boolean;
  /** Nothing to show yet. */
  readonly loading: boolean;
  readonly failed: boolean;
  readonly refetch: () => Promise<unknown>;
}

const none: readonly DataRecord[] = [];

/** A page of a resource's list, as long as its declaration says. */
export function useRecords({ name, list }: Resource, asked: Omit<PageAsked, 'size'>): Records {
  const { data, isPending, isError, refetch } = usePage(name, { ...asked, size: list.pageSize });
  return {
    records: data?.data ?? none,
    total: data?.total ?? 0,
    exact: data?.open !== true,
    loading: isPending,
    failed: isError && data === undefined,
    refetch,
  };
}
