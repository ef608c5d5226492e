import fc from 'fast-check';
import readXlsxFile from 'read-excel-file/universal';
import { expect, it, test } from 'vitest';
import { decodeText, guessEncoding } from './decodeText.ts';
import { fileName, localDay } from './fileName.ts';
import { guard, unguard } from './formulaGuard.ts';
import { readCsv } from './readCsv.ts';
import { readFile } from './readFile.ts';
import { readXlsx } from './readXlsx.ts';
import type { Sheet, SheetCell } from './Sheet.ts';
import { toFile } from './toFile.ts';
import { csvHead, csvRows } from './writeCsv.ts';
import { writeXlsx } from './writeXlsx.ts';

const columns = [{ heading: '编号' }, { heading: '名称' }, { heading: '电话', figures: true }];
const sheetOf = (rows: readonly (readonly SheetCell[])[]) => ({ columns, rows });
const writeCsv = ({ columns, rows }: Sheet) => csvHead(columns) + csvRows(rows, columns);
const headings = ['编号', '名称', '电话'];
const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);

/** What merchants write: words, quotes, line ends, emoji, formulas. */
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    'constructor',
    '__proto__',
    'valueOf',
    '',
    '"',
    '""',
    'a,b',
    ';',
    '第一行\n第二行',
    'x\r\ny',
    '🦀🥟',
    '=1+1',
    "'=1+1",
    '-',
    '@x',
    '\t',
    "'",
  ),
);

test('a CSV written and read again holds the same rows, whatever is in them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell)), (rows) => {
      expect(readCsv(writeCsv({ columns: columns.map(({ heading }) => ({ heading })), rows }).slice(1))).toEqual([
        headings,
        ...rows,
      ]);
    }),
  );
});

test('an XLSX written and read again holds the same rows', async () => {
  const text = cell
    .filter((each) => !(each in Object.prototype))
    .map((each) =>
      each.replaceAll('\r', '').replaceAll(/[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''),
    );
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          text,
          text,
          text.map((each) => `0${each}`),
        ),
        { maxLength: 5 },
      ),
      async (rows) => {
        const blob = await writeXlsx([sheetOf(rows)]);
        expect((await readXlsx(await blob.arrayBuffer()))[0]?.grid).toEqual([headings, ...rows]);
      },
    ),
    { numRuns: 25 },
  );
});

test('a formula is guarded and comes back as it was', () => {
  fc.assert(fc.property(cell, (text) => unguard(guard(text)) === text));
});

test.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['水饺', '水饺'],
  ["it's", "it's"],
])('in a CSV the free text %j is written as %j', (text, written) => {
  expect(writeCsv(sheetOf([[1, text, '']]))).toContain(`"${written.replaceAll('"', '""')}"`);
});

it('a CSV leaves a phone and a negative amount as they are', () => {
  expect(writeCsv(sheetOf([[-3, '', '+16045550123']]))).toContain('"-3","","+16045550123"\r\n');
});

it('a CSV starts with the mark that Excel knows Chinese by, and its lines end as Excel ends them', async () => {
  const bytes = new Uint8Array(await (await toFile(sheetOf([]), 'csv')).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(writeCsv(sheetOf([]))).toBe('\uFEFF"编号","名称","电话"\r\n');
});

it('an XLSX keeps the zero and the plus of a phone, and a number can be added up', async () => {
  const blob = await writeXlsx([sheetOf([[12, '0912345678', '+16045550123']])]);
  expect((await readXlsx(await blob.arrayBuffer()))[0]?.grid).toEqual([headings, ['12', '0912345678', '+16045550123']]);
});

test.each(['constructor', 'valueOf', '__proto__'])('an XLSX opens although a cell says %j', async (word) => {
  const blob = await writeXlsx([sheetOf([[1, word, '']])]);
  expect((await readXlsx(await blob.arrayBuffer()))[0]?.grid[1]).toEqual(['1', `${word} `, '']);
});

it('an XLSX holds several sheets, each under its name, amounts as numbers where Excel can hold them', async () => {
  const named = (name: string, ...rows: SheetCell[][]) => ({
    name,
    columns: [
      { heading: '金额', amounts: true },
      { heading: '备注', marked: true },
    ],
    rows,
  });
  const blob = await writeXlsx([
    named('报名/明细', ['19.90', '=1+1'], ['9999999999.99', ''], ['12345678901234567.89', '少冰']),
    named('备货汇总', ['--', '']),
  ]);
  const sheets = await readXlsxFile(await blob.arrayBuffer());
  expect(sheets).toEqual([
    {
      sheet: '报名_明细',
      data: [
        ['金额', '备注'],
        [19.9, '=1+1'],
        [9999999999.99, null],
        ['12345678901234567.89', '少冰'],
      ],
    },
    {
      sheet: '备货汇总',
      data: [
        ['金额', '备注'],
        ['--', null],
      ],
    },
  ]);
});

it('a phone that is none is guarded like any other text', () => {
  expect(
    writeCsv(
      sheetOf([
        [1, '', '=cmd|x'],
        [2, '', '+1 (604) 555-0123'],
      ]),
    ),
  ).toContain(`"'=cmd|x"\r\n"2","","+1 (604)`);
});

it('many rows come over in parts and in their order', async () => {
  const rows = Array.from({ length: 1001 }, (_, at) => [at, `第 ${at} 行`, '']);
  for (const format of ['xlsx', 'csv'] as const) {
    const [{ grid } = { grid: [] }] = (await readFile(new File([await toFile(sheetOf(rows), format)], 'a'))).tabs;
    expect(grid.slice(1)).toEqual(rows.map((row) => row.map(String)));
  }
});

it('a file nobody waits for is not written to its end', async () => {
  const rows = Array.from({ length: 1001 }, (_, at) => [at, '', '']);
  for (const format of ['xlsx', 'csv'] as const) {
    await expect(toFile(sheetOf(rows), format, AbortSignal.abort('left'))).rejects.toBe('left');
  }
});

it('an XLSX refuses a text that Excel has no room for, and says where it stands', async () => {
  await expect(writeXlsx([sheetOf([[1, '饺'.repeat(32_768), '']])])).rejects.toMatchObject({
    sentence: '第 2 行「名称」超过 32767 个字，Excel 放不下，请改选 CSV',
  });
});

it('a CSV holds a cell of any length', () => {
  const huge = '饺"\n'.repeat(200_000);
  expect(readCsv(writeCsv(sheetOf([[1, huge, '']])).slice(1))[1]?.[1]).toBe(huge);
});

test.each([
  ['a,b\n1,2', ','],
  ['a;b\n1;2', ';'],
  ['a\tb\n1\t2', 'tab'],
  ['"a,x";"b,y"\r\n1;2', ';'],
  ['sep=;\r\na;b\r\n1;2', 'told'],
])('what stands between the cells of %j is found out', (text) => {
  expect(readCsv(text).map((row) => row.length)).toEqual([2, 2]);
});

test.each([
  ['', []],
  ['\n', [['']]],
  ['名称', [['名称']]],
  ['名称\n"没有完', [['名称'], ['没有完']]],
  ['a,b\n1', [['a', 'b'], ['1']]],
])('the odd file %j reads as %j', (text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test.each([
  ['UTF-8', new TextEncoder().encode('商品')],
  ['UTF-8 with a mark', bytesOf(0xef, 0xbb, 0xbf, ...new TextEncoder().encode('商品'))],
  ['GBK', bytesOf(0xc9, 0xcc, 0xc6, 0xb7)],
  ['UTF-16', bytesOf(0xff, 0xfe, 0x46, 0x55, 0xc1, 0x54)],
])('Chinese is read out of a file in %s', (_, bytes) => {
  expect(decodeText(bytes, guessEncoding(bytes))).toBe('商品');
});

test('a file is read by what is in it, not by its name', async () => {
  const xlsx = await toFile(sheetOf([[1, '水饺', '']]), 'xlsx');
  expect(await readFile(new File([xlsx], '商品.csv'))).toMatchObject({
    format: 'xlsx',
    tabs: [{ grid: [headings, ['1', '水饺', '']] }],
  });
  const csv = await toFile(sheetOf([[1, '水饺', '']]), 'csv');
  expect(await readFile(new File([csv], '商品.xlsx'))).toMatchObject({
    format: 'csv',
    tabs: [{ grid: [headings, ['1', '水饺', '']] }],
  });
});

test.each([
  ['an old Excel file', bytesOf(0xd0, 0xcf, 0x11, 0xe0), '.xls'],
  ['a broken archive', bytesOf(0x50, 0x4b, 0x03, 0x04, 1, 2, 3), '打不开'],
  ['an enormous file', new Uint8Array(20_000_001), '20 MB'],
])('%s is refused with the way out', async (_, bytes, said) => {
  await expect(readFile(new File([bytes], 'a'))).rejects.toMatchObject({ sentence: expect.stringContaining(said) });
});

test('a file is named after what is in it, where it is from and its day', () => {
  const day = localDay(new Date(2026, 2, 8, 23, 59).getTime());
  expect(fileName(['商品', '湾区/鲜"生活"?', day], 'xlsx')).toBe('商品_湾区_鲜_生活___2026-03-08.xlsx');
  expect(fileName(['群', '', day], 'csv')).toBe('群_2026-03-08.csv');
});
