import { useState } from 'react';
import type { Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Resource } from '../Resource.ts';
import { newsStore } from './newsStore.ts';

/**
 * The newest record of each shop that the merchant had seen in its list when this screen was opened; what is seen
 * meanwhile is still new on this visit. OR-E9
 */
export function useSeenBefore(resource: Resource | undefined): (scope: Scope) => number | undefined {
  const store = newsStore(useProviders());
  const [before] = useState(() => new Map<Scope, number | undefined>());
  return (scope) => {
    if (resource && !before.has(scope)) before.set(scope, store.seenOf({ resource, scope }));
    return before.get(scope);
  };
}
