import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sameData } from '#fields/text/data.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Resource } from '../../Resource.ts';
import { isServed } from '../isServed.ts';
import { type ListState, readListUrl, writeListUrl } from './listUrl.ts';

/** Goes on from what is in sight; a choice is a step that back undoes, typing is not. */
export type ChangeList = (change: Partial<ListState>, how?: { readonly typing?: boolean }) => void;

/** The state of a list, two ways: whatever the address says applies, whatever changes is said there. */
export function useListUrl(resource: Resource): { readonly state: ListState; readonly change: ChangeList } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { notifications } = useProviders();
  const { state, unknown } = useMemo(() => readListUrl(resource, search), [resource, search]);

  // The newest state, even before the address has caught up: two changes in one breath are both kept.
  const newest = useRef(state);
  useEffect(() => {
    newest.current = state;
  }, [state]);

  const strangers = unknown.join('、');
  useEffect(() => {
    if (strangers !== '') notifications.open('info', `链接里有不认识的条件，没有用上：${strangers}`);
  }, [strangers, notifications]);

  const change = useCallback<ChangeList>(
    (change, { typing = false } = {}) => {
      const before = newest.current;
      const page = staysOnPage(resource, before, change) ? before.page : 1;
      newest.current = { ...before, page, ...change };
      void navigate({ search: writeListUrl(resource, newest.current) }, { replace: typing });
    },
    [resource, navigate],
  );
  return { state, change };
}

/** What is only looked for among the loaded records needs no other page of them. */
function staysOnPage(resource: Resource, before: ListState, change: Partial<ListState>): boolean {
  if (resource.calls.getList?.total === 'all' || 'tab' in change) return false;
  const served = (asked: ListState['filters']) => Object.entries(asked).filter(([name]) => isServed(resource, name));
  return change.filters === undefined || sameData(served(before.filters), served(change.filters));
}
