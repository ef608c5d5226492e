import { useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useEffect } from 'react';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';
import type { Resource } from '../Resource.ts';

const AT_A_TIME = 2;

type Read = ReadonlyMap<RecordId, Values>;
const none: Read = new Map();

interface Asked {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly records: readonly DataRecord[];
  /** What the list was answered with: with another one, late values are looked at again. */
  readonly answer: readonly DataRecord[];
  /** The late columns that are shown. */
  readonly names: readonly string[];
  readonly onRead: (change: (before: Read | undefined) => Read) => void;
}

/**
 * Reads what late columns say of these records, from the top, two at a time, no further once the list is left. What has been
 * read is good for a minute; what does not come leaves its place empty and is told to nobody: the list is whole without it.
 */
export function useLateValues({ resource, scope, records, answer, names, onRead }: Asked): void {
  const { call } = useProviders();
  const client = useQueryClient();
  const ids = JSON.stringify(records.map(({ id }) => id));
  const shown = names.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was read anew asks for what is older than a minute
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const limit = pLimit(AT_A_TIME);
    async function fill(id: RecordId, name: string) {
      const read = resource.list.late?.[name];
      if (!read || signal.aborted) return;
      const value = await client.fetchQuery({
        queryKey: ['late', resource.name, scope, id, name],
        // Those on their way when the rows change are read to their end: the next to ask takes them.
        queryFn: (own) => read({ call, scope, id, signal: own.signal }).catch(() => null),
        staleTime: limits.freshMs,
      });
      if (signal.aborted || value === null) return;
      onRead((before = none) =>
        before.get(id)?.[name] === value ? before : new Map(before).set(id, { ...before.get(id), [name]: value }),
      );
    }
    const wanted: readonly RecordId[] = JSON.parse(ids);
    for (const id of wanted) for (const name of shown.split(',')) limit(fill, id, name).catch(() => undefined);
    return () => {
      leaving.abort();
      limit.clearQueue();
    };
  }, [resource, scope, ids, shown, answer, onRead, call, client]);
}
