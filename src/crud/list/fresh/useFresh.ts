import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { useDataProvider } from '../../data/MadeRefine.ts';
import { pageQuery } from '../../data/usePage.ts';
import { useRefresh } from '../../data/useRefresh.ts';
import type { ListState } from '../../query/listUrl.ts';
import type { Resource } from '../../Resource.ts';
import { tabVisibility } from '../../tabVisibility.ts';
import type { ListRows } from '../useListRows.ts';
import { createRereads } from './createRereads.ts';
import { moves } from './moves.ts';

interface Dependencies {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly state: ListState;
  readonly rows: Pick<ListRows, 'records' | 'more' | 'narrowed' | 'asked'>;
  /** Whether the merchant is at work on rows, which must stay where they are. */
  readonly isHeld: () => boolean;
}

/**
 * Reads a list again when the page comes back into view, when the network does, and when another tab has saved. What
 * leaves every row in its place is put into the list; what does not is put there only while nobody is at work on it, and
 * is offered else. A reading that fails says nothing: the age of what is shown tells. N7
 */
export function useFresh({ resource, scope, state, rows, isHeld }: Dependencies) {
  const { clock, connection, otherTabs } = useProviders();
  const client = useQueryClient();
  const provider = useDataProvider();
  const refresh = useRefresh(resource);
  const { records, more, narrowed } = rows;
  const [shown, setShown] = useState(() => ({ records, readAt: clock.now(), waits: false }));
  // A new answer is shown, whoever has asked for it: nothing waits behind it.
  if (shown.records !== records) setShown({ records, readAt: clock.now(), waits: false });

  const look = async (signal: AbortSignal) => {
    const asked = { ...rows.asked, scope, size: resource.list.pageSize };
    const { queryKey, queryFn } = pageQuery(provider, resource.name, asked);
    const before = client.getQueryData<{ readonly data: readonly DataRecord[] }>(queryKey);
    const answer = await queryFn({ signal });
    // The merchant's own change has been read meanwhile: that is newer.
    if (signal.aborted || client.getQueryData(queryKey) !== before) return;
    const moved = before !== undefined && moves(before.data, answer.data, narrowed || state.sort !== undefined);
    const waits = moved && (isHeld() || more.pages > 0);
    if (!waits) client.setQueryData(queryKey, answer);
    setShown((before) => ({ ...before, readAt: clock.now(), waits }));
  };
  const newest = useRef(look);
  /** Where a list tells of what has come by itself, it has asked already. OR-E9 */
  const watched = useRef(false);
  useEffect(() => {
    newest.current = look;
    watched.current = resource.list.news !== undefined && state.tab === resource.list.news.part;
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const rereads = createRereads({ look: () => newest.current(signal), clock, signal });
    let missed = false;
    let online = connection.get();
    const stops = [
      tabVisibility.subscribe(() => {
        if (!tabVisibility.get()) return;
        if (missed) rereads.surely();
        else if (!watched.current) rereads.maybe();
        missed = false;
      }),
      connection.subscribe(() => {
        const back = !online && connection.get();
        online = connection.get();
        if (back) rereads.surely();
      }),
      otherTabs.onSaved((name) => {
        if (name !== resource.name) return;
        if (tabVisibility.get()) rereads.surely();
        else missed = true;
      }),
    ];
    return () => {
      leaving.abort();
      for (const stop of stops) stop();
    };
  }, [clock, connection, otherTabs, resource.name]);

  return {
    /** Something has changed that would move rows. */
    waits: shown.waits,
    readAt: shown.readAt,
    async show() {
      await refresh();
      setShown((before) => ({ ...before, readAt: clock.now(), waits: false }));
    },
  };
}
