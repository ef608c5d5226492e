import { attributesOf } from '../media/attributes.ts';
import { decodeSettings } from './chart/ChartSettings.ts';
import { flags, hasFlag, withFlags, withoutStripe } from './flags.ts';
import { printTable } from './printTable.ts';
import { type Attributes, type Cell, emptyCell, inOrder, type Part, type Row, type Table } from './Table.ts';
import { tableLimits } from './tableLimits.ts';

const tagOf = ({ tagName }: Element): string => tagName.toLowerCase();

/** Elements only: text between the parts of a table says nothing, and is kept in `source`. */
const holdsElementsOnly = (element: Element): boolean =>
  [...element.childNodes].every((node) => node instanceof Element || node.textContent?.trim() === '');

interface Body {
  readonly parts: readonly Part[];
  readonly rows: readonly Row[];
  readonly lines: readonly (readonly Element[])[];
}

const partTags: readonly Part['tag'][] = ['thead', 'tbody', 'tfoot'];

/** Parts and rows in the order they stand; undefined where something else stands among them. */
function readBody(table: Element): Body | undefined {
  const sections = [...table.children].flatMap((element) => {
    const tag = partTags.find((known) => known === tagOf(element));
    return tag ? [{ element, tag }] : [];
  });
  const all = sections.flatMap(({ element }, part) => [...element.children].map((row) => ({ row, part })));
  const lines = all.map(({ row }) => [...row.children]);
  const known =
    all.every(({ row }) => tagOf(row) === 'tr' && holdsElementsOnly(row)) &&
    sections.every(({ element }) => holdsElementsOnly(element)) &&
    lines.flat().every((cell) => /^t[dh]$/.test(tagOf(cell)) && !cell.querySelector('table'));
  if (!known || all.length === 0 || all.length > tableLimits.rows) return undefined;
  return {
    parts: sections.map(({ element, tag }) => ({ tag, attributes: attributesOf(element) })),
    rows: all.map(({ row, part }) => ({ part, attributes: attributesOf(row) })),
    lines,
  };
}

const spanOf = (cell: Element, name: string): number => {
  const said = Number.parseInt(cell.getAttribute(name) ?? '', 10);
  return Number.isNaN(said) ? 1 : said;
};

function readCell(element: Element, row: number, column: number, rowsLeft: number): Cell {
  const { rowspan: _, colspan: __, ...attributes } = attributesOf(element);
  const said = spanOf(element, 'rowspan');
  return {
    row,
    column,
    // 0 stands for all rows that are left in its part, and no cell reaches further.
    rowspan: said <= 0 ? rowsLeft : Math.min(said, rowsLeft),
    colspan: Math.max(spanOf(element, 'colspan'), 1),
    header: tagOf(element) === 'th',
    html: element.innerHTML,
    attributes,
  };
}

/** Every cell in its place, holes filled; undefined where two cells want the same one or there are too many columns. */
function place({ rows, lines }: Body): { readonly cells: readonly Cell[]; readonly width: number } | undefined {
  const taken = rows.map(() => new Set<number>());
  const cells: Cell[] = [];
  for (const [row, line] of lines.entries()) {
    let column = 0;
    const rowsLeft = rows.filter(({ part }, index) => index >= row && part === rows[row]?.part).length;
    for (const element of line) {
      while (taken[row]?.has(column)) column++;
      const cell = readCell(element, row, column, rowsLeft);
      if (column + cell.colspan > tableLimits.columns) return undefined;
      for (let r = row; r < row + cell.rowspan; r++) {
        for (let c = column; c < column + cell.colspan; c++) {
          if (taken[r]?.has(c)) return undefined;
          taken[r]?.add(c);
        }
      }
      cells.push(cell);
      column += cell.colspan;
    }
  }
  const width = Math.max(...taken.map((columns) => Math.max(-1, ...columns) + 1));
  const places = Array.from({ length: width }, (_, column) => column);
  const holes = taken.flatMap((columns, row) =>
    places.filter((column) => !columns.has(column)).map((column) => emptyCell(row, column)),
  );
  return width > 0 ? { cells: inOrder([...cells, ...holes]), width } : undefined;
}

/** What each `col` says, one for each column; one that counts for several says it of each. */
function readColumns(table: Element, width: number): readonly Attributes[] {
  const said = [...table.querySelectorAll(':scope > colgroup > col, :scope > col')].flatMap((col) => {
    const { span = '1', ...attributes } = attributesOf(col);
    return Array.from({ length: Math.min(Math.max(Number(span) || 1, 1), width) }, () => attributes);
  });
  return Array.from({ length: width }, (_, column) => said[column] ?? {});
}

const outerTags = ['caption', 'colgroup', 'col', ...partTags];

/** A `table`, or the figure that holds one and its drawn chart. */
function framed(element: Element): { readonly table: Element; readonly svg: string } | undefined {
  if (tagOf(element) === 'table') return { table: element, svg: '' };
  const [table, drawing, ...more] = element.children;
  const fits = tagOf(element) === 'figure' && element.classList.contains('chart') && holdsElementsOnly(element);
  if (!fits || !table || tagOf(table) !== 'table' || !table.hasAttribute('data-chart')) return undefined;
  if (more.length > 0 || (drawing && tagOf(drawing) !== 'svg')) return undefined;
  return { table, svg: drawing?.outerHTML ?? '' };
}

/**
 * A table out of its clean HTML.
 *
 * Undefined where it cannot be said as rows and columns, holds a table itself or is larger than 100 × 20: such a one is
 * shown as it is and not edited. E12
 */
export function readTable(element: Element): Table | undefined {
  const frame = framed(element);
  if (!frame) return undefined;
  const { table, svg } = frame;
  const known = holdsElementsOnly(table) && [...table.children].every((child) => outerTags.includes(tagOf(child)));
  const body = known ? readBody(table) : undefined;
  const placed = body && place(body);
  if (!body || !placed) return undefined;

  const all = attributesOf(table);
  const { 'data-chart': encoded, ...others } = all;
  const settings = encoded === undefined ? undefined : decodeSettings(encoded);
  const caption = table.querySelector(':scope > caption');
  const striped = hasFlag(all, flags.striped);
  const read: Table = {
    // Settings nobody can read stay where they are.
    attributes: withFlags(settings ? others : all, []),
    caption: caption ? { html: caption.innerHTML, attributes: attributesOf(caption) } : undefined,
    columns: readColumns(table, placed.width),
    parts: body.parts,
    rows: striped ? body.rows.map(withoutStripe) : body.rows,
    cells: placed.cells,
    sortable: hasFlag(all, flags.sortable),
    striped,
    chart: settings && { settings, svg },
    source: undefined,
  };
  const html = element.outerHTML;
  return printTable(read) === html ? read : { ...read, source: html };
}
