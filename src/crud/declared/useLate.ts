import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Late } from './createLate.ts';

/** What a screen needs, as far as it is there. */
export interface LateState<Value> {
  /** Undefined until it is there. */
  readonly value: Value | undefined;
  /** It could not be fetched. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Something late, as soon as it is there. */
export function useLate<Value>(late: Late<Value>): LateState<Value> {
  const [failed, setFailed] = useState(false);
  const value = useSyncExternalStore(late.subscribe, late.get);
  const load = useCallback(() => {
    setFailed(false);
    late.load().catch(() => setFailed(true));
  }, [late]);
  useEffect(() => {
    if (late.get() === undefined) load();
  }, [late, load]);
  return { value, failed, retry: load };
}
