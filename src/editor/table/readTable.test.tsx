import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { tableOf, textsOf, workedTable } from '../../../tests/support/tables.ts';
import { writeCell } from './cellLooks.ts';
import { plainChart } from './chart/ChartSettings.ts';
import { createTable } from './createTable.ts';
import { printTable } from './printTable.ts';
import { readTable } from './readTable.ts';
import { revise, type Table } from './Table.ts';
import { nameTable, setColumnWidth, setStriped } from './tableLooks.ts';

function elementOf(html: string): Element {
  const { firstElementChild } = new DOMParser().parseFromString(html, 'text/html').body;
  if (!firstElementChild) throw new Error(`no element in ${html}`);
  return firstElementChild;
}

function read(html: string): Table {
  const table = readTable(elementOf(html));
  if (!table) throw new Error(`not read: ${html}`);
  return table;
}

it('E12 a table that was printed is read as the table it was', () => {
  fc.assert(
    fc.property(workedTable, (table) => {
      const html = printTable(revise(table, {}));
      expect(read(html)).toEqual(revise(table, {}));
    }),
    { numRuns: 150 },
  );
});

describe('E12 a stored table is kept to the letter while nobody touches it', () => {
  test.each([
    ['white space', '<table>\n <tbody>\n  <tr>\n <td>a</td>\n </tr></tbody>\n</table>'],
    [
      'parts',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>',
    ],
    [
      'unknown classes',
      '<table class="x sortEnabled y" summary="s"><tbody><tr class="firstRow"><td class="k">a</td></tr></tbody></table>',
    ],
    ['ragged rows', '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>'],
    ['a span that reaches too far', '<table><tbody><tr><td rowspan="9">a</td><td>b</td></tr></tbody></table>'],
    [
      'columns that count twice',
      '<table><colgroup><col span="2" width="40"></colgroup><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    ],
    [
      'a caption with words in bold',
      '<table><caption align="top"><strong>价</strong>目</caption><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      'quotes and signs',
      '<table title="&quot;a&amp;b&quot;"><tbody><tr><td>1 &lt; 2&nbsp;&amp;</td></tr></tbody></table>',
    ],
    ['paragraphs in a cell', '<table><tbody><tr><td><p>一</p><ul><li>二</li></ul></td></tr></tbody></table>'],
    ['an empty cell', '<table><tbody><tr><td></td></tr></tbody></table>'],
    ['settings nobody can read', '<table data-chart="???"><tbody><tr><td>a</td></tr></tbody></table>'],
  ])('%s', (_, html) => {
    const table = read(html);
    expect(printTable(table)).toBe(elementOf(html).outerHTML);
    // And after a change it still says all of it that a table can say.
    const changed = writeCell(table, 0, 0, '新');
    expect(textsOf(read(printTable(changed)))).toEqual(textsOf(changed));
  });

  it('a change keeps what the editor does not know', () => {
    const table = read(
      '<table summary="s"><tbody><tr class="x" title="t"><td class="k" width="3">a</td></tr></tbody></table>',
    );
    expect(printTable(writeCell(table, 0, 0, '新'))).toBe(
      '<table summary="s"><tbody><tr class="x" title="t"><td class="k" width="3">新</td></tr></tbody></table>',
    );
  });
});

test.each([
  [
    'a table in a table',
    '<table><tbody><tr><td><table><tbody><tr><td>a</td></tr></tbody></table></td></tr></tbody></table>',
  ],
  [
    'cells over each other',
    '<table><tbody><tr><td>a</td><td rowspan="2">b</td></tr><tr><td colspan="2">c</td></tr></tbody></table>',
  ],
  ['more than 100 rows', `<table><tbody>${'<tr><td>a</td></tr>'.repeat(101)}</tbody></table>`],
  ['more than 20 columns', `<table><tbody><tr>${'<td>a</td>'.repeat(21)}</tr></tbody></table>`],
  ['a span over 20 columns', '<table><tbody><tr><td colspan="21">a</td></tr></tbody></table>'],
  ['no row', '<table><tbody></tbody></table>'],
  ['something else', '<p>a</p>'],
  ['a figure of a picture', '<figure><img src="/a.png"></figure>'],
])('E8, E12 %s is not taken for a table to edit', (_, html) => {
  expect(readTable(elementOf(html))).toBeUndefined();
});

it('E8 sorting, stripes, widths and the name come back', () => {
  const table = revise(setColumnWidth(nameTable(setStriped(tableOf(['a'], ['b'], ['c']), true), '价目'), 0, 90), {
    sortable: true,
  });
  const html = printTable(table);
  expect(html).toContain('class="sortEnabled striped"');
  expect(html).toContain('<caption>价目</caption><colgroup><col width="90"></colgroup>');
  expect(html.match(/<tr style="background-color: #f7faff;">/g)).toHaveLength(1);
  expect(read(html)).toEqual(table);
  expect(printTable(setStriped(read(html), false))).not.toContain('#f7faff');
});

it('E9 the chart comes back with its table, drawn for readers without scripts', () => {
  const settings = { ...plainChart, title: '一周：销量;"A"&B', unit: '元' };
  const svg = '<svg viewBox="0 0 10 10"><path d="M0 0L10 10"></path></svg>';
  const table = revise(createTable(2, 2), { chart: { settings, svg } });
  const html = printTable(table);
  expect(html).toMatch(/^<figure class="chart"><table [^>]*data-chart="[\w-]+">.*<\/table><svg .*<\/svg><\/figure>$/);
  expect(read(html)).toEqual(table);
});

it('E8 a table of 100 × 20 is printed in one pass', () => {
  const html = printTable(createTable(100, 20));
  expect(html.match(/<t[dh]>/g)).toHaveLength(2000);
});
