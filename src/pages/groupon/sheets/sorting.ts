import type { Day } from '../model/Day.ts';
import { columns } from './columns.ts';
import type { Party } from './parties.ts';
import { productNames } from './productNames.ts';
import type { SheetTable, TableColumn, TableRow } from './SheetTable.ts';
import { countOf } from './sumOf.ts';

/** The amount stands beside the name, so that nobody reads the line above. GD-E3 */
const sorted: readonly TableColumn[] = [
  { heading: '已分', kind: 'tick' },
  { heading: '数量', kind: 'count' },
  columns.called,
  columns.name,
  columns.comment,
];

/** 分拣单: product by product, who gets how many; products nobody ordered are left out. GD-E3 */
export function sortingTables(day: Day, parties: readonly Party[]): readonly SheetTable[] {
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
