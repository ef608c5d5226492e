import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { useDataProvider } from '../../data/MadeRefine.ts';
import type { Resource } from '../../Resource.ts';
import { tabVisibility } from '../../tabVisibility.ts';
import { servedFilters } from '../listTabs.ts';
import type { ListState } from '../url/listUrl.ts';
import type { ListRows } from '../useListRows.ts';
import { newestOf, newsIn } from './newsIn.ts';
import { useSeen } from './useSeen.ts';

interface Dependencies {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly state: ListState;
  readonly rows: Pick<ListRows, 'records' | 'page' | 'loading' | 'failed'>;
}

/**
 * How many records have come since the merchant last saw the part they come to; undefined when none have. OR-E9
 *
 * Its first page is asked for now and then while the tab is in sight, at once when it comes back into sight, one
 * question at a time, and never again once the list is left. What was asked is not put into the list: that the
 * merchant does. A question that fails says nothing; the next one will. What was shown is noted in this browser, so that
 * another screen can tell what has come since.
 */
export function useNews({ resource, scope, state, rows }: Dependencies): string | undefined {
  const { news, pageSize } = resource.list;
  const { part, everyMs } = news ?? {};
  const { clock } = useProviders();
  const dataProvider = useDataProvider();
  const inSight = useInSight();
  const [seen, setSeen] = useState<RecordId>();
  const [page, setPage] = useState<readonly DataRecord[]>([]);
  const shown = state.tab === part && rows.page === 1 && !rows.loading && !rows.failed;
  const newest = Math.max(newestOf(shown ? rows.records : []), seen ?? 0);
  if (shown && newest !== seen) setSeen(newest);
  const { see } = useSeen(resource.name);
  useEffect(() => {
    if (news && shown) see(scope, newest);
  });

  const ask = useCallback(
    async (signal: AbortSignal) => {
      const filters = servedFilters(resource, { tab: part, filters: {} });
      const { data } = await dataProvider.getList<DataRecord>({
        resource: resource.name,
        pagination: { currentPage: 1, pageSize, mode: 'server' },
        filters: Object.entries(filters).map(([field, value]) => ({ field, operator: 'eq', value })),
        meta: { scope, signal },
      });
      if (signal.aborted) return;
      // Whoever came in by another part has seen whatever was there then.
      setSeen((before) => before ?? newestOf(data));
      setPage(data);
    },
    [dataProvider, resource, scope, part, pageSize],
  );

  const [begun, setBegun] = useState(false);
  if (news && !rows.loading && !begun) setBegun(true);
  const known = useRef(false);
  known.current = seen !== undefined;
  const away = useRef(false);
  useEffect(() => {
    if (everyMs === undefined || !begun) return undefined;
    if (!inSight) {
      away.current = true;
      return undefined;
    }
    const atOnce = away.current || !known.current;
    away.current = false;
    const leaving = new AbortController();
    const { signal } = leaving;
    const watch = async () => {
      for (let now = atOnce; !signal.aborted; now = true) {
        if (now) await ask(signal).catch(() => undefined);
        await clock.sleep(everyMs, signal);
      }
    };
    watch().catch(() => undefined);
    return () => leaving.abort();
  }, [everyMs, begun, inSight, ask, clock]);

  return seen === undefined ? undefined : newsIn(page, seen, pageSize);
}

/** Whether the merchant can see this tab of the browser. */
const useInSight = (): boolean => useSyncExternalStore(tabVisibility.subscribe, tabVisibility.get);
