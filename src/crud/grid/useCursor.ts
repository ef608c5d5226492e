import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { type Range, rangeOf } from './clip.ts';
import { type At, type OpenCell, openCell } from './typed.ts';
import type { Grid } from './useGrid.ts';

/** Which cells are chosen: from where the focus stands to the other corner. */
export interface Chosen {
  readonly at: At;
  readonly to: At;
}

/** The place of the cell an event comes from. */
export function placeOf(target: EventTarget): At | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell ? { row: Number(cell.dataset.row), col: Number(cell.dataset.col) } : undefined;
}

const isSame = (one: At, other: At): boolean => one.row === other.row && one.col === other.col;

interface Needs {
  readonly grid: Pick<Grid, 'rows' | 'columns' | 'settle'>;
  readonly chosen: Chosen | undefined;
  readonly choose: (chosen: Chosen) => void;
}

/** Where a merchant is in a sheet: the cells that are chosen, as focus and mouse choose them, and the input there. */
export function useCursor({ grid, chosen, choose }: Needs) {
  const table = useRef<HTMLDivElement>(null);
  /** The arrows move within the text of the cell. */
  const inText = useRef(false);
  const range: Range | undefined = chosen && rangeOf(chosen.at, chosen.to);

  const cellAt = ({ row, col }: At): OpenCell | undefined => openCell(grid.rows[row], grid.columns[col] ?? '');
  const inputAt = ({ row, col }: At) =>
    table.current?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-col="${col}"] input`);
  function goTo(at: At) {
    const input = inputAt(at);
    input?.focus();
    input?.select();
    input?.scrollIntoView({ block: 'nearest' });
  }

  const handlers = {
    onFocus({ target }: FocusEvent) {
      const at = placeOf(target);
      inText.current = false;
      if (!at || !(target instanceof HTMLInputElement)) return;
      target.select();
      if (!chosen || !isSame(chosen.at, at)) choose({ at, to: at });
    },
    onBlur({ target }: FocusEvent) {
      const at = placeOf(target);
      const cell = at && cellAt(at);
      if (cell) grid.settle(cell);
    },
    onMouseDown(event: MouseEvent) {
      const at = placeOf(event.target);
      const input = at && inputAt(at);
      if (event.button !== 0 || !at || !input) return;
      if (event.shiftKey && chosen) {
        event.preventDefault();
        return choose({ at: chosen.at, to: at });
      }
      // A second press goes into the text, as in any sheet; the first one chooses the cell.
      if (input === document.activeElement) inText.current = true;
      else {
        event.preventDefault();
        goTo(at);
      }
    },
    onMouseOver(event: MouseEvent) {
      const at = placeOf(event.target);
      const held = event.buttons === 1 && table.current?.contains(document.activeElement);
      if (!held || !at || !chosen || isSame(chosen.to, at)) return;
      inText.current = false;
      choose({ at: chosen.at, to: at });
    },
  };

  return { table, inText, chosen, range, choose, cellAt, inputAt, goTo, handlers };
}

/** What the keys move about. */
export type Cursor = ReturnType<typeof useCursor>;
