import type { Day, DayProduct } from '../model/Day.ts';
import { columns } from './columns.ts';
import { countsAcross, placesOf } from './countsAcross.ts';
import type { Party } from './parties.ts';
import { productNames } from './productNames.ts';
import type { SheetTable } from './SheetTable.ts';
import { countOf } from './sumOf.ts';

/** So many products stand side by side on a sheet of paper. GD-E3 */
export const WIDEST_MATRIX = 12;

/** 矩阵: buyers down, what was ordered across; more than twelve products make further parts. GD-E3 */
export function matrixTables(day: Day, parties: readonly Party[], widest = WIDEST_MATRIX): readonly SheetTable[] {
  const tables: SheetTable[] = [];
  const ordered = day.products.filter(({ count }) => count > 0);
  const across = Math.min(widest, Math.max(1, ordered.length));
  const parts = Math.ceil(ordered.length / across);
  for (let part = 0; part < parts; part += 1) {
    const products = ordered.slice(part * across, (part + 1) * across);
    const title = parts === 1 ? '' : `第 ${part + 1} 部分，共 ${parts} 部分`;
    tables.push(matrixTable(day, parties, products, title));
  }
  return tables;
}

function matrixTable(day: Day, parties: readonly Party[], products: readonly DayProduct[], title: string): SheetTable {
  const names = productNames(day);
  const places = placesOf(products);
  const sums = products.map(() => 0);
  const rows = parties.map(({ called, name, comment, lines }) => {
    const counts = countsAcross(lines, places);
    for (const [at, count] of counts.entries()) sums[at] = (sums[at] ?? 0) + Number(count);
    const cells = [called, name, ...counts, countOf(counts.map(Number))];
    return comment === '' ? { key: called, cells } : { key: called, cells, comment };
  });
  return {
    key: products[0]?.key ?? '',
    title,
    note: '',
    columns: [
      columns.called,
      columns.name,
      ...products.map(({ key }) => ({ heading: names.get(key) ?? '', kind: 'count' as const })),
      { heading: title === '' ? '份数' : '本部分份数', kind: 'count' },
    ],
    rows,
    total: ['合计', '', ...sums, countOf(sums)],
  };
}
