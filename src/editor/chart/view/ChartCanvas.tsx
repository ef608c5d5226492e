import { useEffect, useRef } from 'react';
import type { ChartSettings } from '../ChartSettings.ts';
import type { ChartData } from '../chartData.ts';
import type { LiveChart } from '../engine.ts';
import { useEngine } from './useEngine.ts';

interface Props {
  readonly settings: ChartSettings;
  readonly data: ChartData;
  /** The engine is there: what readers will see can be drawn as well. */
  readonly onReady?: () => void;
}

/** A chart that answers the pointer, 300 px high and as wide as its place. E9, E13 */
export function ChartCanvas({ settings, data, onReady }: Props) {
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
    if (engine) chart.current?.draw(settings, data);
  }, [engine, settings, data]);

  if (state.status === 'failed') {
    return (
      <div className="chart-canvas" role="alert">
        <p>图表没有加载出来，数据仍在表格里</p>
        <p className="chart-address">{state.message}</p>
        <button type="button" className="button" onClick={retry}>
          重试
        </button>
      </div>
    );
  }
  return (
    <div
      ref={place}
      className="chart-canvas"
      role="img"
      aria-label={engine?.nameOf(settings) ?? '图表'}
      aria-busy={state.status === 'loading'}
    />
  );
}
