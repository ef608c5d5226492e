import type { BarSeriesOption, LineSeriesOption, PieSeriesOption } from 'echarts/charts';
import type {
  GridComponentOption,
  LegendComponentOption,
  TitleComponentOption,
  TooltipComponentOption,
} from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { ChartSettings } from './ChartSettings.ts';
import type { ChartData } from './chartData.ts';

/** What the engine is asked to draw, out of the parts it has on board. */
export type ChartOption = ComposeOption<
  | LineSeriesOption
  | BarSeriesOption
  | PieSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TitleComponentOption
  | TooltipComponentOption
>;

/** Each stands out against the white a chart is drawn on. */
const COLOURS = ['#0958d9', '#c2410c', '#2f7d0b', '#7c3aed', '#0e7490', '#b4135f', '#8a6100', '#475569'];
const FONT = 'sans-serif';

/** The unit stands behind its number, with a gap before letters. */
export const withUnit = (value: unknown, unit: string): string =>
  `${value}${/^[\w\p{Script=Han}]/u.test(unit) ? ' ' : ''}${unit}`;

const percentOf = (part: number, whole: number): string => `${((part / (whole || 1)) * 100).toFixed(2)}%`;

/** The axes, which way round a chart of this kind stands. */
function axesOf({ kind, xTitle, yTitle, unit }: ChartSettings, { categories }: ChartData): ChartOption {
  const lying = kind === 'bar';
  const middle = { nameLocation: 'middle', nameTextStyle: { fontSize: 12 } } as const;
  const names = {
    ...middle,
    type: 'category',
    axisLabel: { hideOverlap: true },
    // What stands first in the table stands on top.
    inverse: lying,
  } as const;
  const numbers = {
    ...middle,
    type: 'value',
    axisLabel: { formatter: (value: number) => withUnit(value, unit), hideOverlap: true },
  } as const;
  const data = [...categories];
  return lying
    ? { xAxis: { ...numbers, name: xTitle }, yAxis: { ...names, data, name: yTitle } }
    : { xAxis: { ...names, data, name: xTitle }, yAxis: { ...numbers, name: yTitle } };
}

function seriesOf(
  { kind, unit, labels }: ChartSettings,
  { series }: ChartData,
): (LineSeriesOption | BarSeriesOption)[] {
  return series.map(({ name, values }) => {
    const label = { show: labels, formatter: ({ value }: { value?: unknown }) => withUnit(value, unit) };
    const said = { name, data: [...values], label };
    if (kind === 'bar' || kind === 'column') return { ...said, type: 'bar' };
    return { ...said, type: 'line', ...(kind === 'area' && { areaStyle: { opacity: 0.25 } }) };
  });
}

function pieOf({ unit, tip }: ChartSettings, { categories, series: [first] }: ChartData): PieSeriesOption {
  const values = first?.values ?? [];
  const whole = values.reduce((sum, value) => sum + value, 0);
  return {
    type: 'pie',
    name: first?.name ?? '',
    radius: '55%',
    selectedMode: 'single',
    data: categories.map((name, index) => ({ name, value: values[index] ?? 0 })),
    // No edge round the letters: without the order of painting it would cover them.
    label: { textBorderWidth: 0, formatter: ({ name, value }) => `${name}: ${percentOf(Number(value), whole)}` },
    tooltip: { formatter: (slice) => ('name' in slice ? `${slice.name}\n${tip}${withUnit(slice.value, unit)}` : '') },
  };
}

/** What the engine has to draw: titles, axes, unit and numbers as they were said, in 300 px of height. E9 */
export function chartOption(settings: ChartSettings, data: ChartData): ChartOption {
  const { kind, title, subtitle, unit } = settings;
  const head = (title ? 26 : 0) + (subtitle ? 20 : 0);
  const pie = kind === 'pie';
  return {
    animation: false,
    color: COLOURS,
    textStyle: { fontFamily: FONT },
    title: { text: title, subtext: subtitle, left: 'center', top: 4, itemGap: 6, textStyle: { fontSize: 16 } },
    legend: { type: 'scroll', bottom: 4 },
    // Drawn, not written as HTML: what a merchant types is never read as anything else.
    tooltip: {
      trigger: pie ? 'item' : 'axis',
      renderMode: 'richText',
      confine: true,
      valueFormatter: (value) => withUnit(value, unit),
    },
    ...(pie
      ? { series: [{ ...pieOf(settings, data), top: head, bottom: 28 }] }
      : {
          // Labels and names of the axes stand within it, the legend below.
          grid: { top: head + 20, right: 20, bottom: 34, left: 12, outerBoundsMode: 'same', outerBoundsContain: 'all' },
          ...axesOf(settings, data),
          series: seriesOf(settings, data),
        }),
  };
}
