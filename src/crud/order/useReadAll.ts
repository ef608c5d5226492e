import { useCallback } from 'react';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { useDataProvider } from '../data/MadeRefine.ts';
import type { Resource } from '../Resource.ts';
import { readRecords } from '../transfer/readRecords.ts';
import { readSize } from '../transfer/readSize.ts';

/** Every record of a resource as the applet holds them now, page after page, past the cache. */
export function useReadAll(resource: Resource, scope: Scope): () => Promise<readonly DataRecord[]> {
  const provider = useDataProvider();
  const { name } = resource;
  const size = readSize(resource);
  return useCallback(
    () => readRecords(provider, { resource: name, scope, size, parts: [{}] }).run(new AbortController().signal),
    [provider, name, size, scope],
  );
}
