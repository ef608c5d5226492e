import { useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useEffect } from 'react';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Resource } from '../Resource.ts';

const AT_A_TIME = 2;
const FRESH_MS = 60_000;

type Read = ReadonlyMap<RecordId, Values>;

interface Asked {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly records: readonly DataRecord[];
  /** The late columns that are shown. */
  readonly names: readonly string[];
  readonly onRead: (change: (before: Read | undefined) => Read) => void;
}

/**
 * Reads what late columns say of these records, from the top, two at a time, no further once the list is left. What has been
 * read is good for a minute; what does not come leaves its place empty and is told to nobody: the list is whole without it.
 */
export function useLateValues({ resource, scope, records, names, onRead }: Asked): void {
  const { call } = useProviders();
  const client = useQueryClient();
  // With every value that comes the records are other ones: who they are stays the same.
  const ids = records.map(({ id }) => id).join();
  const shown = names.join();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const limit = pLimit(AT_A_TIME);
    const nothingUnlessLeft = (error: unknown) => {
      if (signal.aborted) throw error;
      return null;
    };
    async function fill(id: RecordId, name: string) {
      const read = resource.list.late?.[name];
      if (!read || signal.aborted) return;
      const value = await client.fetchQuery({
        queryKey: ['late', resource.name, scope, id, name],
        queryFn: () => read({ call, scope, id, signal }).catch(nothingUnlessLeft),
        staleTime: FRESH_MS,
      });
      if (signal.aborted || value === null) return;
      onRead((before) => new Map(before).set(id, { ...before?.get(id), [name]: value }));
    }
    for (const id of ids.split(',').map(Number))
      for (const name of shown.split(',')) limit(fill, id, name).catch(() => undefined);
    return () => {
      leaving.abort();
      limit.clearQueue();
    };
  }, [resource, scope, ids, shown, onRead, call, client]);
}
