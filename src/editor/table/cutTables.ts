import { readTable } from './readTable.ts';
import { tableLimits } from './tableLimits.ts';

/** Articles with their tables cut to what the editor can hold. */
export interface CutTables {
  readonly html: string;
  /** Whether something had no room. */
  readonly cut: boolean;
}

/** Takes away what stands beyond 100 rows or 20 columns, and lets no cell reach there. */
function cutTable(table: HTMLTableElement): boolean {
  const rows = [...table.rows];
  const beyond = rows.slice(tableLimits.rows);
  for (const row of beyond) row.remove();
  let cut = beyond.length > 0;
  // What reaches down from above takes places in the rows below.
  const reaching: number[] = Array.from({ length: tableLimits.columns }, () => 0);
  for (const row of rows.slice(0, tableLimits.rows)) {
    let column = 0;
    for (const cell of [...row.cells]) {
      while ((reaching[column] ?? 0) > 0) column += 1;
      const room = tableLimits.columns - column;
      cut ||= cell.colSpan > room;
      if (room <= 0) cell.remove();
      else if (cell.colSpan > room) cell.colSpan = room;
      for (let at = column; at < column + cell.colSpan && at < tableLimits.columns; at += 1) {
        reaching[at] = cell.rowSpan;
      }
      column += cell.colSpan;
    }
    for (const [at, left] of reaching.entries()) reaching[at] = Math.max(left - 1, 0);
  }
  for (const col of [...table.querySelectorAll('col')].slice(tableLimits.columns)) col.remove();
  return cut;
}

/** Pasted tables within the limits: what is too large is cut, for nobody could edit it. E8 */
export function cutTables(html: string): CutTables {
  if (!html.includes('<table')) return { html, cut: false };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let cut = false;
  for (const table of body.querySelectorAll('table')) {
    if (!readTable(table)) cut = cutTable(table) || cut;
  }
  return cut ? { html: body.innerHTML, cut } : { html, cut };
}
