import { useQueries } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Scope } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import { type Tab, Tabs } from '#ui/Tabs.tsx';
import { countQuery } from '../data/countQuery.ts';
import { useDataProvider } from '../data/MadeRefine.ts';
import { onIdle } from '../onIdle.ts';
import { filtersIn } from '../query/askable.ts';
import { isServed } from '../query/isServed.ts';
import { servedFilters, tabsOf } from '../query/listTabs.ts';
import type { ListState } from '../query/listUrl.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import { SearchBox } from './SearchBox.tsx';
import type { ListRows } from './useListRows.ts';
import type { ChangeList } from './useListUrl.ts';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly rows: ListRows;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly searchBox: RefObject<HTMLInputElement>;
  readonly onSearch: () => void;
  readonly choosing: boolean;
  readonly onChoosing: (choosing: boolean) => void;
  readonly onViews: () => void;
  /** How many there are. */
  readonly children: ReactNode;
}

/** The ways to look at a list: its parts, the search, conditions, and views that were kept. */
export function ListBar(props: Props) {
  const { resource, scope, rows, state, change, searchBox, onSearch, choosing, onChoosing, onViews, children } = props;
  const { tabs, search } = resource.list;
  const conditions = Object.keys(state.filters).length;
  return (
    <div className="list-bar">
      {tabs !== undefined && (
        <ListTabs resource={resource} scope={scope} state={state} change={change} rows={rows} field={tabs} />
      )}
      <div className="list-tools">
        {search.length > 0 && (
          <SearchBox
            box={searchBox}
            q={state.q}
            onType={(q) => change({ q }, { typing: true })}
            onApproach={onSearch}
          />
        )}
        {filtersIn(resource).length > 0 && (
          <Button aria-expanded={choosing} aria-controls="filters" onClick={() => onChoosing(!choosing)}>
            <span>筛选</span>
            {conditions > 0 && (
              <span className="badge" aria-hidden="true">
                {conditions}
              </span>
            )}
          </Button>
        )}
        <Button aria-haspopup="dialog" onClick={onViews}>
          视图
        </Button>
      </div>
      {children}
    </div>
  );
}

interface ListTabsProps {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly rows: ListRows;
  /** The field the list is cut by. */
  readonly field: string;
}

/** The parts of a list and how many each holds. What is counted on its way draws nothing else again when it comes. O1 */
function ListTabs({ resource, scope, state, change, rows, field }: ListTabsProps) {
  const { loading, failed, total, countOf } = rows;
  const servedOf = useServedCounts({ resource, scope, state: rows.meant, loading, failed, total });
  return (
    <Tabs
      label={fieldOf(resource, field).label}
      options={tabsOf(resource)}
      value={state.tab}
      onChange={(tab) => change({ tab })}
      countOf={(tab) => countOf(tab) ?? servedOf(tab)}
    />
  );
}

interface Dependencies {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly state: ListState;
  readonly loading: boolean;
  readonly failed: boolean;
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
function useServedCounts({
  resource,
  scope,
  state,
  loading,
  failed,
  total,
}: Dependencies): (tab: Tab) => string | undefined {
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
