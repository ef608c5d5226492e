import type { Buyer, Day } from '../model/Day.ts';
import { columns } from './columns.ts';
import { countsAcross, placesOf } from './countsAcross.ts';
import { productNames } from './productNames.ts';
import { onlyPart, type SheetTable, type TableCell, type TableColumn } from './SheetTable.ts';

const whoColumns: readonly TableColumn[] = [
  columns.called,
  { heading: '报名序号', kind: 'figures' },
  columns.name,
  { heading: '电话', kind: 'figures' },
  { heading: '地址', kind: 'text' },
];
const whoCells = ({ number, order, name, phone, address }: Buyer): readonly TableCell[] => [
  number,
  String(order),
  name,
  phone,
  address,
];

/** 报名明细: one row per buyer, one column per product. GD-E5 */
export function enrolmentTable(day: Day): SheetTable {
  const names = productNames(day);
  const places = placesOf(day.products);
  return {
    key: 'enrolments',
    ...onlyPart,
    columns: [
      ...whoColumns,
      ...day.products.map(({ key }) => ({ heading: names.get(key) ?? '', kind: 'count' as const })),
      columns.count,
      columns.amount,
      columns.comment,
    ],
    rows: day.buyers.map((buyer) => {
      const { number, lines, count, amount, comment } = buyer;
      return {
        key: String(number),
        cells: [...whoCells(buyer), ...countsAcross(lines, places), count, amount, comment],
      };
    }),
    total: [],
  };
}

/** 明细行: one row per buyer and product. GD-E5 */
export function lineTable(day: Day): SheetTable {
  const products = new Map(day.products.map((product) => [product.key, product]));
  return {
    key: 'lines',
    ...onlyPart,
    columns: [
      ...whoColumns,
      { heading: '商品编号', kind: 'figures' },
      columns.product,
      columns.price,
      columns.count,
      columns.amount,
      columns.comment,
    ],
    rows: day.buyers.flatMap((buyer) =>
      buyer.lines.map(({ key, count, amount }) => {
        const { id = '', name = '', price = '' } = products.get(key) ?? {};
        return {
          key: `${buyer.number} ${key}`,
          cells: [...whoCells(buyer), String(id), name, price, count, amount, buyer.comment],
        };
      }),
    ),
    total: [],
  };
}
