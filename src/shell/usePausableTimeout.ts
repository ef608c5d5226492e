import { useEffect, useRef } from 'react';
import { useProviders } from '#providers/useProviders.ts';

/** Ends after so many milliseconds, counted only while nobody holds it: what was left goes on from there. WCAG 2.2.1 */
export function usePausableTimeout(ms: number, held: boolean, onEnd: () => void): void {
  const { clock } = useProviders();
  const left = useRef(ms);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (held) return;
    const began = clock.now();
    const leaving = new AbortController();
    clock.sleep(left.current, leaving.signal).then(
      () => end.current(),
      () => undefined,
    );
    return () => {
      leaving.abort();
      left.current = Math.max(0, left.current - (clock.now() - began));
    };
  }, [held, clock]);
}
