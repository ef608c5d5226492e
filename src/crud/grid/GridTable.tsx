import {
  type ClipboardEvent,
  type CSSProperties,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { headedField } from '#fields/money/headed.ts';
import type { Message } from '#schemas/messages.ts';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { readClip } from '../transfer/sheet/clipText.ts';
import { useUnit } from '../units/useUnit.ts';
import { cellsIn, copy, isOne, paste, type Range, rangeOf } from './clip.ts';
import { GridLine } from './GridLine.tsx';
import { columnField, lineLabel } from './gridRows.ts';
import { type Step, stepTo } from './steps.ts';
import { type At, openCell } from './typed.ts';
import type { Grid } from './useGrid.ts';

/** Which cells are chosen: from where the focus stands to the other corner. */
export interface Chosen {
  readonly at: At;
  readonly to: At;
}

/** On a phone many columns stand below what their line is called. */
const columnsOf = (count: number): CSSProperties & { readonly '--columns': number } => ({ '--columns': count });

interface Props {
  readonly grid: Grid;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
  /** Something to be read aloud that the eye sees in the cells. */
  readonly say: (said: Message) => void;
}

const arrows: Readonly<Record<string, Step | undefined>> = {
  ArrowUp: { down: -1, along: 0 },
  ArrowDown: { down: 1, along: 0 },
  ArrowLeft: { down: 0, along: -1 },
  ArrowRight: { down: 0, along: 1 },
};

/** The place of the cell an event comes from. */
function placeOf(target: EventTarget): At | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell ? { row: Number(cell.dataset.row), col: Number(cell.dataset.col) } : undefined;
}

/**
 * The lines and cells, with the keys of a sheet: arrows and Enter go on, typing replaces, F2 edits, Esc gives up, Shift
 * and the mouse choose several. GL-D2
 *
 * Every cell is an input of its own, so that a thumb that taps it has the keypad at once and Tab goes on by itself.
 */
export function GridTable({ grid, chosen, onChoose, say }: Props) {
  const { of, rows, columns, typed, faults } = grid;
  const table = useRef<HTMLDivElement>(null);
  const id = useId();
  /** The arrows move within the text of the cell. */
  const inText = useRef(false);
  const unit = useUnit();
  const headingOf = (column: string) => {
    const field = columnField(of, column);
    return headedField(field, field.heading ?? field.label, unit);
  };
  const range = chosen && rangeOf(chosen.at, chosen.to);
  const latest = useRef({ grid, chosen });
  useEffect(() => {
    latest.current = { grid, chosen };
  });

  const inputAt = ({ row, col }: At) =>
    table.current?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-col="${col}"] input`);
  function goTo(at: At) {
    const input = inputAt(at);
    input?.focus();
    input?.select();
    input?.scrollIntoView({ block: 'nearest' });
  }
  const cellAt = ({ row, col }: At) => openCell(rows[row], columns[col] ?? '');

  function handleFocus({ target }: FocusEvent) {
    const at = placeOf(target);
    inText.current = false;
    if (!at || !(target instanceof HTMLInputElement)) return;
    target.select();
    if (!chosen || chosen.at.row !== at.row || chosen.at.col !== at.col) onChoose({ at, to: at });
  }
  function settleAt(at: At | undefined) {
    const cell = at && cellAt(at);
    if (cell) grid.settle(cell);
  }
  function handleMouseDown(event: MouseEvent) {
    const at = placeOf(event.target);
    const input = at && inputAt(at);
    if (event.button !== 0 || !at || !input) return;
    if (event.shiftKey && chosen) {
      event.preventDefault();
      return onChoose({ at: chosen.at, to: at });
    }
    // A second press goes into the text, as in any sheet; the first one chooses the cell.
    if (input === document.activeElement) inText.current = true;
    else {
      event.preventDefault();
      goTo(at);
    }
  }
  function handleMouseOver(event: MouseEvent) {
    const at = placeOf(event.target);
    const held = event.buttons === 1 && table.current?.contains(document.activeElement);
    if (!held || !at || !chosen || (at.row === chosen.to.row && at.col === chosen.to.col)) return;
    inText.current = false;
    onChoose({ at: chosen.at, to: at });
  }

  function handleKey(event: KeyboardEvent) {
    const at = placeOf(event.target);
    const cell = at && cellAt(at);
    if (!cell || !chosen || !range || isOfInputMethod(event.nativeEvent)) return;
    const handled = press(event, at, chosen, range);
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @returns whether the key is done with. */
  function press(event: KeyboardEvent, at: At, { to }: Chosen, range: Range): boolean {
    const { key, shiftKey } = event;
    const command = event.ctrlKey || event.metaKey;
    const arrow = arrows[key];
    if (arrow) {
      if (inText.current && arrow.along !== 0) return false;
      if (shiftKey) {
        const next = stepTo(rows, columns, to, arrow, command);
        onChoose({ at, to: next });
        inputAt(next)?.scrollIntoView({ block: 'nearest' });
      } else goTo(stepTo(rows, columns, at, arrow, command));
      return true;
    }
    switch (command ? `+${key.toLowerCase()}` : key) {
      case 'Enter':
        settleAt(at);
        goTo(stepTo(rows, columns, at, { down: shiftKey ? -1 : 1, along: 0 }));
        return true;
      case 'F2': {
        inText.current = true;
        const input = inputAt(at);
        input?.setSelectionRange(input.value.length, input.value.length);
        return true;
      }
      case 'Escape':
        return giveUp(at, range);
      case 'Delete':
      case 'Backspace':
        if (isOne(range)) return false;
        grid.put(cellsIn(rows, columns, range).map((cell) => [cell, '']));
        return true;
      case '+a':
        if (inText.current) return false;
        onChoose({ at: { row: 0, col: at.col }, to: { row: rows.length - 1, col: at.col } });
        return true;
      case '+z':
        return shiftKey ? redo() : undo();
      case '+y':
        return redo();
      default:
        return false;
    }
  }
  function undo(): true {
    if (grid.canUndo) say('已撤销一步');
    grid.undo();
    return true;
  }
  function redo(): true {
    if (grid.canRedo) say('已重做');
    grid.redo();
    return true;
  }
  /** What was typed here, the several that are chosen, or the way into the text; else Esc closes the window. */
  function giveUp(at: At, range: Range): boolean {
    const cell = cellAt(at);
    // The next key may come before the next frame: it finds the cell as it stood, chosen as a whole.
    const gave = flushSync(() => {
      onChoose({ at, to: at });
      return cell !== undefined && grid.giveUp(cell);
    });
    const left = gave || inText.current || !isOne(range);
    inText.current = false;
    inputAt(at)?.select();
    return left;
  }

  function handleCopy(event: ClipboardEvent) {
    if (inText.current || !range || !placeOf(event.target)) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copy(rows, columns, range, typed));
  }
  function handlePaste(event: ClipboardEvent) {
    if (inText.current || !range || !placeOf(event.target)) return;
    event.preventDefault();
    const clip = readClip(event.clipboardData.getData('text/plain'));
    const { texts, missed } = paste(rows, columns, range, clip);
    grid.put(texts);
    say(`已粘贴 ${texts.length} 格${missed > 0 ? `，${missed} 格放不下或不能改，没有粘贴` : ''}`);
  }

  const change = useCallback(
    (event: FormEvent<HTMLInputElement>) => {
      const { grid, chosen } = latest.current;
      const at = placeOf(event.currentTarget);
      const cell = at && openCell(grid.rows[at.row], grid.columns[at.col] ?? '');
      if (cell) grid.type(cell, event.currentTarget.value);
      if (at && chosen && !isOne(rangeOf(chosen.at, chosen.to))) onChoose({ at, to: at });
    },
    [onChoose],
  );

  return (
    <div className="grid-frame">
      {columns.map((column) => (
        // A phone's 下一个 goes on within a form: down the column, not along the line.
        <form key={column} id={`${id}${column}`} hidden onSubmit={(event) => event.preventDefault()} />
      ))}
      <div
        ref={table}
        role="grid"
        aria-label={of.grid.label}
        aria-multiselectable="true"
        className={columns.length > 2 ? 'grid grid-broad' : 'grid'}
        style={columnsOf(columns.length)}
        onFocus={handleFocus}
        onBlur={({ target }) => settleAt(placeOf(target))}
        onMouseDown={handleMouseDown}
        onMouseOver={handleMouseOver}
        onKeyDown={handleKey}
        onCopy={handleCopy}
        onCut={handleCopy}
        onPaste={handlePaste}
      >
        <div role="row" className="grid-line grid-head">
          <span role="columnheader">{lineLabel(of)}</span>
          {columns.map((column) => (
            <span key={column} role="columnheader" className="figure">
              {headingOf(column)}
            </span>
          ))}
        </div>
        {rows.map((row, at) => {
          const isIn = range !== undefined && at >= range.top && at <= range.bottom;
          return (
            <GridLine
              key={row.key}
              form={id}
              row={row}
              at={at}
              columns={columns}
              typed={typed}
              faults={faults}
              within={grid.within}
              from={isIn ? range.left : -1}
              to={isIn ? range.right : -1}
              isLast={at === rows.length - 1}
              onChange={change}
            />
          );
        })}
      </div>
    </div>
  );
}
