import type { Day } from '../model/Day.ts';
import { countsAcross, placesOf } from './countsAcross.ts';
import { productNames } from './productNames.ts';
import type { SheetTable } from './SheetTable.ts';

/** 报名明细: one row per buyer, one column per product. GD-E5 */
export function enrolmentTable(day: Day): SheetTable {
  const names = productNames(day);
  const places = placesOf(day.products);
  return {
    key: 'enrolments',
    title: '',
    note: '',
    columns: [
      { heading: '提货号', kind: 'called' },
      { heading: '报名序号', kind: 'figures' },
      { heading: '姓名', kind: 'name' },
      { heading: '电话', kind: 'figures' },
      { heading: '地址', kind: 'text' },
      ...day.products.map(({ key }) => ({ heading: names.get(key) ?? '', kind: 'count' as const })),
      { heading: '份数', kind: 'count' },
      { heading: '金额', kind: 'amount' },
      { heading: '备注', kind: 'comment' },
    ],
    rows: day.buyers.map(({ number, order, name, phone, address, lines, count, amount, comment }) => ({
      key: String(number),
      cells: [number, String(order), name, phone, address, ...countsAcross(lines, places), count, amount, comment],
    })),
    total: [],
  };
}

/** 明细行: one row per buyer and product. GD-E5 */
export function lineTable(day: Day): SheetTable {
  const products = new Map(day.products.map((product) => [product.key, product]));
  return {
    key: 'lines',
    title: '',
    note: '',
    columns: [
      { heading: '提货号', kind: 'called' },
      { heading: '报名序号', kind: 'figures' },
      { heading: '姓名', kind: 'name' },
      { heading: '电话', kind: 'figures' },
      { heading: '地址', kind: 'text' },
      { heading: '商品编号', kind: 'figures' },
      { heading: '商品', kind: 'text' },
      { heading: '单价', kind: 'amount' },
      { heading: '份数', kind: 'count' },
      { heading: '金额', kind: 'amount' },
      { heading: '备注', kind: 'comment' },
    ],
    rows: day.buyers.flatMap(({ number, order, name, phone, address, comment, lines }) =>
      lines.map(({ key, count, amount }) => {
        const { id = '', name: product = '', price = '' } = products.get(key) ?? {};
        return {
          key: `${number} ${key}`,
          cells: [number, String(order), name, phone, address, String(id), product, price, count, amount, comment],
        };
      }),
    ),
    total: [],
  };
}
