import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, LegendScrollComponent, TitleComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { type Bars, barsOption } from './barsOption.ts';
import { type ChartSettings, nameOf } from './ChartSettings.ts';
import type { ChartData } from './chartData.ts';
import { chartOption } from './chartOption.ts';
import { strictSvg } from './strictSvg.ts';

use([
  BarChart,
  LineChart,
  PieChart,
  GridComponent,
  LegendScrollComponent,
  TitleComponent,
  TooltipComponent,
  SVGRenderer,
]);

/** A chart's height in px. E9 */
export const CHART_PX = 300;
/** The still drawing's own width; it is drawn larger or smaller as its place is. */
const STILL_PX = 480;

/** A chart on the screen. */
export interface LiveChart {
  draw(settings: ChartSettings, data: ChartData): void;
  drawBars(bars: Bars): void;
  /** As large as its element is now. */
  resize(): void;
  dispose(): void;
}

/** Draws in an element that has a size; it answers the pointer. */
export function openChart(element: HTMLElement): LiveChart {
  const chart = init(element, null, { renderer: 'svg' });
  return {
    // All anew: what another kind had drawn must not stay.
    draw: (settings, data) => chart.setOption(chartOption(settings, data), { notMerge: true }),
    drawBars: (bars) => chart.setOption(barsOption(bars), { notMerge: true }),
    resize: () => chart.resize(),
    dispose: () => chart.dispose(),
  };
}

/** The chart for readers without scripts: an `svg` element, 300 px high. E9 */
export function stillChart(settings: ChartSettings, data: ChartData): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: STILL_PX, height: CHART_PX });
  try {
    chart.setOption(chartOption(settings, data));
    return strictSvg(chart.renderToSVGString({ useViewBox: true }), nameOf(settings), STILL_PX, CHART_PX);
  } finally {
    chart.dispose();
  }
}
