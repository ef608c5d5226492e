import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { type Tab, Tabs } from '#ui/Tabs.tsx';
import { countQuery } from '../data/countQuery.ts';
import { useDataProvider } from '../data/MadeRefine.ts';
import { onIdle } from '../onIdle.ts';
import { filtersIn } from '../query/askable.ts';
import { isServed, sortsBy } from '../query/isServed.ts';
import { servedFilters, tabsOf } from '../query/listTabs.ts';
import { fieldOf } from '../Resource.ts';
import { useListContext } from '../useListContext.ts';
import { countText, reachText } from './countText.ts';
import { SearchBox } from './SearchBox.tsx';
import type { List } from './useList.ts';

/** The ways to look at a list: its parts, the search, conditions, and views that were kept. */
export function ListBar() {
  const { resource, state, change, rows, searchBox, choosing, setChoosing, dialogs } = useListContext();
  const { tabs, search } = resource.list;
  const conditions = Object.keys(state.filters).length;
  return (
    <div className="list-bar">
      {tabs !== undefined && <ListTabs field={tabs} />}
      <div className="list-tools">
        {search.length > 0 && (
          <SearchBox
            box={searchBox}
            q={state.q}
            onType={(q) => change({ q }, { typing: true })}
            onApproach={rows.prepare}
          />
        )}
        {filtersIn(resource).length > 0 && (
          <Button aria-expanded={choosing} aria-controls="filters" onClick={() => setChoosing(!choosing)}>
            <span>筛选</span>
            {conditions > 0 && (
              <span className="badge" aria-hidden="true">
                {conditions}
              </span>
            )}
          </Button>
        )}
        <Button aria-haspopup="dialog" onClick={() => dialogs.setOpened({ what: 'views' })}>
          视图
        </Button>
      </div>
      <ListCount />
    </div>
  );
}

interface ListTabsProps {
  /** The field the list is cut by. */
  readonly field: string;
}

/** The parts of a list and how many each holds. What is counted on its way draws nothing else again when it comes. O1 */
function ListTabs({ field }: ListTabsProps) {
  const list = useListContext();
  const { resource, state, change, rows } = list;
  const servedOf = useServedCounts(list);
  return (
    <Tabs
      label={fieldOf(resource, field).label}
      options={tabsOf(resource)}
      value={state.tab}
      onChange={(tab) => change({ tab })}
      countOf={(tab) => rows.countOf(tab) ?? servedOf(tab)}
    />
  );
}

/**
 * How many records each part holds where the applet narrows the list itself and tells totals, empty until it
 * has; else nothing. O1
 *
 * The open part has told already; of each other one a single record is asked for, once the rows in sight are there and
 * the page has nothing better to do. GL-E1
 */
function useServedCounts({ resource, scope, rows }: List): (tab: Tab) => string | undefined {
  const { meant: state, loading, failed, total } = rows;
  const { tabs } = resource.list;
  const answered = resource.calls.getList?.total;
  const dataProvider = useDataProvider();
  const [idle, setIdle] = useState(false);
  const counts = tabs !== undefined && answered !== undefined && answered !== 'all' && isServed(resource, tabs);
  useEffect(() => (counts && !loading && !idle ? onIdle(() => setIdle(true)) : undefined), [counts, loading, idle]);

  const others = counts ? tabsOf(resource).filter(({ value }) => value !== state.tab) : [];
  const probes = useQueries({
    queries: others.map(({ value }) => ({
      ...countQuery(dataProvider, resource.name, {
        scope,
        filters: servedFilters(resource, { ...state, tab: value }),
      }),
      enabled: idle,
    })),
  });

  return ({ value }) => {
    if (!counts) return undefined;
    if (value === state.tab) return loading || failed ? '' : String(total);
    const probe = probes[others.findIndex((other) => other.value === value)]?.data;
    return probe ? String(probe.total) : '';
  };
}

/** How many there are and how many of them are in sight. */
function ListCount() {
  const { resource, rows, state } = useListContext();
  const { label, calls } = resource;
  const { loading, failed, total, exact, found, narrowed } = rows;
  if (failed) return null;
  // Its line stays free, so that nothing moves when the rows come; of a list without a total there is nothing to say.
  if (loading) return <div className="list-count" data-silent={calls.getList?.total === undefined || undefined} />;
  const counted = {
    label,
    total,
    exact,
    found: found.length,
    narrowed,
    loaded: rows.records.length,
    sorted: state.sort !== undefined && !sortsBy(resource, state.sort.field),
  };
  const [all, reach] = [countText(counted), reachText(counted)];
  return (
    <div className="list-count" data-silent={(all === '' && reach === '') || undefined}>
      <span role="status">{all}</span>
      <span className="reach">{reach}</span>
    </div>
  );
}
