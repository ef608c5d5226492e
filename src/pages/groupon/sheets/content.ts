import { type LabelPaper, labelPapers } from '#crud/print/papers.ts';
import type { Choices } from './choices.ts';
import { roomOn } from './labelRoom.ts';
import { type Label, labelsOf } from './labels.ts';
import { type PickupCard, pickupCards } from './pickup.ts';
import type { SheetTable } from './SheetTable.ts';
import { type Ground, tablesOf } from './sheets.ts';

/** What is drawn of a sheet, on the screen and on paper. */
export type Content =
  | { readonly as: 'tables'; readonly tables: readonly SheetTable[] }
  | { readonly as: 'cards'; readonly cards: readonly PickupCard[] }
  | { readonly as: 'labels'; readonly labels: readonly Label[]; readonly paper: LabelPaper };

/** The chosen sheet of a day. GD-E3, D5 */
export function contentOf({ kind, labels }: Pick<Choices, 'kind' | 'labels'>, ground: Ground): Content {
  const { day, parties } = ground;
  if (kind === 'pickup') return { as: 'cards', cards: pickupCards(day, parties) };
  if (kind !== 'labels') return { as: 'tables', tables: tablesOf[kind](ground) };
  const paper = labelPapers[labels];
  return { as: 'labels', labels: labelsOf(pickupCards(day, parties), roomOn(paper)), paper };
}

/** How many rows, cards or labels there are. */
export function lengthOf(content: Content): number {
  if (content.as === 'cards') return content.cards.length;
  if (content.as === 'labels') return content.labels.length;
  return content.tables.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** The part of a sheet that one page of the screen shows; a total stands below the last row it adds up. */
export function sliceOf(content: Content, from: number, to: number): Content {
  if (content.as === 'cards') return { ...content, cards: content.cards.slice(from, to) };
  if (content.as === 'labels') return { ...content, labels: content.labels.slice(from, to) };
  let before = 0;
  const tables = content.tables.flatMap((table) => {
    const start = before;
    before += table.rows.length;
    if (table.rows.length > 0 && (before <= from || start >= to)) return [];
    const rows = table.rows.slice(Math.max(0, from - start), Math.max(0, to - start));
    return [{ ...table, rows, total: before <= to ? table.total : [] }];
  });
  return { as: 'tables', tables };
}

/** How much of a sheet one page of the screen shows: of labels whole sheets, so that they lie as they are printed. */
export function pageSizeOf(content: Content): number {
  // Of 矩阵 a multiple of ten, for it has bands of five.
  if (content.as === 'tables') return 50;
  if (content.as === 'cards') return 20;
  const each = content.paper.columns * content.paper.rows;
  return each * Math.max(1, Math.floor(MOST_LABELS / each));
}

const MOST_LABELS = 30;
