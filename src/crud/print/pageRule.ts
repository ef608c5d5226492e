import { receipt, SHEET_MARGIN, type SheetPaper, sheetPapers } from './papers.ts';

/** One page as a printer is told of it; lengths in millimetres. */
export interface PrintPage {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** `第 1/3 页` stands in the upper corner of each. */
  readonly numbered?: true;
}

/** A page of a sheet of paper, upright or across. */
export function sheetPage(paper: SheetPaper, way: 'upright' | 'across' = 'upright'): PrintPage {
  const { width, height } = sheetPapers[paper];
  const upright = { width, height, margin: SHEET_MARGIN };
  return way === 'upright' ? upright : { ...upright, width: height, height: width };
}

/** A piece of a roll of receipts. */
export const receiptPage = (height: number): PrintPage => ({ ...receipt, height });

const NUMBER =
  '@top-right { color: #000; content: "第 " counter(page) "/" counter(pages) " 页"; font: 10.5pt / 1 var(--font, sans-serif) }';

/** The rule of it; a size that is no square says which way it lies. */
export const pageRule = ({ width, height, margin, numbered }: PrintPage): string =>
  `@page { size: ${width}mm ${height}mm; margin: ${margin}mm; ${numbered ? NUMBER : ''} }`;
