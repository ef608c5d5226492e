import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { TransferError } from '../TransferError.ts';
import { addressCells, numberOf } from './addressCells.ts';
import type { Grid, SheetTab } from './Sheet.ts';

/** Cells of one column that are one, from the row `top` to the row `bottom`; both count from 0, and so does `column`. */
interface Span {
  readonly top: number;
  readonly bottom: number;
  readonly column: number;
}

/** What a workbook says of one of its sheets beside the cells. */
interface Marks {
  readonly hidden: boolean;
  /** Of cells that are one over several rows; those of one row are headlines, and say nothing of others. */
  readonly spans: readonly Span[];
}

const SHEET = /<(?:\w+:)?sheet\s[^>]*>/g;
const LINK = /<(?:\w+:)?Relationship\s[^>]*>/g;
const MERGED = /<(?:\w+:)?mergeCell\s[^>]*\bref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g;
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** What read-excel-file does not tell: which sheets are hidden and which cells are merged; in the order of the workbook. N9 */
function readMarks(workbook: ArrayBuffer): readonly Marks[] {
  const files = unzipSync(new Uint8Array(workbook), {
    filter: ({ name }) => /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(name),
  });
  const textOf = (path: string) => (files[path] ? strFromU8(files[path]) : '');
  const paths = new Map(
    (textOf('xl/_rels/workbook.xml.rels').match(LINK) ?? []).map((link) => [
      attribute(link, 'Id'),
      attribute(link, 'Target').replace(/^(\/xl\/)?/, 'xl/'),
    ]),
  );
  return (textOf('xl/workbook.xml').match(SHEET) ?? []).map((sheet) => ({
    hidden: /^(very)?hidden$/i.test(attribute(sheet, 'state')),
    spans: spansIn(textOf(paths.get(attribute(sheet, 'id')) ?? '')),
  }));
}

function spansIn(xml: string): readonly Span[] {
  return [...xml.matchAll(MERGED)].flatMap(([, letters = '', first, last]) => {
    const [top, bottom] = [Number(first) - 1, Number(last) - 1];
    return bottom > top ? [{ top, bottom, column: numberOf(letters) - 1 }] : [];
  });
}

/** Excel reckons with 15 digits; what a float adds behind them nobody typed. */
const DIGITS = 15;
type Cells = readonly (readonly unknown[])[];

/**
 * The sheets that have cells, as texts; a day as `2026-03-08`, a number as Excel shows it; what spans rows stands in each.
 *
 * @throws TransferError for what is no workbook
 */
export async function readXlsx(bytes: ArrayBuffer): Promise<readonly SheetTab[]> {
  try {
    const sheets: readonly { readonly sheet: string; readonly data?: Cells }[] = await readPatiently(bytes);
    const marks = readMarks(bytes);
    return sheets.flatMap(({ sheet: name, data }, at) => {
      if (data === undefined) return [];
      const { hidden = false, spans = [] } = marks[at] ?? {};
      const grid = data.map((row) => row.map(textOf));
      return [{ name, hidden, grid: filled(grid, spans), merged: spans.map(({ bottom }) => bottom) }];
    });
  } catch {
    throw new TransferError('这个文件打不开，请用 Excel 另存为 .xlsx 或 CSV 再试');
  }
}

/** What read-excel-file breaks at: cells without addresses. */
const readPatiently = (bytes: ArrayBuffer) =>
  readWorkbook(bytes, { trim: false }).catch(() => readWorkbook(addressCells(bytes), { trim: false }));

/** Only the uppermost cell of a span says anything in the file. */
function filled(grid: string[][], spans: readonly Span[]): Grid {
  for (const { top, bottom, column } of spans) {
    const said = grid[top]?.[column] ?? '';
    for (const row of grid.slice(top + 1, bottom + 1)) row[column] = said;
  }
  return grid;
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(DIGITS)));
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace('T', ' ')
      .replace(/ 00:00:00.*$|:\d\d\.\d+Z$/, '');
  return String(cell);
}
