import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { arrangeFound, type FoundGroup } from '#crud/find/arrangeFound.ts';
import { useSounds } from '#crud/query/useSounds.ts';
import type { Scope } from '#providers/data/calls.ts';
import { isBlank } from '#schemas/text/fold.ts';
import type { Finder, FindProgress } from './createFinder.ts';

/** What 找 has found so far, and how far it is. */
export interface Find {
  readonly groups: readonly FoundGroup[];
  readonly progress: FindProgress & { readonly reading: boolean };
  /** Asks again for what did not arrive. */
  retry(): void;
}

const unread: FindProgress = { shops: 0, failed: 0, cut: [] };

/** Looks for what is typed: among what is known at once, and reads the rest for as long as the box is open. */
export function useFind(finder: Finder, here: Scope, typed: string): Find {
  const [progress, setProgress] = useState(unread);
  const [reading, setReading] = useState(false);
  const begun = useRef<AbortController>();
  const asked = !isBlank(typed);

  const run = useCallback(() => {
    begun.current?.abort();
    const leaving = new AbortController();
    begun.current = leaving;
    setReading(true);
    setProgress(unread);
    void finder.run(here, leaving.signal, setProgress).then(() => leaving.signal.aborted || setReading(false));
  }, [finder, here]);
  useEffect(() => {
    if (asked && !begun.current) run();
  }, [asked, run]);
  useEffect(() => () => begun.current?.abort(), []);

  const { soundsLike } = useSounds(typed);
  const wanted = useDeferredValue(typed);
  const groups = useMemo(
    // Every page that has come, told by the progress, may hold more.
    () => (progress && !isBlank(wanted) ? arrangeFound(finder.things(), { typed: wanted, here, soundsLike }) : []),
    [finder, wanted, here, soundsLike, progress],
  );
  return { groups, progress: { ...progress, reading }, retry: run };
}
