import type { Boxes } from '../cases/casesOf.ts';
import type { Day } from '../model/Day.ts';
import { phoneTail } from '../model/phoneTail.ts';
import { columns } from './columns.ts';
import { commentsTable } from './comments.ts';
import { labelTable } from './labels.ts';
import { matrixTables } from './matrix.ts';
import type { Party } from './parties.ts';
import { pickupCards, pickupTable } from './pickup.ts';
import { productNames } from './productNames.ts';
import { onlyPart, type SheetTable, type TableColumn, type TableRow } from './SheetTable.ts';
import { stockTable, supplierTable } from './stock.ts';
import { countOf, sumOf } from './sumOf.ts';

/** The amount stands beside the name, so that nobody reads the line above. GD-E3 */
const sorted: readonly TableColumn[] = [
  { heading: '已分', kind: 'tick' },
  { heading: '数量', kind: 'count' },
  columns.called,
  columns.name,
  columns.comment,
];

/** 分拣单: product by product, who gets how many; products nobody ordered are left out. GD-E3 */
function sortingTables(day: Day, parties: readonly Party[]): readonly SheetTable[] {
  const rows = new Map<string, TableRow[]>(day.products.map(({ key }) => [key, []]));
  for (const { called, name, comment, lines } of parties) {
    for (const { key, count } of lines) rows.get(key)?.push({ key: called, cells: ['', count, called, name, comment] });
  }
  const names = productNames(day);
  return day.products.flatMap(({ key }) => {
    const given = rows.get(key) ?? [];
    if (given.length === 0) return [];
    const pieces = countOf(given.map(({ cells }) => Number(cells[1])));
    return [
      {
        key,
        title: names.get(key) ?? '',
        note: `${pieces} 份，分给 ${given.length} 人`,
        columns: sorted,
        rows: given,
        total: [],
      },
    ];
  });
}

/** 签收表: who took what he ordered and signs for it; of phones the end only. GD-E3 */
function signingTable(parties: readonly Party[]): SheetTable {
  return {
    key: 'signing',
    ...onlyPart,
    columns: [
      columns.called,
      columns.name,
      columns.tail,
      columns.count,
      { heading: '应收', kind: 'amount' },
      { heading: '签名', kind: 'signature' },
    ],
    rows: parties.map(({ called, name, phone, count, amount, comment }) => {
      const cells = [called, name, phoneTail(phone), count, amount, ''];
      return comment === '' ? { key: called, cells } : { key: called, cells, comment };
    }),
    total: ['合计', '', '', countOf(parties.map(({ count }) => count)), sumOf(parties.map(({ amount }) => amount)), ''],
  };
}

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
