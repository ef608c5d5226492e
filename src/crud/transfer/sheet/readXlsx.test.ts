import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readXlsx } from './readXlsx.ts';

const firstOf = async (file: ArrayBuffer) => (await readXlsx(file))[0]?.grid;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const text = (said: string) => `<is><t>${said}</t></is>`;

interface Cells {
  readonly rows: string;
  readonly merged?: string;
  readonly hidden?: boolean;
}
/** A workbook as programs write it: its sheets in their order, each a chart or the XML of its rows. */
function workbook(...sheets: readonly ('chart' | Cells)[]): ArrayBuffer {
  const kindOf = (sheet: (typeof sheets)[number]) => (sheet === 'chart' ? 'chartsheet' : 'worksheet');
  const named = sheets.map(
    (sheet, at) =>
      `<sheet name="表${at + 1}" sheetId="${at + 1}"${sheet !== 'chart' && sheet.hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  const related = sheets.map(
    (sheet, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${kindOf(sheet)}" Target="${kindOf(sheet)}s/sheet${at + 1}.xml"/>`,
  );
  const files = Object.fromEntries(
    sheets.map((sheet, at) => [
      `xl/${kindOf(sheet)}s/sheet${at + 1}.xml`,
      sheet === 'chart'
        ? `<chartsheet xmlns="${MAIN}"/>`
        : `<worksheet xmlns="${MAIN}"><sheetData>${sheet.rows}</sheetData>${sheet.merged ?? ''}</worksheet>`,
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
  expect(await firstOf(workbook('chart', 'chart', goods))).toEqual(read);
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
  expect(await firstOf(workbook({ rows }))).toEqual(read);
});

test('N9 what is left out between cells, and rows with places of their own, stays where it is', async () => {
  const rows = `<row r="2"><c t="inlineStr">${text('a')}</c><c/><c><v>3</v></c><c r="AA2"><v>27</v></c><c><v>28</v></c></row>`;
  const [first, second] = (await firstOf(workbook({ rows }))) ?? [];
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

test('N9 hidden sheets are told, and what spans rows is said in each of them', async () => {
  const rows = `<row r="1"><c r="A1" t="inlineStr">${text('货单')}</c></row><row r="2"><c r="A2" t="inlineStr">${text('面点')}</c><c r="B2" t="inlineStr">${text('水饺')}</c></row><row r="3"><c r="B3" t="inlineStr">${text('馒头')}</c></row>`;
  const merged = '<mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="A2:A3"/></mergeCells>';
  const [first, second] = await readXlsx(workbook('chart', { rows, merged }, { ...goods, hidden: true }));
  expect(first).toEqual({
    name: '表2',
    hidden: false,
    grid: [
      ['货单', ''],
      ['面点', '水饺'],
      ['面点', '馒头'],
    ],
    merged: [2],
  });
  expect(second).toMatchObject({ name: '表3', hidden: true, grid: read });
});
