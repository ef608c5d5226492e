import { type Area, cellAt } from '../Area.ts';
import { type Align, alignCells, clearCells, type Valign } from '../cellLooks.ts';
import { canMerge, mergeCells, mergeTowards, neighbour } from '../mergeCells.ts';
import { splitCell } from '../splitCell.ts';
import type { Cell, Table } from '../Table.ts';
import { type Action, unless } from './Action.ts';

/** The one cell an area is; undefined where it is several. */
function onlyCell(table: Table, { top, left, bottom, right }: Area): Cell | undefined {
  const cell = cellAt(table, top, left);
  const fills = cell && cell.row + cell.rowspan - 1 === bottom && cell.column + cell.colspan - 1 === right;
  return fills ? cell : undefined;
}

const towards = (name: string, to: 'right' | 'down'): Action => ({
  name: () => name,
  run(table, area) {
    const cell = onlyCell(table, area);
    return cell ? mergeTowards(table, cell, to) : table;
  },
  refusal: unless(
    (table, area) => {
      const cell = onlyCell(table, area);
      return cell !== undefined && neighbour(table, cell, to) !== undefined;
    },
    to === 'right' ? '右边没有一样高的单元格' : '下面没有一样宽的单元格',
  ),
});

const split = (name: string, into: 'rows' | 'columns' | 'cells'): Action => ({
  name: () => name,
  run(table, area) {
    const cell = onlyCell(table, area);
    return cell ? splitCell(table, cell, into) : table;
  },
  refusal: unless((table, area) => {
    const cell = onlyCell(table, area);
    if (!cell) return false;
    if (into === 'rows') return cell.rowspan > 1;
    return into === 'columns' ? cell.colspan > 1 : cell.rowspan * cell.colspan > 1;
  }, '没有可拆分的单元格'),
});

/** Merging and splitting. E8 */
export const cellActions: readonly Action[] = [
  {
    name: () => '合并单元格',
    run: mergeCells,
    refusal: unless(canMerge, '先选中相邻的几格'),
  },
  towards('向右合并', 'right'),
  towards('向下合并', 'down'),
  split('拆分成行', 'rows'),
  split('拆分成列', 'columns'),
  split('完全拆分单元格', 'cells'),
  { name: () => '清空内容', run: clearCells },
];

const places: readonly (readonly [name: string, Align, Valign])[] = [
  ['左上', 'left', 'top'],
  ['中上', 'center', 'top'],
  ['右上', 'right', 'top'],
  ['左中', 'left', 'middle'],
  ['正中', 'center', 'middle'],
  ['右中', 'right', 'middle'],
  ['左下', 'left', 'bottom'],
  ['中下', 'center', 'bottom'],
  ['右下', 'right', 'bottom'],
];

/** The nine places a text can have in its cell. */
export const alignActions: readonly Action[] = places.map(([name, align, valign]) => ({
  name: () => name,
  run: (table, area) => alignCells(table, area, align, valign),
  isOn(table, { top, left }) {
    const said = cellAt(table, top, left)?.attributes;
    return said?.align === align && said?.valign === valign;
  },
}));
