import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { RecordId, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Resource } from '../Resource.ts';

const SEEN_MS = 2000;
const keyOf = ({ name }: Pick<Resource, 'name'>, scope: Scope) => ['touched', name, scope] as const;

/** Writes down which record the merchant has just changed, for the list that shows it next. */
export function useTouch(resource: Resource, scope: Scope): (id: RecordId) => void {
  const client = useQueryClient();
  return useCallback((id) => client.setQueryData<RecordId>(keyOf(resource, scope), id), [client, resource, scope]);
}

/** The record that was changed last, for a moment after its row has come into sight. GL-E3 */
export function useHighlightedRow(resource: Resource, scope: Scope, shown: readonly { readonly id: RecordId }[]) {
  const client = useQueryClient();
  const { clock } = useProviders();
  const { data: id } = useQuery<RecordId>({ queryKey: keyOf(resource, scope), queryFn: skipToken });
  const inSight = id !== undefined && shown.some((record) => record.id === id);
  useEffect(() => {
    if (!inSight) return undefined;
    const leaving = new AbortController();
    clock.sleep(SEEN_MS, leaving.signal).then(
      // Not removed: whoever looks at it would not be told.
      () => void client.resetQueries({ queryKey: keyOf(resource, scope), exact: true }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [inSight, client, clock, resource, scope]);
  return id;
}
