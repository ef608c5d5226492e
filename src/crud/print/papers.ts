/** Every measure of what is printed on, in millimetres; whoever lays something out asks here. */

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sheets a printer holds. ISO 216; ANSI Y14.1: 8 1/2 × 11 in. */
export const sheetPapers = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'Letter', width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, Size & { readonly name: string }>>;

export type SheetPaper = keyof typeof sheetPapers;

/** Around what is printed on a sheet; no office printer leaves more of its edges white. */
export const SHEET_MARGIN = 12;

/** A roll of receipts: 80 mm wide, of which heads print 576 dots at 203 to the inch, 72 mm. */
export const receipt = { width: 80, margin: 4 } as const;

/** Where labels stand on what they are sold on. */
export interface LabelPaper extends Size {
  readonly name: string;
  readonly columns: number;
  /** Down one page; a roll has one label to a page. */
  readonly rows: number;
  /** What they are cut from. */
  readonly page: Size;
  /** From the edges of the page to the first label. */
  readonly left: number;
  readonly top: number;
  /** From one label to the next beside it; those below each other touch on all of these. */
  readonly pitch: number;
  /** Left white inside of each: where labels reach the edge of a sheet, what no printer prints on. */
  readonly inset: { readonly x: number; readonly y: number };
}

const INCH = 25.4;
const { a4, letter } = sheetPapers;
const onSheet = { x: 2, y: 2 } as const;

export const labelPapers = {
  /** 2 5/8 × 1 in, 1/8 in apart. https://www.avery.com/templates/5160 */
  avery5160: {
    ...{ name: 'Letter 3×10（Avery 5160）', columns: 3, rows: 10, page: letter, inset: onSheet },
    ...{ width: 2.625 * INCH, height: INCH, left: 0.1875 * INCH, top: 0.5 * INCH, pitch: 2.75 * INCH },
  },
  /** 4 × 2 in, 3/16 in apart. https://www.avery.com/templates/5163 */
  avery5163: {
    ...{ name: 'Letter 2×5（Avery 5163）', columns: 2, rows: 5, page: letter, inset: onSheet },
    ...{ width: 4 * INCH, height: 2 * INCH, left: 0.15625 * INCH, top: 0.5 * INCH, pitch: 4.1875 * INCH },
  },
  /** The maker's L7163. https://www.avery.co.uk/template-l7163 */
  a4x14: {
    ...{ name: 'A4 2×7', columns: 2, rows: 7, page: a4, inset: onSheet },
    ...{ width: 99.1, height: 38.1, left: 4.65, top: 15.15, pitch: 101.6 },
  },
  /** The maker's L7159. https://www.avery.co.uk/template-l7159 */
  a4x24: {
    ...{ name: 'A4 3×8', columns: 3, rows: 8, page: a4, inset: onSheet },
    ...{ width: 63.5, height: 33.9, left: 7.25, top: 12.9, pitch: 66 },
  },
  /** The maker's 3474: no gaps, and from edge to edge. https://www.avery-zweckform.com/vorlage-3474 */
  a4x24whole: {
    ...{ name: 'A4 3×8 满版', columns: 3, rows: 8, page: a4, inset: { x: 5, y: 4 } },
    ...{ width: 70, height: 37, left: 0, top: 0.5, pitch: 70 },
  },
  /** Rolls of labels as bag sealers sell them. */
  roll58: roll('热敏纸 58 mm', { width: 58, height: 40 }),
  roll80: roll('热敏纸 80 mm', { width: 80, height: 50 }),
} as const satisfies Readonly<Record<string, LabelPaper>>;

export type LabelPaperName = keyof typeof labelPapers;

function roll(name: string, size: Size): LabelPaper {
  return { name, columns: 1, rows: 1, ...size, page: size, left: 0, top: 0, pitch: 0, inset: { x: 4, y: 2 } };
}

/** Where a label stands on its page, counted from 0 row by row. */
export const placeOf = ({ columns, left, top, pitch, height }: LabelPaper, at: number) => ({
  left: left + (at % columns) * pitch,
  top: top + Math.floor(at / columns) * height,
});

/** `99.1`, `66.7`. */
export const millimetres = (length: number): string => String(Math.round(length * 10) / 10);
