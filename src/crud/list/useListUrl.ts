import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sameData } from '#fields/text/data.ts';
import { useProviders } from '#providers/useProviders.ts';
import { servedPage } from '../query/listTabs.ts';
import { type ListState, readListUrl, writeListUrl } from '../query/listUrl.ts';
import type { Resource } from '../Resource.ts';

/** Goes on from what is in sight; a choice is a step that back undoes, typing is not. */
export type ChangeList = (change: Partial<ListState>, how?: { readonly typing?: boolean }) => void;

/** The state of a list, two ways: whatever the address says applies, whatever changes is said there. */
export function useListUrl(resource: Resource): { readonly state: ListState; readonly change: ChangeList } {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { notifications } = useProviders();
  const read = useMemo(() => readListUrl(resource, search), [resource, search]);
  // The address follows a moment later. Until then what was chosen is shown: a tick must not go and come back.
  const [ahead, setAhead] = useState<{ readonly of: string; readonly state: ListState }>();
  if (ahead && ahead.of !== search) setAhead(undefined);
  const state = ahead?.of === search ? ahead.state : read.state;
  const newest = useRef(state);
  useEffect(() => {
    newest.current = state;
  }, [state]);

  const strangers = read.unknown.join('、');
  useEffect(() => {
    if (strangers !== '') notifications.open('info', `链接里有无法识别的条件，已忽略：${strangers}`);
  }, [strangers, notifications]);

  const change = useCallback<ChangeList>(
    (change, { typing = false } = {}) => {
      const before = newest.current;
      const page = staysOnPage(resource, before, change) ? before.page : 1;
      const query = writeListUrl(resource, { ...before, page, ...change });
      newest.current = readListUrl(resource, query).state;
      setAhead({ of: search, state: newest.current });
      // What stands behind it is the page's own, e.g. which of its parts is open.
      void navigate({ search: query, hash }, { replace: typing });
    },
    [resource, navigate, search, hash],
  );
  return { state, change };
}

/** What is only looked for among the loaded records needs no other page of them. */
function staysOnPage(resource: Resource, before: ListState, change: Partial<ListState>): boolean {
  if (resource.calls.getList?.total === 'all' || 'tab' in change) return false;
  const served = (state: ListState) => {
    const { filters, sort } = servedPage(resource, state);
    return { filters, sort };
  };
  return sameData(served(before), served({ ...before, ...change }));
}
