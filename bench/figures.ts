import type { Work } from './createMeter.ts';
import { medianOf } from './rounds.ts';

/** One line of the report, in milliseconds. */
export interface Figure {
  readonly name: string;
  readonly median: number;
  readonly mean: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** What it may be at most; left out for what is only compared with. */
  readonly budget?: number;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sums up what was measured several times. */
export function figureOf(name: string, works: readonly Work[], budget?: number): Figure {
  const of = (part: keyof Work) => works.map((work) => work[part]);
  return {
    name,
    median: medianOf(of('total')),
    mean: meanOf(of('total')),
    script: medianOf(of('script')),
    style: medianOf(of('style')),
    layout: medianOf(of('layout')),
    ...(budget !== undefined && { budget }),
  };
}

/** A table for the terminal; every line also as so many times the last one, which is what it is compared with. */
export function tableOf(figures: readonly Figure[], compared: Figure): string {
  const head = ['', 'median', 'mean', 'script', 'style', 'layout', 'ratio', 'budget', ''];
  const lines = [...figures, compared].map(({ name, median, mean, script, style, layout, budget }) => [
    name,
    ...[median, mean, script, style, layout].map((value) => value.toFixed(2)),
    `${(median / compared.median).toFixed(2)}×`,
    budget === undefined ? '' : `≤ ${budget}`,
    budget === undefined ? '' : median <= budget ? 'kept' : 'BROKEN',
  ]);
  const rows = [head, ...lines];
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}
