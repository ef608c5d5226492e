import { useCallback } from 'react';
import type { RecordId, Scope } from '#providers/data/calls.ts';
import { fold } from '#schemas/text/fold.ts';
import type { Resource } from '../Resource.ts';
import { useOthers } from './useOthers.ts';

/** Looks among the records that were read already for one that says the same in a field: it only points out a slip. */
export function useAlike(resource: Pick<Resource, 'name'>, scope: Scope, own: RecordId | undefined) {
  const others = useOthers(resource, scope, own);
  return useCallback(
    (field: string, text: string): string | undefined => {
      const wanted = fold(text);
      if (wanted === '') return undefined;
      const found = others().find((record) => fold(String(record[field] ?? '')) === wanted);
      return found && String(found[field]);
    },
    [others],
  );
}
