import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { RecordId } from '#providers/data/calls.ts';

interface Props {
  readonly id: RecordId;
  readonly name: string;
  /** Its place in the row, kept since the row was drawn. */
  readonly cell: HTMLElement;
  readonly onFocus: () => void;
}

const transition = { duration: 160, easing: 'ease' };

/** The handle of a row that is on the page already: the row itself knows nothing of being sorted. */
export function Grip({ id, name, cell, onFocus }: Props) {
  const sorted = useSortable({ id, transition });
  const { setNodeRef, setActivatorNodeRef, transform, attributes, listeners, isDragging } = sorted;
  const row = cell.parentElement;

  useLayoutEffect(() => {
    setNodeRef(row);
    return () => setNodeRef(null);
  }, [row, setNodeRef]);
  useLayoutEffect(() => {
    if (!row) return;
    row.style.transform = CSS.Translate.toString(transform) ?? '';
    row.style.transition = sorted.transition ?? '';
    row.toggleAttribute('data-lifted', isDragging);
  });
  useLayoutEffect(
    () => () => {
      row?.style.removeProperty('transform');
      row?.style.removeProperty('transition');
      row?.removeAttribute('data-lifted');
    },
    [row],
  );

  return createPortal(
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-roledescription="可排序"
      aria-label={`拖动 ${name}`}
      onFocus={onFocus}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path
          d="M5 3h.01M5 8h.01M5 13h.01M11 3h.01M11 8h.01M11 13h.01"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
    </button>,
    cell,
  );
}
