import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { listsKey } from '../data/recordKeys.ts';
import type { Resource } from '../Resource.ts';

/**
 * The records of this scope that were read already; asks nobody. The record being edited is not another one, and one
 * that stands on several pages is there once.
 */
export function useOthers({ name }: Pick<Resource, 'name'>, scope: Scope, own: RecordId | undefined) {
  const client = useQueryClient();
  return useCallback((): readonly DataRecord[] => {
    const pages = client.getQueriesData<{ readonly data?: readonly DataRecord[] }>({
      queryKey: listsKey(name),
    });
    const records = pages
      .filter(([key]) => key.some((part) => isRecord(part) && part.scope === scope))
      .flatMap(([, page]) => page?.data ?? [])
      .filter(({ id }) => id !== own);
    return [...new Map(records.map((record) => [record.id, record])).values()];
  }, [client, name, scope, own]);
}
