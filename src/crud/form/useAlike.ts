import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fold } from '#fields/text/fold.ts';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import { isFields } from '../merge/sameValue.ts';
import type { Resource } from '../Resource.ts';

/**
 * Looks among the records of this scope that were read already for one that says the same in a field; asks nobody, for
 * it only points out a slip. The record being edited is not another one. The keys are refine's own.
 */
export function useAlike({ name }: Pick<Resource, 'name'>, scope: Scope, own: RecordId | undefined) {
  const client = useQueryClient();
  return useCallback(
    (field: string, text: string): string | undefined => {
      const wanted = fold(text);
      if (wanted === '') return undefined;
      const pages = client.getQueriesData<{ readonly data?: readonly DataRecord[] }>({
        queryKey: ['data', 'default', name, 'list'],
      });
      const found = pages
        .filter(([key]) => key.some((part) => isFields(part) && part.scope === scope))
        .flatMap(([, page]) => page?.data ?? [])
        .find((record) => record.id !== own && fold(String(record[field] ?? '')) === wanted);
      return found && String(found[field]);
    },
    [client, name, scope, own],
  );
}
