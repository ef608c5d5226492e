import type { DataProvider } from '@refinedev/core';
import type { Kind } from '#fields/Kind.ts';
import type { Scope } from '#providers/data/calls.ts';
import { limits } from '#schemas/limits.ts';
import { readPage } from './readPage.ts';
import { listKey } from './recordKeys.ts';

/** More records than this are not looked through for a name, unless they belong to each other. */
const SIZE = 500;

/**
 * The records that others refer to, as refine's cache is keyed: whoever asks for them, they are read once.
 *
 * @param whole how all of them are read, where one can be called only once all above it are known
 */
export function namesQuery(provider: DataProvider, resource: string, scope: Scope, whole: Kind['whole']) {
  const queryKey = listKey(resource, { names: whole ? 'whole' : true, scope });
  return {
    queryKey,
    queryFn({ signal }: { readonly signal: AbortSignal }) {
      const read = (page = 1) => readPage(provider, resource, { scope, page, size: SIZE }, signal);
      return whole ? whole(read, queryKey) : read();
    },
    staleTime: limits.freshMs,
  };
}
