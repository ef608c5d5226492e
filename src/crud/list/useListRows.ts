import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import type { MenuItem } from '#ui/menu/Menu.tsx';
import type { Tab } from '#ui/Tabs.tsx';
import { useMoreRecords } from '../data/useMoreRecords.ts';
import { useRecords } from '../data/useRecords.ts';
import { useRefs } from '../data/useRefs.ts';
import { isNarrowed, narrow, sortBy, sortUsually } from '../query/arrange.ts';
import { searches } from '../query/isServed.ts';
import { loadedIn } from '../query/listTabs.ts';
import type { ListState } from '../query/listUrl.ts';
import type { ListDeclaration, Resource } from '../Resource.ts';
import { useListNames } from './useListNames.ts';
import type { ChangeList } from './useListUrl.ts';
import { useMeant } from './useMeant.ts';
import { useMinute } from './useMinute.ts';
import { useSearch } from './useSearch.ts';
import { useServedPage } from './useServedPage.ts';
import { VIRTUAL_ABOVE } from './virtualAbove.ts';

interface Dependencies {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly columns: ListDeclaration['columns'];
  /** Conditions are being chosen: what can be chosen has to be known. */
  readonly choosing: boolean;
}

/** From the state of a list to the rows in sight: asked for, narrowed, searched, sorted, cut into pages. */
export function useListRows({ resource, scope, state, change, columns, choosing }: Dependencies) {
  const { list, calls } = resource;
  // An answer that holds everything is cut into pages here.
  const whole = calls.getList?.total === 'all';
  const named = useMemo(
    () => [...columns.map(({ field }) => field), ...(choosing ? list.filters : Object.keys(state.filters))],
    [columns, choosing, list.filters, state.filters],
  );
  const refs = useRefs(resource.fields, named, scope);
  const { meant, waits } = useMeant(resource, state, refs);
  const asked = useServedPage(resource, meant);
  const { page, filters, sort } = asked;
  const now = useMinute();
  const answer = useRecords(resource, { scope, page, filters, sort, enabled: !waits });
  const { exact, loading, failed } = answer;
  const more = useMoreRecords(resource, { scope, page, filters, sort });
  const [late, setLate] = useState<Fill>();
  const [ordering, setOrdering] = useState<Ordering>();
  const records = useMemo(() => eachOnce(answer.records, more.records), [answer.records, more.records]);
  const total = more.total ?? answer.total;

  const names = useListNames({ resource, refs, names: named, records, asked: state.filters });
  const { search, prepare } = useSearch(resource, searches(resource) ? '' : state.q, names.nameOf);
  const arrange = useCallback(
    (some: readonly DataRecord[]) =>
      sort
        ? narrow(resource, some, meant, now)
        : sortBy(resource, sortUsually(resource, search(narrow(resource, some, meant, now)), now), state.sort, now),
    [resource, search, meant, state.sort, sort, now],
  );
  const order = ordering?.arrange;
  const found = useMemo(() => {
    const found = arrange(late ? late(records) : records);
    return order ? order(found) : found;
  }, [arrange, records, late, order]);
  const countOf = useMemo(
    () => loadedIn(resource, records, !exact || records.length < total),
    [resource, records, exact, total],
  );

  const count = whole ? found.length : total;
  const last = Math.max(1, Math.ceil(count / list.pageSize));
  const at = whole ? Math.min(state.page, last) : state.page;
  const rows: readonly DataRecord[] = useMemo(
    () => (whole ? found.slice((at - 1) * list.pageSize, at * list.pageSize) : found),
    [whole, found, at, list.pageSize],
  );

  // The last record of the last page has gone: the page before it is the last one now.
  const behind = exact && !loading && records.length === 0 && total > 0 && state.page > last;
  useEffect(() => {
    if (behind) change({ page: last }, { typing: true });
  }, [behind, last, change]);

  // A list that tells its total has pages to step to; rows that open are all drawn, so there is an end to them.
  const room = list.detail ? VIRTUAL_ABOVE : Number.POSITIVE_INFINITY;
  const end = (page + more.pages) * list.pageSize;
  const canLoad = !exact && (more.failed || total > end) && records.length + list.pageSize <= room;

  return {
    ...answer,
    records,
    total,
    /** What may be loaded behind what is there, where the applet tells no total. */
    more: { ...more, can: canLoad },
    /** The state with all that is meant by its conditions. */
    meant,
    /** What the applet is asked for. */
    asked,
    filters,
    names,
    prepare,
    /** How many of what is loaded a part holds; undefined where the applet cuts the list. */
    countOf: (tab: Tab) => knownCount(countOf(tab), loading || failed),
    rows,
    found,
    /** What of some records the list would show, and in which order. */
    arrange,
    page: at,
    /** What pages are counted by. */
    count,
    narrowed: isNarrowed(resource, meant),
    /** Takes how late columns are filled. */
    setLate,
    ordering,
    setOrdering,
  };
}

/** What the part that sorts rows by hand has to say, once it is there. */
export interface Ordering {
  /** As the merchant wants them, whatever was answered meanwhile. */
  arrange?(records: readonly DataRecord[]): readonly DataRecord[];
  /** What stands in the menu of a row. */
  itemsFor(record: DataRecord): readonly MenuItem[];
}

/** Adds what late columns say. */
export type Fill = (records: readonly DataRecord[]) => readonly DataRecord[];

/** What nothing loaded has to say is not said yet; its place is kept. */
const knownCount = (count: string | undefined, unknown: boolean) => (count !== undefined && unknown ? '' : count);

/** A record that moved to another page between two answers stands once. */
function eachOnce(first: readonly DataRecord[], behind: readonly DataRecord[]): readonly DataRecord[] {
  if (behind.length === 0) return first;
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...behind.filter(({ id }) => !ids.has(id) && ids.add(id))];
}

/** What {@link useListRows} makes of a list. */
export type ListRows = ReturnType<typeof useListRows>;
