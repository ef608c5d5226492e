import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Message } from '#schemas/messages.ts';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { cellsIn, isOne, type Range } from './clip.ts';
import { type Step, stepTo } from './steps.ts';
import type { At, OpenCell } from './typed.ts';
import { type Chosen, type Cursor, placeOf } from './useCursor.ts';
import type { Grid } from './useGrid.ts';

/** What a key works on. */
export interface Sheet {
  readonly grid: Grid;
  readonly cursor: Cursor;
  /** Something to be read aloud that the eye sees in the cells. */
  readonly say: (said: Message) => void;
}

/** A key that was pressed in a cell. */
interface Press {
  readonly key: string;
  readonly shift: boolean;
  /** Ctrl or Cmd. */
  readonly command: boolean;
  readonly at: At;
  readonly cell: OpenCell;
  readonly chosen: Chosen;
  readonly range: Range;
}

const arrows: Readonly<Record<string, Step | undefined>> = {
  ArrowUp: { down: -1, along: 0 },
  ArrowDown: { down: 1, along: 0 },
  ArrowLeft: { down: 0, along: -1 },
  ArrowRight: { down: 0, along: 1 },
};

/** The keys of a sheet: arrows and Enter go on, F2 edits, Esc gives up, Shift chooses several. GL-D2 */
export function pressKey(event: KeyboardEvent, sheet: Sheet) {
  const { chosen, range, cellAt } = sheet.cursor;
  const at = placeOf(event.target);
  const cell = at && cellAt(at);
  if (!cell || !chosen || !range || isOfInputMethod(event.nativeEvent)) return;
  const { key, shiftKey: shift } = event;
  const press = { key, shift, command: event.ctrlKey || event.metaKey, at, cell, chosen, range };
  const arrow = arrows[key];
  const handled = arrow ? move(arrow, press, sheet) : perform(press, sheet);
  if (!handled) return;
  event.preventDefault();
  event.stopPropagation();
}

/** @returns whether the key is done with. */
function move(arrow: Step, { shift, command, at, chosen }: Press, { grid, cursor }: Sheet): boolean {
  const { rows, columns } = grid;
  if (cursor.inText.current && arrow.along !== 0) return false;
  if (shift) {
    const next = stepTo(rows, columns, chosen.to, arrow, command);
    cursor.choose({ at, to: next });
    cursor.inputAt(next)?.scrollIntoView({ block: 'nearest' });
  } else cursor.goTo(stepTo(rows, columns, at, arrow, command));
  return true;
}

/** @returns whether the key is done with. */
function perform(press: Press, sheet: Sheet): boolean {
  const { key, shift, command, at, cell, range } = press;
  const { grid, cursor } = sheet;
  const { rows, columns } = grid;
  switch (command ? `+${key.toLowerCase()}` : key) {
    case 'Enter':
      grid.settle(cell);
      cursor.goTo(stepTo(rows, columns, at, { down: shift ? -1 : 1, along: 0 }));
      return true;
    case 'F2': {
      cursor.inText.current = true;
      const input = cursor.inputAt(at);
      input?.setSelectionRange(input.value.length, input.value.length);
      return true;
    }
    case 'Escape':
      return giveUp(press, sheet);
    case 'Delete':
    case 'Backspace':
      if (isOne(range)) return false;
      grid.put(cellsIn(rows, columns, range).map((cell) => [cell, '']));
      return true;
    case '+a':
      if (cursor.inText.current) return false;
      cursor.choose({ at: { row: 0, col: at.col }, to: { row: rows.length - 1, col: at.col } });
      return true;
    case '+z':
      return shift ? redo(sheet) : undo(sheet);
    case '+y':
      return redo(sheet);
    default:
      return false;
  }
}

function undo({ grid, say }: Sheet): true {
  if (grid.canUndo) say('已撤销一步');
  grid.undo();
  return true;
}

function redo({ grid, say }: Sheet): true {
  if (grid.canRedo) say('已重做');
  grid.redo();
  return true;
}

/** What was typed here, the several that are chosen, or the way into the text; else Esc closes the window. */
function giveUp({ at, cell, range }: Press, { grid, cursor }: Sheet): boolean {
  // The next key may come before the next frame: it finds the cell as it stood, chosen as a whole.
  const gave = flushSync(() => {
    cursor.choose({ at, to: at });
    return grid.giveUp(cell);
  });
  const left = gave || cursor.inText.current || !isOne(range);
  cursor.inText.current = false;
  cursor.inputAt(at)?.select();
  return left;
}
