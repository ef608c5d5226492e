import { beforeAll, expect, test } from 'vitest';
import { tableOf } from '../../../../tests/support/tables.ts';
import { sanitize } from '../../sanitize.ts';
import { setHeaderColumn, setHeaderRow } from '../headers.ts';
import { printTable } from '../printTable.ts';
import { revise } from '../Table.ts';
import { setSortable, setStriped } from '../tableLooks.ts';
import { chartKinds, decodeSettings, plainChart } from './ChartSettings.ts';
import { loadEngine, redraw } from './loadEngine.ts';

beforeAll(() => loadEngine());

test.each(Object.keys(chartKinds))('E6 E9 a %s and its table come through the cleaning to the letter', (name) => {
  const kind = decodeSettings(btoa(JSON.stringify({ kind: name })))?.kind ?? 'line';
  const numbers = setHeaderColumn(setHeaderRow(tableOf(['', '一', '二'], ['a &amp; b', '1.5', '2']), true), true);
  const settings = { ...plainChart, kind, title: '销量 & "价" <周>', unit: '元' };
  const drawn = redraw(revise(setSortable(setStriped(numbers, true), true), { chart: { settings, svg: '' } }));
  const html = printTable(drawn);
  expect(html).toContain('<svg viewBox="0 0 480 300"');
  expect(sanitize(html)).toBe(html);
});
