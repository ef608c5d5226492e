import { type ComponentType, useContext, useEffect, useState } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { useMadeRefine } from '../data/MadeRefine.ts';
import { ResourcesContext } from '../declared/ResourcesContext.ts';
import type { Resource } from '../Resource.ts';

/** The first rows come first, and so does whatever they wait for. */
const REST_MS = 3000;

/** The watch over what comes by itself; its code is fetched when nothing else is asked for any more. OR-E9 */
export function News() {
  const resources = useContext(ResourcesContext);
  const { clock } = useProviders();
  const { queryClient } = useMadeRefine();
  const [late, setLate] = useState<{ readonly Watch: ComponentType<{ readonly resources: readonly Resource[] }> }>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () => {
      do await clock.sleep(REST_MS, signal);
      while (queryClient.isFetching() > 0);
      const { NewsWatch } = await import('./NewsWatch.tsx');
      if (!signal.aborted) setLate({ Watch: NewsWatch });
    };
    // Without it the product is as it was: nobody has to be told.
    load().catch(() => undefined);
    return () => leaving.abort();
  }, [clock, queryClient]);
  return late ? <late.Watch resources={resources} /> : null;
}
