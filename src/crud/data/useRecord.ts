import { useOne } from '@refinedev/core';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import type { Resource } from '../Resource.ts';

/** One record, asked for only when it has an id. G8 */
export function useRecord(resource: Resource, scope: Scope, id: RecordId | undefined) {
  const { result, query } = useOne<DataRecord>({
    resource: resource.name,
    ...(id !== undefined && { id }),
    meta: { scope },
    // What is being edited is read once: an answer that comes later never moves a field under the merchant's hands.
    queryOptions: {
      enabled: id !== undefined,
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
      refetchOnMount: 'always',
    },
    successNotification: false,
    errorNotification: false,
  });
  return {
    record: result,
    loading: id !== undefined && query.isFetching && !result,
    failed: query.isError,
    refetch: query.refetch,
  };
}
