import { useDataProvider } from '@refinedev/core';
import { useCallback } from 'react';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import type { Resource } from '../Resource.ts';

/** Every record of a resource as the applet holds them now, page after page, past the cache. */
export function useReadAll({ name, list }: Resource, scope: Scope): () => Promise<readonly DataRecord[]> {
  const provider = useDataProvider();
  return useCallback(async () => {
    const { getList } = provider();
    const found: DataRecord[] = [];
    for (let currentPage = 1, more = true; more; currentPage += 1) {
      const pagination = { currentPage, pageSize: list.pageSize, mode: 'server' } as const;
      const { data, total = 0 } = await getList<DataRecord>({
        resource: name,
        pagination,
        filters: [],
        meta: { scope },
      });
      found.push(...data);
      // Somebody may delete meanwhile: an empty page is the end, whatever the total says.
      more = data.length > 0 && found.length < total;
    }
    return found;
  }, [provider, name, list.pageSize, scope]);
}
