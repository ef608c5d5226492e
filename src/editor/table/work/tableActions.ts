import type { Area } from '../Area.ts';
import { canSort, type SortMode, sortModes, sortRows } from '../sortRows.ts';
import type { Table } from '../Table.ts';
import { alignTable, setFit, setSortable, setStriped } from '../tableLooks.ts';
import { type Action, unless } from './Action.ts';

const sorts = unless(canSort, '有合并单元格，不可排序');

const sort = (mode: SortMode): Action => ({
  name: () => sortModes[mode],
  run: (table, { top, left, bottom }) => sortRows(table, left, mode, top, bottom),
  refusal: sorts,
});

/** The five ways to sort by the column of the chosen cells, and whether readers may. E8 */
export const sortActions: readonly Action[] = [
  sort('reverse'),
  sort('textUp'),
  sort('textDown'),
  sort('numberUp'),
  sort('numberDown'),
  {
    name: () => '读者可排序',
    run: (table) => setSortable(table, !table.sortable),
    refusal: sorts,
    isOn: ({ sortable }) => sortable,
  },
];

const place = (name: string, align: 'left' | 'center' | 'right'): Action => ({
  name: () => name,
  run: (table) => alignTable(table, table.attributes.align === align ? undefined : align),
  isOn: ({ attributes }) => attributes.align === align,
});

/** What is done to the table as a whole. */
export const tableActions: readonly Action[] = [
  {
    name: () => '隔行变色',
    run: (table) => setStriped(table, !table.striped),
    isOn: ({ striped }) => striped,
  },
  { name: () => '按表格文字自适应', run: (table: Table) => setFit(table, 'text') },
  { name: () => '按页面宽度自适应', run: (table: Table) => setFit(table, 'page') },
  place('表格居左', 'left'),
  place('表格居中', 'center'),
  place('表格居右', 'right'),
  { name: () => '删除表格', run: (_: Table, __: Area) => undefined },
];
