import { escapeText } from '../document/escape.ts';
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
  // A place that a merged cell covers counts, too: else the words after it would move up.
  const words = new Map(cells.map(({ row, column, html }) => [`${row} ${column}`, textOf(html)]));
  const lines = rows.map((_, row) => columns.map((__, column) => words.get(`${row} ${column}`) ?? '').join('\t'));
  return { html: printTable(part), text: lines.join('\n') };
}

/** Lines with tabs between, as spreadsheets give them; undefined for text that has no tabs. */
function linesOf(text: string): readonly (readonly string[])[] | undefined {
  if (!text.includes('\t')) return undefined;
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => escapeText(cell)));
}

/** How many rows a cell reaches over, within its part of the table; 0 stands for all that are left in it. */
function rowspanOf(row: HTMLTableRowElement, cell: HTMLTableCellElement): number {
  const rows = [...(row.parentElement?.children ?? [row])];
  const most = rows.length - rows.indexOf(row);
  const said = Number.parseInt(cell.getAttribute('rowspan') ?? '', 10);
  return Number.isNaN(said) ? 1 : said <= 0 ? most : Math.min(said, most);
}

/** The cells of a table where they stand. */
function layOut(rows: readonly HTMLTableRowElement[]): readonly (readonly string[])[] {
  const placed = rows.map((): string[] => []);
  for (const [top, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (placed[top]?.[column] !== undefined) column++;
      const columns = Array.from({ length: cell.colSpan }, (_, index) => column + index);
      for (const line of placed.slice(top, top + rowspanOf(row, cell))) for (const at of columns) line[at] ??= '';
      const line = placed[top];
      if (line) line[column] = cell.innerHTML;
    }
  }
  return placed.map((line) => Array.from(line, (html) => html ?? ''));
}

/**
 * Rows of HTML out of what is pasted: a table, or lines with tabs; undefined for anything else.
 *
 * `html` has been cleaned. A merged cell stands where it begins, the other places it covers are empty.
 */
export function pastedCells(html: string, text: string): readonly (readonly string[])[] | undefined {
  const tables = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table');
  const [table] = tables;
  return table && tables.length === 1 ? layOut([...table.rows]) : linesOf(text);
}
