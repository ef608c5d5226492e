import type { ChartOption } from './chartOption.ts';

/** Bars that lie one below the other, each with its name before it and its value behind it. */
export interface Bars {
  readonly names: readonly string[];
  /** How long they are. */
  readonly values: readonly number[];
  /** What they stand for, in words. */
  readonly said: readonly string[];
}

/** So much of a name has room on a phone; the whole of it stands in the table. */
const NAME_PX = 112;
const BAR_PX = 20;
/** A digit of what a bar says. */
const SIGN_PX = 8;

/** What the engine draws of bars on a screen of the product: in the page's own colours, by day and by night. */
export function barsOption({ names, values, said }: Bars): ChartOption {
  const saidPx = Math.max(...said.map(({ length }) => length)) * SIGN_PX;
  const bare = { axisLine: { show: false }, axisTick: { show: false } };
  return {
    animation: false,
    textStyle: { fontFamily: 'sans-serif' },
    grid: { top: 0, right: saidPx + 8, bottom: 0, left: NAME_PX + 12 },
    xAxis: { ...bare, type: 'value', min: 0, axisLabel: { show: false }, splitLine: { show: false } },
    yAxis: {
      ...bare,
      type: 'category',
      data: [...names],
      // What stands first in the table stands on top.
      inverse: true,
      axisLabel: { color: 'var(--text)', fontSize: 14, width: NAME_PX, overflow: 'truncate', ellipsis: '…' },
    },
    series: {
      type: 'bar',
      data: [...values],
      barMaxWidth: BAR_PX,
      barMinHeight: 2,
      itemStyle: { color: 'var(--primary-fill)', borderRadius: 4 },
      emphasis: { disabled: true },
      label: {
        show: true,
        position: 'right',
        color: 'var(--text)',
        fontSize: 14,
        textBorderWidth: 0,
        formatter: ({ dataIndex }) => said[dataIndex] ?? '',
      },
    },
  };
}
