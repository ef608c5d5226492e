import { type Area, cellsIn } from './Area.ts';
import { printTable } from './printTable.ts';
import { revise, type Table } from './Table.ts';
import { textOf } from './textOf.ts';

/** Cells as the clipboard carries them: a table of their own, and lines of words with tabs between. */
export interface Copied {
  readonly html: string;
  readonly text: string;
}

/** The chosen cells, for the clipboard. */
export function copyCells(table: Table, { top, left, bottom, right }: Area): Copied {
  const inside = cellsIn(table, { top, left, bottom, right });
  const cells = inside.map((cell) => ({ ...cell, row: cell.row - top, column: cell.column - left }));
  const rows = table.rows.slice(top, bottom + 1);
  const columns = table.columns.slice(left, right + 1);
  const part = revise(table, { cells, rows, columns, caption: undefined, chart: undefined });
  const lines = rows.map((_, row) =>
    cells
      .filter((cell) => cell.row === row)
      .map(({ html }) => textOf(html))
      .join('\t'),
  );
  return { html: printTable(part), text: lines.join('\n') };
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain words as HTML. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

/** Lines with tabs between, as spreadsheets give them; undefined for text that has no tabs. */
function linesOf(text: string): readonly (readonly string[])[] | undefined {
  if (!text.includes('\t')) return undefined;
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => escapeText(cell)));
}

/**
 * Rows of HTML out of what is pasted: a table, or lines with tabs; undefined for anything else.
 *
 * `html` has been cleaned. A merged cell stands where it begins, empty places beside it.
 */
export function pastedCells(html: string, text: string): readonly (readonly string[])[] | undefined {
  const tables = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table');
  const [table] = tables;
  if (!table || tables.length > 1) return linesOf(text);
  return [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => [cell.innerHTML, ...Array.from({ length: cell.colSpan - 1 }, () => '')]),
  );
}
