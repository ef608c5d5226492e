import { expect, it, test } from 'vitest';
import { cutTables } from './cutTables.ts';
import { readTable } from './readTable.ts';

const rowsOf = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_, row) => `<tr>${`<td>${row}</td>`.repeat(columns)}</tr>`).join('');
const read = (html: string) => {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  return table ? readTable(table) : undefined;
};

test.each([
  ['too long', `<table><tbody>${rowsOf(130, 2)}</tbody></table>`, [100, 2]],
  ['too wide', `<table><tbody>${rowsOf(2, 25)}</tbody></table>`, [2, 20]],
  ['both', `<table><colgroup><col span="25"></colgroup><tbody>${rowsOf(101, 21)}</tbody></table>`, [100, 20]],
  [
    'a cell reaching over the edge',
    `<table><tbody>${rowsOf(1, 20)}<tr><td colspan="25">a</td></tr></tbody></table>`,
    [2, 20],
  ],
  [
    'pushed over the edge from above',
    `<table><tbody><tr><td rowspan="2">a</td>${'<td>b</td>'.repeat(19)}</tr>${rowsOf(1, 20)}</tbody></table>`,
    [2, 20],
  ],
])('E8 a pasted table that is %s is cut to 100 rows and 20 columns', (_, html, size) => {
  const { html: after, cut } = cutTables(`<p>前</p>${html}<p>后</p>`);
  const table = read(after);
  expect([table?.rows.length, table?.columns.length]).toEqual(size);
  expect(cut).toBe(true);
  expect(after).toMatch(/^<p>前<\/p><table>.*<p>后<\/p>$/);
});

it('E8 what fits is left to the letter', () => {
  const html = `<p>前</p>\n<table ><tbody>${rowsOf(100, 20)}</tbody></table>`;
  expect(cutTables(html)).toEqual({ html, cut: false });
  expect(cutTables('<p>无表格')).toEqual({ html: '<p>无表格', cut: false });
});
