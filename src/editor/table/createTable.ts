import { emptyCell, type Table } from './Table.ts';
import { tableLimits } from './tableLimits.ts';

const within = (count: number, most: number): number => Math.min(Math.max(Math.trunc(count) || 1, 1), most);

/** A new table, 5 × 5 unless a size is said, never more than 100 rows and 20 columns; its first row is a header. E8 */
export function createTable(
  rows: number = tableLimits.default.rows,
  columns: number = tableLimits.default.columns,
): Table {
  const [height, width] = [within(rows, tableLimits.rows), within(columns, tableLimits.columns)];
  return {
    // Borders and width as a reader needs them who knows none of our styles.
    attributes: { border: '1', style: 'border-collapse: collapse; width: 100%;' },
    caption: undefined,
    columns: Array.from({ length: width }, () => ({})),
    parts: [{ tag: 'tbody', attributes: {} }],
    rows: Array.from({ length: height }, () => ({ part: 0, attributes: {} })),
    cells: Array.from({ length: height * width }, (_, index) => {
      const row = Math.floor(index / width);
      return emptyCell(row, index % width, row === 0 && height > 1);
    }),
    sortable: false,
    striped: false,
    chart: undefined,
    source: undefined,
  };
}
