import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Option } from '#fields/Field.ts';
import type { Resource } from '../Resource.ts';
import { tabsOf } from './listTabs.ts';

/** Which part of a list is open; the address bar holds it, so that it can be shared and stepped back through. */
export interface ListState {
  readonly page: number;
  readonly tab: Option | undefined;
  readonly tabs: readonly Option[];
  readonly setPage: (page: number) => void;
  readonly setTab: (value: Option['value']) => void;
}

/** Reads and writes `?status=2&page=3`; what makes no sense there is read as the first of its kind. */
export function useListState(resource: Resource): ListState {
  const [search, setSearch] = useSearchParams();
  const { tabs: field } = resource.list;
  const tabs = useMemo(() => tabsOf(resource), [resource]);
  const asked = field === undefined ? null : search.get(field);
  const tab = tabs.find(({ value }) => String(value) === asked) ?? tabs[0];

  const setPage = useCallback(
    (page: number) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        if (page > 1) after.set('page', String(page));
        else after.delete('page');
        return after;
      }),
    [setSearch],
  );
  const setTab = useCallback(
    (value: Option['value']) =>
      setSearch(field === undefined || value === tabs[0]?.value ? {} : { [field]: String(value) }),
    [setSearch, field, tabs],
  );
  return { page: readPage(search.get('page')), tab, tabs, setPage, setTab };
}

const readPage = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);
