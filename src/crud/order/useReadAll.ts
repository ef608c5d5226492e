import { useCallback } from 'react';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { useDataProvider } from '../data/MadeRefine.ts';
import type { Resource } from '../Resource.ts';
import { readRecords } from '../transfer/readRecords.ts';

/** Every record of a resource as the applet holds them now, page after page, past the cache. */
export function useReadAll({ name, list }: Resource, scope: Scope): () => Promise<readonly DataRecord[]> {
  const provider = useDataProvider();
  return useCallback(
    () =>
      readRecords(provider, { resource: name, scope, size: list.pageSize, parts: [{}] }).run(
        new AbortController().signal,
      ),
    [provider, name, list.pageSize, scope],
  );
}
