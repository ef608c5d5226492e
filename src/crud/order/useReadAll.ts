import { useCallback } from 'react';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { useDataProvider } from '../data/MadeRefine.ts';
import type { Resource } from '../Resource.ts';
import { readAll } from '../transfer/readAll.ts';

/** Every record of a resource as the applet holds them now, page after page, past the cache. */
export function useReadAll({ name, list }: Resource, scope: Scope): () => Promise<readonly DataRecord[]> {
  const provider = useDataProvider();
  return useCallback(() => {
    const all = readAll({
      parts: [{}],
      size: list.pageSize,
      page: (_, currentPage, signal) =>
        provider.getList<DataRecord>({
          resource: name,
          pagination: { currentPage, pageSize: list.pageSize, mode: 'server' },
          filters: [],
          meta: { scope, signal },
        }),
    });
    return all.run(new AbortController().signal);
  }, [provider, name, list.pageSize, scope]);
}
