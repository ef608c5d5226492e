import { type CSSProperties, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { readDeclarations } from '../../document/declarations.ts';
import { toReactStyle } from '../../engine/toReactStyle.ts';
import { NestedEditor } from '../../nested/NestedEditor.tsx';
import { type Area, areaOf, cellAt } from '../Area.ts';
import { isStripe, withStripe } from '../flags.ts';
import { headerRows } from '../headers.ts';
import { type Attributes, type Cell, EMPTY, type Table } from '../Table.ts';
import { setColumnWidth, widthOf } from '../tableLooks.ts';
import { textOf } from '../textOf.ts';
import { placeAt, samePlace } from '../work/placeAt.ts';
import { useGridClipboard } from '../work/useGridClipboard.ts';
import { useGridKeys } from '../work/useGridKeys.ts';
import { useGridPointer } from '../work/useGridPointer.ts';
import type { TableWork } from '../work/useTableWork.ts';
import { ColumnEdge } from './ColumnEdge.tsx';
import { freezeColumns } from './freezeColumns.ts';

const alignments = ['left', 'center', 'right', 'justify'] as const;

const declared = ({ style }: Attributes): CSSProperties => toReactStyle(readDeclarations(style ?? '') ?? {});

/** A cell as its buyers see it: what its attributes say, and its style after them. */
function cellStyle(attributes: Attributes): CSSProperties {
  const { align, valign, bgcolor } = attributes;
  const textAlign = alignments.find((known) => known === align);
  return {
    ...(bgcolor && { backgroundColor: bgcolor }),
    ...(textAlign && { textAlign }),
    ...(valign && { verticalAlign: valign }),
    ...declared(attributes),
  };
}

/** A row as its buyers see it; `headers` says how many rows above the stripes are plain, undefined that none are striped. */
const rowStyle = (attributes: Attributes, row: number, headers: number | undefined): CSSProperties =>
  declared(headers !== undefined && isStripe(row, headers) ? withStripe(attributes) : attributes);

interface TableCellProps {
  readonly cell: Cell;
  readonly selected: boolean;
  /** The one Tab stops at. */
  readonly stop: boolean;
  /** Stands in it while it is edited. */
  readonly editor: ReactNode;
  /** On the edge to the next column: what changes its width. */
  readonly edge: ReactNode;
}

/** One cell, drawn again only when it is another one, is chosen or is edited. */
const TableCell = memo(({ cell, selected, stop, editor, edge }: TableCellProps) => {
  const { row, column, rowspan, colspan, header, html, attributes } = cell;
  const Tag = header ? 'th' : 'td';
  return (
    <Tag
      role={header ? (row === 0 ? 'columnheader' : 'rowheader') : 'gridcell'}
      data-place={`${row} ${column}`}
      tabIndex={stop ? 0 : -1}
      aria-selected={selected}
      rowSpan={rowspan}
      colSpan={colspan}
      style={cellStyle(attributes)}
    >
      {editor ?? <Drawn html={html} />}
      {edge}
    </Tag>
  );
});

/** A cell's HTML is clean: it was when the article was read, and again when the cell was left. */
const Drawn = memo(({ html }: { readonly html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: clean, see above
  <div className="cell-text" dangerouslySetInnerHTML={{ __html: html || EMPTY }} />
));

interface Props {
  readonly table: Table;
  readonly work: TableWork;
}

const isIn = (area: Area, inner: Area): boolean =>
  inner.top >= area.top && inner.bottom <= area.bottom && inner.left >= area.left && inner.right <= area.right;

/** The cells of a table: chosen by pointer and keys, one of them edited at a time. E8 */
export function TableGrid({ table, work }: Props) {
  const { choice, area, edited } = work;
  const events = { ...useGridPointer(work), ...useGridKeys(table, work), ...useGridClipboard(table, work) };
  const grid = useRef<HTMLTableElement>(null);
  const writing = edited !== undefined;
  const count = table.columns.length;
  useLayoutEffect(
    () => (writing && count > 0 && grid.current ? freezeColumns(grid.current) : undefined),
    [writing, count],
  );
  const stop = cellAt(table, choice?.focus.row ?? 0, choice?.focus.column ?? 0);
  const headers = table.striped ? headerRows(table) : undefined;
  const rows = table.rows.map((): Cell[] => []);
  for (const cell of table.cells) rows[cell.row]?.push(cell);
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take the focus
      role="grid"
      aria-label={textOf(table.caption?.html ?? '') || '表格'}
      aria-multiselectable
      aria-rowcount={table.rows.length}
      aria-colcount={count}
      className="article-table"
      style={{ width: table.attributes.style?.includes('width') || table.attributes.width ? '100%' : undefined }}
      onFocus={({ target }) => {
        const place = placeAt(target);
        if (place) work.enter(place);
      }}
      {...events}
    >
      {table.caption && <caption>{textOf(table.caption.html)}</caption>}
      <colgroup>
        {table.columns.map((_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place only
          <col key={column} style={{ width: px(widthOf(table, column)) }} />
        ))}
      </colgroup>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place only
          <tr key={row} style={rowStyle(table.rows[row]?.attributes ?? {}, row, headers)}>
            {cells.map((cell) => {
              const isEdited = edited !== undefined && samePlace(cell, edited);
              return (
                <TableCell
                  key={cell.column}
                  cell={cell}
                  selected={choice !== undefined && isIn(area, areaOf(cell))}
                  stop={cell === stop}
                  editor={
                    isEdited ? (
                      <NestedEditor
                        label={`第 ${cell.row + 1} 行第 ${cell.column + 1} 列`}
                        html={cell.html === EMPTY ? '' : cell.html}
                        onChange={work.write}
                        onLeave={work.leaveCell}
                        onTab={(back) => work.step(back) || work.leave()}
                      />
                    ) : undefined
                  }
                  edge={
                    cell.row === 0 &&
                    choice !== undefined && (
                      <ColumnEdge
                        column={cell.column + cell.colspan - 1}
                        onWiden={(width) =>
                          work.act((now) => setColumnWidth(now, cell.column + cell.colspan - 1, width))
                        }
                      />
                    )
                  }
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const px = (width: string | undefined): string | undefined =>
  width !== undefined && /^\d+(?:\.\d+)?$/.test(width) ? `${width}px` : width;
