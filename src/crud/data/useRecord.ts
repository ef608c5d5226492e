import { useOne } from '@refinedev/core';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import type { Resource } from '../Resource.ts';

/** One record as it is read for a form. */
export interface ReadRecord {
  /** The newest answer; the very same object while the answers say the same. */
  readonly record: DataRecord | undefined;
  readonly loading: boolean;
  /** There is nothing to show. */
  readonly failed: boolean;
  /** Asks anew, and gives what was answered. */
  readonly refetch: () => Promise<DataRecord | undefined>;
}

/**
 * One record, asked for only when it has an id, and anew when the merchant comes back to the tab or the network does.
 *
 * What is done with a later answer is the form's business: it never moves a field under the merchant's hands. G8
 */
export function useRecord(resource: Resource, scope: Scope, id: RecordId | undefined): ReadRecord {
  const { result, query } = useOne<DataRecord>({
    resource: resource.name,
    ...(id !== undefined && { id }),
    meta: { scope },
    queryOptions: {
      enabled: id !== undefined,
      staleTime: 0,
      gcTime: 0,
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    },
    successNotification: false,
    errorNotification: false,
  });
  const { refetch } = query;
  return {
    record: result,
    loading: id !== undefined && query.isFetching && !result,
    failed: query.isError && !result,
    refetch: async () => (await refetch()).data?.data,
  };
}
