import { useEffect, useMemo, useState } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { searches } from '../query/isServed.ts';
import { servedPage } from '../query/listTabs.ts';
import type { ListState } from '../query/listUrl.ts';
import type { Resource } from '../Resource.ts';

/** As long as somebody types on, the applet is not asked to look for half a word. */
const PAUSE_MS = 300;

/** What the applet is asked for by a list in this state. */
export function useServedPage(resource: Resource, state: ListState) {
  const { clock } = useProviders();
  const [q, setQ] = useState(state.q);
  const waits = searches(resource) && q !== state.q;
  useEffect(() => {
    if (!waits) return undefined;
    const typing = new AbortController();
    clock.sleep(PAUSE_MS, typing.signal).then(
      () => setQ(state.q),
      () => undefined,
    );
    return () => typing.abort();
  }, [clock, waits, state.q]);
  return useMemo(() => servedPage(resource, waits ? { ...state, q } : state), [resource, state, waits, q]);
}
