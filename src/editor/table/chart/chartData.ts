import type { Table } from '../Table.ts';
import { textOf } from '../textOf.ts';
import type { ChartSettings } from './ChartSettings.ts';

/** Numbers with names on both sides. */
export interface ChartData {
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/** What can be drawn, or the sentence that says why nothing can. E9 */
export type Drawable = { readonly data: ChartData } | { readonly reason: string };

/** Digits with at most one point among or before them, a minus before that. */
const NUMBER = /^[-−]?(?:\d+(?:\.\d+)?|\.\d+)$/;

const reasons = {
  size: '图表需要至少 2 行 2 列的表格',
  merged: '表格里有合并的单元格，不能生成图表',
  headerRow: '图表需要第一行全部是标题单元格',
  headerCell: (row: number) => `图表需要第 ${row} 行的第一格是标题单元格`,
  number: (row: number, column: number) => `第 ${row} 行第 ${column} 列不是数字，不能生成图表`,
  negative: '饼图不能有负数',
} as const;

/** Whether only headers are missing: the first row and the first column could be made ones. E9 */
export const lacksHeadersOnly = (table: Table): boolean =>
  reasonOf(table, false) === undefined && reasonOf(table, true) !== undefined;

function reasonOf({ rows, columns, cells }: Table, strict: boolean): string | undefined {
  if (rows.length < 2 || columns.length < 2) return reasons.size;
  if (cells.some(({ rowspan, colspan }) => rowspan * colspan > 1)) return reasons.merged;
  for (const { row, column, header, html } of cells) {
    if (row === 0 || column === 0) {
      if (strict && !header) return row === 0 ? reasons.headerRow : reasons.headerCell(row + 1);
    } else if (!NUMBER.test(textOf(html))) return reasons.number(row + 1, column + 1);
  }
  return undefined;
}

function dataOf({ rows, cells }: Table): ChartData {
  const texts = rows.map((): string[] => []);
  for (const { row, html } of cells) texts[row]?.push(textOf(html));
  const [[, ...categories] = [], ...lines] = texts;
  const series = lines.map(([name = '', ...values]) => ({
    name,
    values: values.map((text) => Number(text.replace('−', '-'))),
  }));
  return { categories, series };
}

const turned = ({ categories, series }: ChartData): ChartData => ({
  categories: series.map(({ name }) => name),
  series: categories.map((name, index) => ({ name, values: series.map(({ values }) => values[index] ?? 0) })),
});

/**
 * The numbers of a table as its settings want them drawn.
 *
 * It needs 2 rows and 2 columns, a header row, a header cell before every other row, numbers in all other cells: decimals
 * and negatives are ones. A pie shows the first row of numbers only. E9
 */
export function readChart(table: Table, { kind, transposed }: ChartSettings): Drawable {
  const reason = reasonOf(table, true);
  if (reason) return { reason };
  const whole = transposed ? turned(dataOf(table)) : dataOf(table);
  if (kind !== 'pie') return { data: whole };
  const data = { ...whole, series: whole.series.slice(0, 1) };
  const negative = data.series.some(({ values }) => values.some((value) => value < 0));
  return negative ? { reason: reasons.negative } : { data };
}
