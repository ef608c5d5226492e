import { sheetPage } from '#crud/print/pageRule.ts';
import type { SheetPaper } from '#crud/print/papers.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';

/** What slips are printed on: eight to a sheet of the shop's paper, or one to a piece of 80 mm roll. OR-E4 */
export type SlipPaper = 'sheet' | 'roll';

/** What this merchant printed on last; sheets for whoever never chose. */
export const readSlipPaper = (kept: unknown): SlipPaper => (isRecord(kept) && kept.paper === 'roll' ? 'roll' : 'sheet');

const ROWS = 4;

/** How high a slip is for eight of them to fill a sheet, in whole millimetres: a browser may round a page down. */
export const slipHeight = (paper: SheetPaper): number => {
  const { height, margin } = sheetPage(paper);
  return Math.floor((height - 2 * margin) / ROWS);
};

const PX_PER_MM = 96 / 25.4;
/** Paper lays letters a little differently than a screen. */
const SLACK_MM = 2;

/** How long a piece of roll has to be for the highest of some slips, given in CSS pixels, between margins of so many mm. */
export const rollLength = (heightsPx: readonly number[], marginMm: number): number =>
  Math.ceil(Math.max(0, ...heightsPx) / PX_PER_MM) + SLACK_MM + 2 * marginMm;

/** Two by two, the last one alone where there is no other. */
export const pairsOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.flatMap((_, at) => (at % 2 === 0 ? [items.slice(at, at + 2)] : []));
