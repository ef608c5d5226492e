import { useEffect, useState } from 'react';
import { useProviders } from '#providers/useProviders.ts';

const MINUTE_MS = 60_000;
/** From then on what is shown may well be wrong, and says how old it is. N7 */
export const OLD_MS = 10 * MINUTE_MS;

/**
 * How long ago that was, in milliseconds; told anew when it has become old, and each minute after that.
 *
 * @param oldMs from when on its age matters; 0 where it is said from the first minute.
 */
export function useAge(at: number, oldMs = OLD_MS): number {
  const { clock } = useProviders();
  const [now, setNow] = useState(() => clock.now());
  const age = Math.max(now, at) - at;
  useEffect(() => {
    const leaving = new AbortController();
    clock.sleep(Math.max(MINUTE_MS, oldMs - age), leaving.signal).then(
      () => setNow(clock.now()),
      () => undefined,
    );
    return () => leaving.abort();
  }, [clock, age, oldMs]);
  return age;
}
