import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Resource } from '../Resource.ts';
import { listsKey } from './recordKeys.ts';

/** All that this resource's records are changed along with, itself first. */
export const affectedBy = ({ name, affects }: Resource): readonly string[] => [name, ...affects];

/** Asks anew for all that is shown of a resource's records. */
export function useRefresh(resource: Resource): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all(affectedBy(resource).map((name) => client.invalidateQueries({ queryKey: listsKey(name) })));
  }, [client, resource]);
}
