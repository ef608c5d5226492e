import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useArticle } from '../../Article.ts';
import type { AtomProps } from '../../Atom.ts';
import { type Area, areaOf, around, cellAt, wholeCells } from '../Area.ts';
import { writeCell } from '../cellLooks.ts';
import { redraw } from '../chart/loadEngine.ts';
import { nextCell } from '../nextCell.ts';
import type { Table } from '../Table.ts';
import type { Choice, Place } from './gridKeys.ts';

/** What a merchant is doing in a table, and the means to go on. */
export interface TableWork {
  readonly choice: Choice | undefined;
  /** The chosen cells; the first one while none is. */
  readonly area: Area;
  /** The cell that is being typed in. */
  readonly edited: Place | undefined;
  choose(choice: Choice): void;
  /** The focus has come to a cell by itself. */
  enter(place: Place): void;
  edit(place: Place): void;
  /** What was typed in the edited cell. */
  write(html: string): void;
  /** The cell is no longer edited; by Esc it keeps the focus. */
  leaveCell(why: 'blur' | 'escape'): void;
  /** Tab: to the next cell, or the one before. False where the way leads out of the table. */
  step(back: boolean): boolean;
  /** Does something to the table where the chosen cells are: one step of undo. */
  act(run: (table: Table, area: Area) => Table | undefined): void;
  /** The table is left, the caret goes on behind it. */
  leave(): void;
}

const placeOf = (table: Table, { row, column }: Place): Place => {
  const cell = cellAt(table, row, column);
  return { row: cell?.row ?? 0, column: cell?.column ?? 0 };
};

function areaOfChoice(table: Table, { anchor, focus }: Choice): Area {
  const [from, to] = [anchor, focus].map(({ row, column }) => cellAt(table, row, column) ?? table.cells[0]);
  if (!from || !to) return { top: 0, left: 0, bottom: 0, right: 0 };
  return wholeCells(table, around(areaOf(from), areaOf(to)));
}

/** What stays chosen in a table that may have become smaller: the same, or else one cell at its edge. */
function fittedTo({ rows, columns }: Table, choice: Choice): Choice {
  const { anchor, focus } = choice;
  if (focus.row < rows.length && focus.column < columns.length) return choice;
  const place = { row: Math.min(anchor.row, rows.length - 1), column: Math.min(anchor.column, columns.length - 1) };
  return { anchor: place, focus: place };
}

const START: Choice = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } };

/** Holds which cells are chosen and which one is edited; the table itself stands in the article. */
export function useTableWork(
  { value, onChange, remove, focusAfter }: AtomProps<Table>,
  frame: RefObject<HTMLElement>,
): TableWork {
  const article = useArticle();
  const [choice, setChoice] = useState<Choice>();
  const [edited, setEdited] = useState<Place>();
  // A cell that is left and a step after it come in one breath: the second builds on the first.
  const latest = useRef(value);
  latest.current = value;
  const isActive = choice !== undefined;
  const chosen = choice ?? START;

  const change = (next: Table) => {
    if (next === latest.current) return;
    latest.current = redraw(next);
    onChange(latest.current);
  };
  const focusCell = (place: Place) => {
    const { row, column } = placeOf(latest.current, place);
    frame.current?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`)?.focus();
  };
  /** Takes what was typed over, before anything else is done. */
  const settle = () => flushSync(() => setEdited(undefined));

  // The article is deaf while keys are meant for cells.
  useLayoutEffect(() => (isActive ? article.lock() : undefined), [isActive, article]);
  const forget = useCallback(() => setChoice(undefined), []);
  useLeaveOutside(isActive, frame, forget);

  const edit = useCallback((at: Place) => {
    // A key may have led into the middle of a merged cell: it is written where it begins.
    const place = placeOf(latest.current, at);
    flushSync(() => {
      setChoice({ anchor: place, focus: place });
      setEdited(place);
    });
  }, []);

  return {
    choice,
    area: areaOfChoice(value, chosen),
    edited: edited && placeOf(value, edited),
    edit,
    choose(next) {
      settle();
      flushSync(() => setChoice(next));
      focusCell(next.focus);
    },
    enter(place) {
      if (!isActive) setChoice({ anchor: place, focus: place });
    },
    write(html) {
      if (edited) change(writeCell(latest.current, edited.row, edited.column, html));
    },
    leaveCell(why) {
      setEdited(undefined);
      if (why === 'escape' && edited) {
        settle();
        focusCell(edited);
      }
    },
    step(back) {
      settle();
      const { row, column } = placeOf(latest.current, chosen.focus);
      const from = cellAt(latest.current, row, column);
      const to = from && nextCell(latest.current, from, back);
      if (!to) return false;
      flushSync(() => change(to.table));
      // Edited at once: what an input method writes needs a text to go into.
      edit({ row: to.cell.row, column: to.cell.column });
      return true;
    },
    act(run) {
      settle();
      const next = run(latest.current, areaOfChoice(latest.current, chosen));
      if (!next) {
        flushSync(forget);
        article.focus();
        remove();
        return;
      }
      flushSync(() => change(next));
      const fitted = fittedTo(next, chosen);
      flushSync(() => setChoice(fitted));
      focusCell(fitted.focus);
    },
    leave() {
      settle();
      flushSync(forget);
      // The focus first: with it the caret goes where it was last.
      article.focus();
      focusAfter();
    },
  };
}

const OUTSIDE = '[role="toolbar"], [role="dialog"], dialog';

/** Calls back when somebody presses or focuses something that is neither in the frame nor works on what is in it. */
function useLeaveOutside(isActive: boolean, frame: RefObject<HTMLElement>, onLeave: () => void) {
  useEffect(() => {
    if (!isActive) return;
    const leaveOutside = ({ target }: Event) => {
      if (!(target instanceof Element) || frame.current?.contains(target) || target.closest(OUTSIDE)) return;
      onLeave();
    };
    document.addEventListener('pointerdown', leaveOutside);
    document.addEventListener('focusin', leaveOutside);
    return () => {
      document.removeEventListener('pointerdown', leaveOutside);
      document.removeEventListener('focusin', leaveOutside);
    };
  }, [isActive, frame, onLeave]);
}
