import { type Boxes, casesOf, piecesById } from '../cases/casesOf.ts';
import type { Day, DayProduct } from '../model/Day.ts';
import { columns } from './columns.ts';
import { onlyPart, type SheetTable, type TableColumn, type TableRow } from './SheetTable.ts';
import { countOf } from './sumOf.ts';

const place: TableColumn = { heading: '序号', kind: 'count' };
const stocked: readonly TableColumn[] = [
  place,
  columns.product,
  columns.price,
  columns.count,
  { heading: '人数', kind: 'count' },
  columns.amount,
  { heading: '备注条数', kind: 'count' },
];
const boxColumns: readonly TableColumn[] = [
  { heading: '箱数', kind: 'count' },
  { heading: '余数', kind: 'text' },
];

/** 备货单: how much of each product at each price has to be got ready. GD-E3 */
export function stockTable(day: Day, boxes: Boxes): SheetTable {
  const boxed = day.products.some(({ id }) => boxes.has(id));
  const piecesOf = piecesById(day.products);
  const listed = new Set<number>();
  const boxCells = ({ id }: DayProduct) => {
    // A product at two prices comes in the same boxes: they are counted once, at its first line.
    const cells = listed.has(id) ? ['同上', ''] : boxesFor(piecesOf.get(id) ?? 0, boxes.get(id));
    listed.add(id);
    return boxes.has(id) ? cells : ['', ''];
  };
  const rows = day.products.map(
    (product, at): TableRow => ({
      key: product.key,
      cells: [
        at + 1,
        product.name,
        product.price,
        product.count,
        product.buyers,
        product.amount,
        product.comments,
        ...(boxed ? boxCells(product) : []),
      ],
    }),
  );
  return {
    key: 'stock',
    ...onlyPart,
    columns: [...stocked, ...(boxed ? boxColumns : [])],
    rows,
    total: ['', '合计', '', day.count, '', day.amount, '', ...(boxed ? ['', ''] : [])],
  };
}

/** 备货单 for the supplier: how much of what, and nothing of buyers or of what they pay. GD-D7 */
export function supplierTable(day: Day, boxes: Boxes): SheetTable {
  const pieces = piecesById(day.products);
  const names = new Map(day.products.map(({ id, name }) => [id, name]));
  const boxed = [...pieces.keys()].some((id) => boxes.has(id));
  const counts = [...pieces].filter(([, count]) => count > 0);
  return {
    key: 'supplier',
    ...onlyPart,
    columns: [place, columns.product, columns.count, ...(boxed ? boxColumns : [])],
    rows: counts.map(([id, count], at) => ({
      key: String(id),
      cells: [at + 1, names.get(id) ?? '', count, ...(boxed ? boxesFor(count, boxes.get(id)) : [])],
    })),
    total: ['', '合计', countOf(counts.map(([, count]) => count)), ...(boxed ? ['', ''] : [])],
  };
}

/** Boxes to order, and what is missing to a full one. */
function boxesFor(pieces: number, size: number | undefined): readonly [boxes: number | string, rest: string] {
  if (size === undefined || size < 1) return ['', ''];
  const { boxes, missing } = casesOf(pieces, size);
  return [boxes, missing === 0 ? '整箱' : `${size - missing} 份，再凑 ${missing} 份满一箱`];
}
