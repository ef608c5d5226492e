import { type PointerEvent, useRef } from 'react';
import { LEAST_PX } from '../tableLooks.ts';

interface Props {
  readonly column: number;
  /** The width in px the column was drawn to. */
  readonly onWiden: (width: number) => void;
}

/** The right edge of a column, to be drawn by a pointer; by keyboard the menu of columns does it. */
export function ColumnEdge({ column, onWiden }: Props) {
  const from = useRef<{ readonly x: number; readonly width: number; readonly said: string }>();

  function colOf(edge: Element): HTMLElement | undefined {
    const col = edge.closest('table')?.querySelectorAll('col')[column];
    return col instanceof HTMLElement ? col : undefined;
  }
  /** Of this column alone: a merged cell takes others, too. */
  function widthOf(edge: Element): number {
    const alone = `[data-place$=" ${column}"][colspan="1"]`;
    const only = edge.closest('table')?.querySelector<HTMLElement>(alone);
    const cell = edge.closest<HTMLTableCellElement>('td,th');
    return only?.offsetWidth ?? (cell ? cell.offsetWidth / cell.colSpan : 0);
  }
  function onPointerDown(event: PointerEvent<HTMLSpanElement>) {
    event.stopPropagation();
    event.preventDefault();
    const said = colOf(event.currentTarget)?.style.width ?? '';
    from.current = { x: event.clientX, width: widthOf(event.currentTarget), said };
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  const widthAt = ({ clientX }: PointerEvent): number | undefined =>
    from.current && Math.max(from.current.width + clientX - from.current.x, LEAST_PX);

  function onPointerMove(event: PointerEvent<HTMLSpanElement>) {
    const width = widthAt(event);
    const col = colOf(event.currentTarget);
    // Seen at once; said when it is let go.
    if (col && width !== undefined) col.style.width = `${width}px`;
  }
  function onPointerUp(event: PointerEvent<HTMLSpanElement>) {
    const width = widthAt(event);
    const moved = from.current && event.clientX !== from.current.x;
    from.current = undefined;
    if (width !== undefined && moved) onWiden(width);
  }
  /** The browser has taken the touch, to scroll: the column is as wide as it was. */
  function onPointerCancel(event: PointerEvent<HTMLSpanElement>) {
    const col = colOf(event.currentTarget);
    if (col && from.current) col.style.width = from.current.said;
    from.current = undefined;
  }
  return (
    <span
      className="column-edge"
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
