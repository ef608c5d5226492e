import type { Boxes } from '../cases/casesOf.ts';
import type { Day } from '../model/Day.ts';
import { commentsTable } from './comments.ts';
import { labelTable } from './labels.ts';
import { matrixTables } from './matrix.ts';
import type { Party } from './parties.ts';
import { pickupCards, pickupTable } from './pickup.ts';
import type { SheetTable } from './SheetTable.ts';
import { signingTable } from './signing.ts';
import { sortingTables } from './sorting.ts';
import { stockTable, supplierTable } from './stock.ts';

/** The sheets of a group-buy day, in the order of the work. GD-E3, D5 */
export const sheetKinds = ['stock', 'sorting', 'pickup', 'matrix', 'signing', 'labels'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** What a sheet is called; what is delivered is not picked up. GD-E3 */
export const sheetNames = ({ delivery }: Pick<Day, 'delivery'>): Readonly<Record<SheetKind, string>> => ({
  stock: '备货单',
  sorting: '分拣单',
  pickup: delivery === 1 ? '提货单' : '配送单',
  matrix: '矩阵',
  signing: '签收表',
  labels: '标签',
});

/** What every sheet is made of. */
export interface Ground {
  readonly day: Day;
  readonly parties: readonly Party[];
  readonly boxes: Boxes;
  /** 备货单 goes to the supplier. */
  readonly supplier: boolean;
}

/** A sheet as tables, as they stand on the screen and on paper; of cards and labels, as rows. GD-E3 */
export const tablesOf: Readonly<Record<SheetKind, (ground: Ground) => readonly SheetTable[]>> = {
  stock({ day, parties, boxes, supplier }) {
    if (supplier) return [supplierTable(day, boxes)];
    const comments = commentsTable(parties);
    return [stockTable(day, boxes), ...(comments ? [comments] : [])];
  },
  sorting: ({ day, parties }) => sortingTables(day, parties),
  pickup: ({ day, parties }) => [pickupTable(pickupCards(day, parties), day)],
  matrix: ({ day, parties }) => matrixTables(day, parties),
  signing: ({ parties }) => [signingTable(parties)],
  labels: ({ day, parties }) => [labelTable(pickupCards(day, parties))],
};
