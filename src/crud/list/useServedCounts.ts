import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Scope } from '#providers/data/calls.ts';
import { countQuery } from '../data/countQuery.ts';
import { useDataProvider } from '../data/MadeRefine.ts';
import type { Resource } from '../Resource.ts';
import { isServed } from './isServed.ts';
import { servedFilters, type Tab, tabsOf } from './listTabs.ts';
import { onIdle } from './onIdle.ts';
import type { ListState } from './url/listUrl.ts';

interface Needs {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly state: ListState;
  readonly loading: boolean;
  /** How many the open part holds, once its rows are there. */
  readonly total: number;
}

/**
 * How many records each part holds where the applet narrows the list itself and tells totals, empty until it
 * has; else nothing. O1
 *
 * The open part has told already; of each other one a single record is asked for, once the rows in sight are there and
 * the page has nothing better to do. GL-E1
 */
export function useServedCounts({ resource, scope, state, loading, total }: Needs): (tab: Tab) => string | undefined {
  const { tabs } = resource.list;
  const told = resource.calls.getList?.total;
  const dataProvider = useDataProvider();
  const [idle, setIdle] = useState(false);
  const counts = tabs !== undefined && told !== undefined && told !== 'all' && isServed(resource, tabs);
  useEffect(() => (counts && !loading && !idle ? onIdle(() => setIdle(true)) : undefined), [counts, loading, idle]);

  const others = counts ? tabsOf(resource).filter(({ value }) => value !== state.tab) : [];
  const probes = useQueries({
    queries: others.map(({ value }) => ({
      ...countQuery(dataProvider, resource.name, {
        scope,
        filters: servedFilters(resource, { tab: value, filters: state.filters }),
      }),
      enabled: idle,
    })),
  });

  return ({ value }) => {
    if (!counts) return undefined;
    if (value === state.tab) return loading ? '' : String(total);
    const probe = probes[others.findIndex((other) => other.value === value)]?.data;
    return probe ? String(probe.total) : '';
  };
}
