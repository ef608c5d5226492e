import { flags } from './flags.ts';
import { printTable } from './printTable.ts';
import { readTable } from './readTable.ts';
import { canSort, numberIn, sortRows } from './sortRows.ts';
import type { Table } from './Table.ts';
import { textOf } from './textOf.ts';

/** Numbers are sorted as numbers where a column holds nothing else. */
function modesOf(table: Table, column: number): readonly ['numberUp' | 'textUp', 'numberDown' | 'textDown'] {
  const texts = table.cells.filter((cell) => cell.column === column && cell.row > 0).map(({ html }) => textOf(html));
  const isNumbers = texts.every((text) => text === '' || numberIn(text) !== undefined);
  return isNumbers ? ['numberUp', 'numberDown'] : ['textUp', 'textDown'];
}

/**
 * Lets readers sort the tables that may be, until the signal ends it: each head of a column becomes a button, up at
 * first, then down. E8
 */
export function sortShown(article: Element, ended: AbortSignal): void {
  for (const table of article.querySelectorAll(`table.${flags.sortable}`)) enliven(table, ended);
}

function enliven(element: Element, signal: AbortSignal): void {
  const table = readTable(element);
  if (!table || !canSort(table)) return;
  // Of the table's first row only: the first one below a `thead` is a first child, too.
  const heads = [...(element.querySelector('tr')?.querySelectorAll(':scope > th') ?? [])];
  if (heads.length < table.columns.length) return;
  const sort = (column: number) => {
    const head = heads[column];
    const down = head?.getAttribute('aria-sort') === 'ascending';
    const [up, downwards] = modesOf(table, column);
    const sorted = printTable(sortRows({ ...table, chart: undefined }, column, down ? downwards : up));
    const { body } = new DOMParser().parseFromString(sorted, 'text/html');
    const rows = [...body.querySelectorAll('tr')];
    for (const [index, row] of [...element.querySelectorAll('tr')].entries()) {
      const next = rows[index];
      if (index > 0 && next) row.replaceWith(next);
    }
    for (const each of heads) each.removeAttribute('aria-sort');
    head?.setAttribute('aria-sort', down ? 'descending' : 'ascending');
  };
  for (const [column, head] of heads.entries()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'sort-head';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => sort(column), { signal });
    signal.addEventListener('abort', () => button.replaceWith(...button.childNodes));
  }
}
