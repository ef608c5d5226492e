import { useCallback, useEffect, useState } from 'react';
import { loadEngine } from '../loadEngine.ts';

type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** The engine on its way, there, or not to be had. */
export type EngineState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly engine: Engine }
  | { readonly status: 'failed'; readonly message: string };

/** Fetches what draws charts; a failure names its address and can be tried again. E13 */
export function useEngine(): readonly [state: EngineState, retry: () => void] {
  const [state, setState] = useState<EngineState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setState({ status: 'loading' });
    loadEngine(attempt).then(
      (engine) => wanted && setState({ status: 'ready', engine }),
      (error: unknown) =>
        wanted && setState({ status: 'failed', message: error instanceof Error ? error.message : '' }),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);
  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}
