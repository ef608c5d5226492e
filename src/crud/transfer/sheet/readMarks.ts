import { strFromU8, unzipSync } from 'fflate';
import { numberOf } from './addressCells.ts';

/** Cells of one column that are one, from the row `top` to the row `bottom`; both count from 0, and so does `column`. */
export interface Span {
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
export function readMarks(workbook: ArrayBuffer): readonly Marks[] {
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
