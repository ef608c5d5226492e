import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type DayState, readDayUrl, writeDayUrl } from './dayUrl.ts';

/** Goes on from what is in sight; a choice is a step that back undoes, typing is not. */
export type ChangeDay = (change: Partial<DayState>, how?: { readonly typing?: boolean }) => void;

/** The state of the screen, two ways: whatever the address says applies, whatever changes is said there. GD-E9 */
export function useDayUrl(): { readonly state: DayState; readonly change: ChangeDay } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const read = useMemo(() => readDayUrl(search), [search]);
  // The address follows a moment later. Until then what was chosen is shown: a tick must not go and come back.
  const [ahead, setAhead] = useState<{ readonly of: string; readonly state: DayState }>();
  if (ahead && ahead.of !== search) setAhead(undefined);
  const state = ahead?.of === search ? ahead.state : read;
  const newest = useRef(state);
  useEffect(() => {
    newest.current = state;
  }, [state]);

  const change = useCallback<ChangeDay>(
    (change, { typing = false } = {}) => {
      newest.current = { ...newest.current, ...change };
      setAhead({ of: search, state: newest.current });
      void navigate({ search: writeDayUrl(newest.current) }, { replace: typing });
    },
    [navigate, search],
  );
  return { state, change };
}
