import type { Area } from '../Area.ts';
import { hasHeaderColumn, hasHeaderRow, setHeaderColumn, setHeaderRow } from '../headers.ts';
import {
  type Axis,
  canInsert,
  countOf,
  deleteLines,
  insertHeaderColumn,
  insertHeaderRow,
  insertLines,
} from '../lines.ts';
import type { Table } from '../Table.ts';
import { tableLimits } from '../tableLimits.ts';
import { type Action, unless } from './Action.ts';

const words = {
  row: { line: '行', before: '前插入', after: '后插入', delete: '删除当前行', full: `最多 ${tableLimits.rows} 行` },
  column: {
    line: '列',
    before: '左插入',
    after: '右插入',
    delete: '删除当前列',
    full: `最多 ${tableLimits.columns} 列`,
  },
} as const;

const extent = (axis: Axis, { top, left, bottom, right }: Area): readonly [from: number, to: number] =>
  axis === 'row' ? [top, bottom] : [left, right];
const countIn = (axis: Axis, area: Area): number => {
  const [from, to] = extent(axis, area);
  return to - from + 1;
};

function insert(axis: Axis, side: 'before' | 'after'): Action {
  const { line, full, ...said } = words[axis];
  const at = (area: Area) => (side === 'before' ? extent(axis, area)[0] : extent(axis, area)[1] + 1);
  return {
    name: (area) =>
      countIn(axis, area) === 1 ? `${said[side]}${line}` : `${said[side]} ${countIn(axis, area)} ${line}`,
    run: (table, area) => insertLines(table, axis, at(area), countIn(axis, area)),
    refusal(table, area) {
      if (countOf(table, axis) + countIn(axis, area) > (axis === 'row' ? tableLimits.rows : tableLimits.columns))
        return full;
      return canInsert(table, axis, at(area), countIn(axis, area)) ? undefined : `标题${line}总在最前`;
    },
  };
}

const remove = (axis: Axis): Action => ({
  name: (area) => (countIn(axis, area) === 1 ? words[axis].delete : `删除 ${countIn(axis, area)} ${words[axis].line}`),
  run: (table, area) => deleteLines(table, axis, ...extent(axis, area)),
});

const hasRoom = (axis: Axis) => (table: Table) => canInsert(table, axis, countOf(table, axis));

/** What is done to rows. E8 */
export const rowActions: readonly Action[] = [
  insert('row', 'before'),
  insert('row', 'after'),
  remove('row'),
  {
    name: () => '首行作标题',
    run: (table) => setHeaderRow(table, !hasHeaderRow(table)),
    isOn: hasHeaderRow,
  },
  {
    name: () => '插入标题行',
    run: insertHeaderRow,
    refusal: (table, area) =>
      hasHeaderRow(table) ? '已经有标题行' : unless(hasRoom('row'), words.row.full)(table, area),
  },
];

/** What is done to columns. E8 */
export const columnActions: readonly Action[] = [
  insert('column', 'before'),
  insert('column', 'after'),
  remove('column'),
  {
    name: () => '首列作标题',
    run: (table) => setHeaderColumn(table, !hasHeaderColumn(table)),
    isOn: hasHeaderColumn,
  },
  {
    name: () => '插入标题列',
    run: insertHeaderColumn,
    refusal: (table, area) =>
      hasHeaderColumn(table) ? '已经有标题列' : unless(hasRoom('column'), words.column.full)(table, area),
  },
];
