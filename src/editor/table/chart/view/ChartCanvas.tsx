import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import type { LiveChart } from '../engine.ts';
import { loadEngine } from '../loadEngine.ts';
import './chart.css';

interface Props {
  /** What a reader is told it is, who cannot see it. */
  readonly name: string;
  /** Draws it, and again whenever this is another one. */
  readonly draw: (chart: LiveChart) => void;
  /** The engine is there: what readers will see can be drawn as well. */
  readonly onReady?: () => void;
}

/** A chart that answers the pointer, as large as its place. E9, E13 */
export function ChartCanvas({ name, draw, onReady }: Props) {
  const [state, retry] = useEngine();
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<LiveChart>();
  const engine = state.status === 'ready' ? state.engine : undefined;
  const ready = useRef(onReady);
  ready.current = onReady;

  useEffect(() => {
    const element = place.current;
    if (!engine || !element) return;
    const opened = engine.openChart(element);
    chart.current = opened;
    const observer = new ResizeObserver(() => opened.resize());
    observer.observe(element);
    ready.current?.();
    return () => {
      observer.disconnect();
      opened.dispose();
      chart.current = undefined;
    };
  }, [engine]);
  useEffect(() => {
    if (engine && chart.current) draw(chart.current);
  }, [engine, draw]);

  if (state.status === 'failed') {
    return (
      <div className="chart-canvas" role="alert">
        <p>图表没有加载出来，数据仍在表格里</p>
        <p className="chart-address">{state.message}</p>
        <Button onClick={retry}>重试</Button>
      </div>
    );
  }
  return (
    <div ref={place} className="chart-canvas" role="img" aria-label={name} aria-busy={state.status === 'loading'} />
  );
}

type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** The engine on its way, there, or not to be had. */
type EngineState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly engine: Engine }
  | { readonly status: 'failed'; readonly message: string };

/** Fetches what draws charts; a failure names its address and can be tried again. E13 */
function useEngine(): readonly [state: EngineState, retry: () => void] {
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
