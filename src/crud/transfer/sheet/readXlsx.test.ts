import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readXlsx } from './readXlsx.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const text = (said: string) => `<is><t>${said}</t></is>`;

/** A workbook as programs write it: its sheets in their order, each a chart or the XML of its rows. */
function workbook(...sheets: readonly ('chart' | { readonly rows: string })[]): ArrayBuffer {
  const kindOf = (sheet: (typeof sheets)[number]) => (sheet === 'chart' ? 'chartsheet' : 'worksheet');
  const named = sheets.map((_, at) => `<sheet name="表${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const related = sheets.map(
    (sheet, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${kindOf(sheet)}" Target="${kindOf(sheet)}s/sheet${at + 1}.xml"/>`,
  );
  const files = Object.fromEntries(
    sheets.map((sheet, at) => [
      `xl/${kindOf(sheet)}s/sheet${at + 1}.xml`,
      sheet === 'chart'
        ? `<chartsheet xmlns="${MAIN}"/>`
        : `<worksheet xmlns="${MAIN}"><sheetData>${sheet.rows}</sheetData></worksheet>`,
    ]),
  );
  const all = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${related.join('')}</Relationships>`,
    ...files,
  };
  return new Uint8Array(zipSync(Object.fromEntries(Object.entries(all).map(([path, xml]) => [path, strToU8(xml)]))))
    .buffer;
}
const goods = {
  rows: `<row r="1"><c r="A1" t="inlineStr">${text('名称')}</c><c r="B1" t="inlineStr">${text('库存')}</c></row><row r="2"><c r="A2" t="inlineStr">${text('水饺')}</c><c r="B2"><v>8</v></c></row>`,
};
const read = [
  ['名称', '库存'],
  ['水饺', '8'],
];

test('N9 a workbook that begins with charts is read at its first sheet of cells', async () => {
  expect(await readXlsx(workbook('chart', 'chart', goods))).toEqual(read);
});

test.each([
  [
    'neither rows nor cells',
    `<row><c t="inlineStr">${text('名称')}</c><c t="inlineStr">${text('库存')}</c></row><row><c t="inlineStr">${text('水饺')}</c><c><v>8</v></c></row>`,
  ],
  [
    'its rows, but not its cells,',
    `<row r="1"><c t="inlineStr">${text('名称')}</c><c t="inlineStr">${text('库存')}</c></row><row r="2"><c t="inlineStr">${text('水饺')}</c><c><v>8</v></c></row>`,
  ],
  [
    'only some cells, in a namespace with a name,',
    `<x:row><x:c t="inlineStr"><x:is><x:t>名称</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:t>库存</x:t></x:is></x:c></x:row><x:row><x:c r="A2" t="inlineStr"><x:is><x:t>水饺</x:t></x:is></x:c><x:c><x:v>8</x:v></x:c></x:row>`,
  ],
])('N9 a sheet is read although %s say where they stand', async (_, rows) => {
  expect(await readXlsx(workbook({ rows }))).toEqual(read);
});

test('N9 what is left out between cells, and rows with places of their own, stays where it is', async () => {
  const rows = `<row r="2"><c t="inlineStr">${text('a')}</c><c/><c><v>3</v></c><c r="AA2"><v>27</v></c><c><v>28</v></c></row>`;
  const [first, second] = await readXlsx(workbook({ rows }));
  expect([first?.join(''), second?.length, second?.[0], second?.[2], second?.[26], second?.[27]]).toEqual([
    '',
    28,
    'a',
    '3',
    '27',
    '28',
  ]);
});

test('N9 a workbook of charts alone, one without sheets, and damaged ones end with a sentence', async () => {
  for (const broken of [workbook('chart'), workbook(), workbook({ rows: '<row><c' }), workbook().slice(0, 90)])
    await expect(readXlsx(broken)).rejects.toMatchObject({ sentence: expect.stringContaining('打不开') });
});
