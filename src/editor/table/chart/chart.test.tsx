import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { tableOf } from '../../../../tests/support/tables.ts';
import { setHeaderColumn, setHeaderRow } from '../headers.ts';
import { mergeCells } from '../mergeCells.ts';
import type { Table } from '../Table.ts';
import {
  type ChartKind,
  type ChartSettings,
  chartKinds,
  decodeSettings,
  encodeSettings,
  plainChart,
} from './ChartSettings.ts';
import { lacksHeadersOnly, readChart } from './chartData.ts';
import { withUnit } from './chartOption.ts';
import { stillChart } from './engine.ts';

const headed = (...rows: readonly (readonly string[])[]): Table =>
  setHeaderColumn(setHeaderRow(tableOf(...rows), true), true);
const week = headed(['', '周一', '周二'], ['豆腐', '1.5', '-2'], ['<b>水饺</b>', '30', '.5']);

const settings: fc.Arbitrary<ChartSettings> = fc.record({
  kind: fc.constantFrom<ChartKind>('line', 'area', 'bar', 'column', 'pie'),
  title: fc.string({ unit: 'binary' }),
  subtitle: fc.string(),
  xTitle: fc.string(),
  yTitle: fc.string(),
  unit: fc.string(),
  tip: fc.string(),
  transposed: fc.boolean(),
  labels: fc.boolean(),
});

describe('E9 the settings of a chart', () => {
  it('come back as they were, whatever signs are in them', () => {
    fc.assert(
      fc.property(settings, (chart) => {
        const encoded = encodeSettings(chart);
        expect(encoded).toMatch(/^[\w-]+$/);
        expect(decodeSettings(encoded)).toEqual(chart);
      }),
    );
  });

  it('keep `;` and `:` in a title', () => {
    const chart = { ...plainChart, title: '销量;2026:一周', unit: '℃' };
    expect(decodeSettings(encodeSettings(chart))).toEqual(chart);
  });

  test.each(['', '???', 'eyJ9', btoa('[]'), btoa('{"kind":"radar"}'), btoa('null'), btoa('"a"')])(
    'that nobody can read are none: %j',
    (encoded) => {
      expect(decodeSettings(encoded)).toBeUndefined();
    },
  );

  it('that leave something out are plain in it', () => {
    expect(decodeSettings(btoa('{"kind":"pie","title":3}'))).toEqual({ ...plainChart, kind: 'pie' });
  });
});

describe('E9 what a chart needs', () => {
  test.each<[why: string, table: Table, reason: string]>([
    ['one row', headed(['', '周一']), '图表需要至少 2 行 2 列的表格'],
    ['one column', headed(['一'], ['二']), '图表需要至少 2 行 2 列的表格'],
    ['no header row', setHeaderColumn(tableOf(['', '一'], ['a', '1']), true), '图表需要第一行全部是标题单元格'],
    [
      'a row without a header',
      setHeaderRow(tableOf(['', '一'], ['a', '1']), true),
      '图表需要第 2 行的第一格是标题单元格',
    ],
    ['an empty cell', headed(['', '一'], ['a', '']), '第 2 行第 2 列不是数字，不能生成图表'],
    ['words', headed(['', '一'], ['a', '1'], ['b', '约 3']), '第 3 行第 2 列不是数字，不能生成图表'],
    ['a dot at the end', headed(['', '一'], ['a', '5.']), '第 2 行第 2 列不是数字，不能生成图表'],
    ['a comma', headed(['', '一'], ['a', '1,000']), '第 2 行第 2 列不是数字，不能生成图表'],
    ['per cent', headed(['', '一'], ['a', '50%']), '第 2 行第 2 列不是数字，不能生成图表'],
    ['merged cells', mergeCells(week, { top: 0, left: 1, bottom: 0, right: 2 }), '表格里有合并的单元格，不能生成图表'],
  ])('is missing with %s', (_, table, reason) => {
    expect(readChart(table, plainChart)).toEqual({ reason });
  });

  it('is offered where only headers are missing', () => {
    expect(lacksHeadersOnly(tableOf(['', '一'], ['a', '1']))).toBe(true);
    expect(lacksHeadersOnly(tableOf(['', '一'], ['a', 'b']))).toBe(false);
    expect(lacksHeadersOnly(week)).toBe(false);
  });
});

describe('E9 what is drawn', () => {
  it('are the numbers of the table, decimals and negatives as they are', () => {
    expect(readChart(week, plainChart)).toEqual({
      data: {
        categories: ['周一', '周二'],
        series: [
          { name: '豆腐', values: [1.5, -2] },
          { name: '水饺', values: [30, 0.5] },
        ],
      },
    });
  });

  it('is turned round when asked', () => {
    expect(readChart(week, { ...plainChart, transposed: true })).toEqual({
      data: {
        categories: ['豆腐', '水饺'],
        series: [
          { name: '周一', values: [1.5, 30] },
          { name: '周二', values: [-2, 0.5] },
        ],
      },
    });
  });

  it('of a pie is the first row, which has no negatives', () => {
    const pie = { ...plainChart, kind: 'pie' } as const;
    expect(readChart(week, pie)).toEqual({ reason: '饼图不能有负数' });
    const { data } = {
      data: undefined,
      ...readChart(headed(['', '一', '二'], ['a', '1', '2'], ['b', '-3', '4']), pie),
    };
    expect(data?.series).toEqual([{ name: 'a', values: [1, 2] }]);
  });

  test.each([
    [3, '元', '3 元'],
    [3, 'kg', '3 kg'],
    [-1.5, '℃', '-1.5℃'],
    [50, '%', '50%'],
    [3, '', '3'],
  ])('%d with the unit %j reads %s', (value, unit, text) => {
    expect(withUnit(value, unit)).toBe(text);
  });
});

test.each(Object.keys(chartKinds))('E9 a %s for readers without scripts is shapes and words, 300 px high', (name) => {
  const kind = decodeSettings(btoa(JSON.stringify({ kind: name })))?.kind ?? 'line';
  const chart = { ...plainChart, kind, title: '<销量> & "价"', unit: '元' };
  const drawable = readChart(headed(['', '周一', '周二'], ['<i>豆腐</i>', '1.5', '2']), chart);
  const svg = 'data' in drawable ? stillChart(chart, drawable.data) : '';
  expect(svg).toMatch(/^<svg viewBox="0 0 480 300" width="100%" height="300" role="img" aria-label="/);
  expect(svg).toContain('font-weight="bold">&lt;销量&gt; &amp; "价"</text>');
  expect(svg).toMatch(/<(path|polyline)/);
  expect(svg.replace(/aria-label="[^"]*"/, '')).not.toMatch(
    /<(?!\/?(?:svg|g|path|rect|text|line|polyline|circle)[ >])|style=|class=|url\(|href|NaN|xmlns/,
  );
});
