import { useCallback } from 'react';
import { type ChartSettings, nameOf } from '../ChartSettings.ts';
import type { ChartData } from '../chartData.ts';
import type { LiveChart } from '../engine.ts';
import { ChartCanvas } from './ChartCanvas.tsx';

interface Props {
  readonly settings: ChartSettings;
  readonly data: ChartData;
  /** The engine is there: what readers will see can be drawn as well. */
  readonly onReady?: () => void;
}

/** The numbers of a table as its settings want them drawn. E9 */
export function SettledChart({ settings, data, onReady }: Props) {
  const draw = useCallback((chart: LiveChart) => chart.draw(settings, data), [settings, data]);
  return <ChartCanvas name={nameOf(settings)} draw={draw} {...(onReady && { onReady })} />;
}
