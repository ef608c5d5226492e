/** Less is no room to write in. */
const NARROWEST_PX = 64;

/**
 * Keeps the columns of a table as wide as they are while one of its cells is written; gives back how to let go of them.
 *
 * A browser spreads columns by their contents: they would move under the caret, and a table of 2 000 cells would be laid
 * out anew at each key. A column that no cell has to itself leaves the table as it is.
 */
export function freezeColumns(table: HTMLTableElement): () => void {
  const columns = [...table.querySelectorAll('col')];
  const widths = columns
    .flatMap((_, column) => widthOf(table, column) ?? [])
    .map((each) => Math.max(each, NARROWEST_PX));
  if (widths.length < columns.length) return () => {};
  const { width, tableLayout } = table.style;
  const before = columns.map((column) => column.style.width);
  table.style.width = `${widths.reduce((sum, each) => sum + each, 0)}px`;
  table.style.tableLayout = 'fixed';
  table.dataset.frozen = '';
  for (const [index, column] of columns.entries()) column.style.width = `${widths[index]}px`;
  // As the browser says them: it rounds parts of a px.
  const frozen = columns.map((column) => column.style.width);
  return () => {
    Object.assign(table.style, { width, tableLayout });
    delete table.dataset.frozen;
    for (const [index, column] of columns.entries()) {
      // One that has been given another width meanwhile keeps it.
      if (column.style.width === frozen[index]) column.style.width = before[index] ?? '';
    }
  };
}

function widthOf(table: HTMLTableElement, column: number): number | undefined {
  const cells = table.querySelectorAll<HTMLTableCellElement>(`[data-place$=" ${column}"]`);
  return [...cells].find(({ colSpan }) => colSpan === 1)?.getBoundingClientRect().width;
}
