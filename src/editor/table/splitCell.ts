import { type Cell, emptyCell, inOrder, revise, type Table } from './Table.ts';

const pieces = (count: number, size: number, split: boolean): readonly (readonly [start: number, span: number])[] =>
  split ? Array.from({ length: count }, (_, index) => [index * size, size]) : [[0, count * size]];

/**
 * Splits a merged cell into its rows, its columns or both; what stood in it stays in the first.
 *
 * The same table where there is nothing to split.
 */
export function splitCell(table: Table, cell: Cell, into: 'rows' | 'columns' | 'cells'): Table {
  const down = pieces(cell.rowspan, 1, into !== 'columns');
  const across = pieces(cell.colspan, 1, into !== 'rows');
  if (down.length * across.length < 2) return table;
  const made = down.flatMap(([below, rowspan]) =>
    across.map(([beside, colspan]): Cell => {
      const first = below === 0 && beside === 0;
      const empty = emptyCell(cell.row + below, cell.column + beside, cell.header);
      return { ...(first ? cell : { ...empty, attributes: cell.attributes }), rowspan, colspan };
    }),
  );
  return revise(table, { cells: inOrder([...table.cells.filter((other) => other !== cell), ...made]) });
}
