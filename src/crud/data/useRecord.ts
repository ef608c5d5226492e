import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Resource } from '../Resource.ts';
import { useDataProvider } from './MadeRefine.ts';
import { readRecord, recordAhead } from './recordAhead.ts';
import { recordKey } from './recordKeys.ts';

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
 * One record, asked for only when it has an id, and anew when the merchant comes back to the tab, the network does or
 * another tab has saved. N7
 *
 * What is done with a later answer is the form's business: it never moves a field under the merchant's hands. G8
 */
export function useRecord({ name: resource }: Resource, scope: Scope, id: RecordId | undefined): ReadRecord {
  const providers = useProviders();
  const provider = useDataProvider();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: recordKey(resource, id, { scope }),
    queryFn:
      id === undefined
        ? skipToken
        : ({ signal }) =>
            recordAhead(providers).take(resource, scope, id) ?? readRecord(provider, { resource, scope, id, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  useEffect(
    () =>
      providers.otherTabs.onSaved((name) => {
        if (name === resource && id !== undefined) void refetch();
      }),
    [providers, resource, id, refetch],
  );
  return {
    record: data?.data,
    loading: id !== undefined && isFetching && !data,
    failed: isError && !data,
    refetch: async () => (await refetch()).data?.data,
  };
}
