import { EditorState } from 'draft-js';
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { useArticle } from '../../Article.ts';
import { cleanPaste } from '../../clean/cleanPaste.ts';
import { NestedEditor } from '../../nested/NestedEditor.tsx';
import { type Area, areaOf } from '../Area.ts';
import { clearCells } from '../cellLooks.ts';
import { copyCells, escapeText, pastedCells } from '../clipboard.ts';
import { headerRows } from '../headers.ts';
import { placeCells } from '../placeCells.ts';
import { type Cell, EMPTY, type Table } from '../Table.ts';
import { tableLimits } from '../tableLimits.ts';
import { setColumnWidth, widthOf } from '../tableLooks.ts';
import { textOf } from '../textOf.ts';
import { chooseByKey, type Place } from '../work/gridKeys.ts';
import type { TableWork } from '../work/useTableWork.ts';
import { ColumnEdge } from './ColumnEdge.tsx';
import { rowStyle } from './drawnStyle.ts';
import { TableCell } from './TableCell.tsx';

interface Props {
  readonly table: Table;
  readonly work: TableWork;
}

const NESTED = '.nested-editor';

function placeAt(target: EventTarget): Place | undefined {
  if (!(target instanceof Element) || target.closest(NESTED)) return undefined;
  const said = target.closest('[data-place]')?.getAttribute('data-place')?.split(' ').map(Number);
  return said && { row: said[0] ?? 0, column: said[1] ?? 0 };
}

const isIn = (area: Area, inner: Area): boolean =>
  inner.top >= area.top && inner.bottom <= area.bottom && inner.left >= area.left && inner.right <= area.right;

const same = (a: Place | undefined, b: Place | undefined): boolean => a?.row === b?.row && a?.column === b?.column;

/** The cells of a table: chosen by pointer and keys, one of them edited at a time. E8 */
export function TableGrid({ table, work }: Props) {
  const article = useArticle();
  const { choice, area, edited } = work;
  const drawing = useRef(false);
  const stop = choice?.focus ?? { row: 0, column: 0 };

  function onPointerDown(event: PointerEvent) {
    const place = placeAt(event.target);
    if (!place || event.button !== 0) return;
    drawing.current = event.pointerType === 'mouse';
    work.choose({ anchor: event.shiftKey && choice ? choice.anchor : place, focus: place });
  }
  function onPointerOver(event: PointerEvent) {
    const place = placeAt(event.target);
    if (!place || !drawing.current || event.buttons !== 1 || !choice || same(choice.focus, place)) return;
    work.choose({ anchor: choice.anchor, focus: place });
  }
  function onClick(event: MouseEvent) {
    const place = placeAt(event.target);
    if (place && same(place, choice?.anchor) && same(place, choice?.focus)) work.edit(place);
  }
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    const rows = pastedCells(cleanPaste(event.clipboardData.getData('text/html')).html, text);
    const isNested = event.target instanceof Element && event.target.closest(NESTED) !== null;
    // Words in the cell that is edited are the cell's own business.
    if (isNested && (!rows || rows.flat().length < 2)) return;
    event.preventDefault();
    event.stopPropagation();
    work.act((now, { top, left }) => {
      const placed = placeCells(now, top, left, rows ?? [[escapeText(text.trim()).replace(/\r?\n/g, '<br>')]]);
      if (placed.cut) article.ports.notice({ type: 'info', text: full });
      return placed.table;
    });
  }
  function copy(event: ClipboardEvent, cut: boolean) {
    if (event.target instanceof Element && event.target.closest(NESTED)) return;
    event.preventDefault();
    event.stopPropagation();
    const { html, text } = copyCells(table, area);
    event.clipboardData.setData('text/html', html);
    event.clipboardData.setData('text/plain', text);
    if (cut) work.act(clearCells);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!placeAt(event.target) || !pressed(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  /** Whether the key meant something to the table. */
  function pressed(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const now = choice ?? { anchor: stop, focus: stop };
    if (key === 'Tab') return work.step(shiftKey);
    const next = chooseByKey(table, now, event);
    if (next) work.choose(next);
    else if (key === 'Escape') work.leave();
    else if (key === 'Enter' || key === 'F2') work.edit(now.focus);
    else if (key === 'Delete' || key === 'Backspace') work.act(clearCells);
    else if ((ctrlKey || metaKey) && key.toLowerCase() === 'z' && !shiftKey) {
      article.setState(EditorState.undo(article.getState()));
    } else if ((ctrlKey || metaKey) && (key.toLowerCase() === 'y' || key.toLowerCase() === 'z')) {
      article.setState(EditorState.redo(article.getState()));
    } else {
      // What is typed goes into the cell, the first letter too.
      if (!ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Process')) work.edit(now.focus);
      return false;
    }
    return true;
  }

  const headers = table.striped ? headerRows(table) : undefined;
  const rows = table.rows.map((): Cell[] => []);
  for (const cell of table.cells) rows[cell.row]?.push(cell);
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take the focus
      role="grid"
      aria-label={textOf(table.caption?.html ?? '') || '表格'}
      aria-multiselectable
      aria-rowcount={table.rows.length}
      aria-colcount={table.columns.length}
      className="article-table"
      style={{ width: table.attributes.style?.includes('width') || table.attributes.width ? '100%' : undefined }}
      onFocus={({ target }) => {
        const place = placeAt(target);
        if (place) work.enter(place);
      }}
      onPointerDown={onPointerDown}
      onPointerOver={onPointerOver}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPasteCapture={paste}
      onCopyCapture={(event) => copy(event, false)}
      onCutCapture={(event) => copy(event, true)}
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
              const isEdited = edited !== undefined && same(cell, edited);
              return (
                <TableCell
                  key={cell.column}
                  cell={cell}
                  selected={choice !== undefined && isIn(area, areaOf(cell))}
                  stop={same(cell, stop)}
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

const full = `表格最多 ${tableLimits.rows} 行、${tableLimits.columns} 列，放不下的内容没有粘贴`;

const px = (width: string | undefined): string | undefined =>
  width !== undefined && /^\d+(?:\.\d+)?$/.test(width) ? `${width}px` : width;
