import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Resource } from '../Resource.ts';
import { findInList } from './findInList.ts';
import { useDataProvider } from './MadeRefine.ts';
import { listsKey } from './recordKeys.ts';
import { type ReadRecord, useRecord } from './useRecord.ts';

/** A record that is shown only when it is of this scope. */
export interface OwnedRecord extends ReadRecord {
  /** This scope's list does not hold it: nothing of it may be shown or kept. R8 */
  readonly missing: boolean;
}

/**
 * One record, and whose it is. Where the answer does not tell, the scope's own list has to hold it: a list that was
 * read already is believed, else it is asked beside the record itself. R8
 */
export function useScopedRecord(resource: Resource, scope: Scope, id: RecordId | undefined): OwnedRecord {
  const read = useRecord(resource, scope, id);
  const client = useQueryClient();
  const provider = useDataProvider();
  const answered = resource.calls.getOne?.owner !== 'list' || id === undefined;
  const listed = useMemo(
    () => answered || isInCache(client, resource, scope, id),
    [answered, client, resource, scope, id],
  );
  const sought = useQuery({
    queryKey: ['owned', resource.name, scope, id],
    queryFn: async ({ signal }) => (await findInList({ provider, resource, scope, signal }, id)) !== undefined,
    enabled: !listed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const owned = listed || sought.data === true;
  return {
    record: owned ? read.record : undefined,
    loading: read.loading || (!listed && sought.isFetching),
    failed: read.failed || sought.isError,
    missing: sought.data === false,
    refetch: async () => {
      if (sought.isError) await sought.refetch();
      return read.refetch();
    },
  };
}

/** Whether a page of this scope's list that was read before holds the record. The keys are refine's own. */
function isInCache(client: QueryClient, { name }: Resource, scope: Scope, id: RecordId | undefined): boolean {
  const pages = client.getQueriesData<{ readonly data?: readonly DataRecord[] }>({
    queryKey: listsKey(name),
  });
  return pages.some(
    ([key, page]) =>
      key.some((part) => isRecord(part) && part.scope === scope) && page?.data?.some((each) => each.id === id),
  );
}
