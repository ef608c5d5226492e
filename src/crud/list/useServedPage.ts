import { useEffect, useMemo, useState } from 'react';
import type { Resource } from '../Resource.ts';
import { searches } from './isServed.ts';
import { servedPage } from './listTabs.ts';
import type { ListState } from './url/listUrl.ts';

/** As long as somebody types on, the applet is not asked to look for half a word. */
const PAUSE_MS = 300;

/** What the applet is asked for by a list in this state. */
export function useServedPage(resource: Resource, state: ListState) {
  const [q, setQ] = useState(state.q);
  const waits = searches(resource);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setQ(state.q), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waits, state.q]);
  return useMemo(() => servedPage(resource, waits ? { ...state, q } : state), [resource, state, waits, q]);
}
