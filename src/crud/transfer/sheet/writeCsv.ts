import { guard } from './formulaGuard.ts';
import type { Sheet, SheetCell } from './Sheet.ts';

const BOM = '\uFEFF';
const quoted = (cell: SheetCell): string => `"${String(cell).replaceAll('"', '""')}"`;

/** UTF-8 with a mark that Excel knows it by, CRLF, every cell quoted, no cell a formula. */
export function writeCsv({ columns, rows }: Sheet): string {
  const safe = (cell: SheetCell, at: number) => (typeof cell === 'number' || columns[at]?.figures ? cell : guard(cell));
  const lines = [columns.map(({ heading }) => guard(heading)), ...rows.map((row) => row.map(safe))];
  return BOM + lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}
