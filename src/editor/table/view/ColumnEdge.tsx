import { type PointerEvent, useRef } from 'react';
import { LEAST_PX } from '../tableLooks.ts';

interface Props {
  readonly column: number;
  /** The width in px the column was drawn to. */
  readonly onWiden: (width: number) => void;
}

/** The right edge of a column, to be drawn by a pointer; by keyboard the menu of columns does it. */
export function ColumnEdge({ column, onWiden }: Props) {
  const from = useRef<{ readonly x: number; readonly width: number }>();

  function colOf(edge: Element): HTMLElement | undefined {
    const col = edge.closest('table')?.querySelectorAll('col')[column];
    return col instanceof HTMLElement ? col : undefined;
  }
  function onPointerDown(event: PointerEvent<HTMLSpanElement>) {
    event.stopPropagation();
    event.preventDefault();
    const cell = event.currentTarget.parentElement;
    from.current = { x: event.clientX, width: cell?.offsetWidth ?? 0 };
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
  return (
    <span
      className="column-edge"
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
