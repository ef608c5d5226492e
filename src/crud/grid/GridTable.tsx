import { type ClipboardEvent, type CSSProperties, type FormEvent, useCallback, useEffect, useId, useRef } from 'react';
import { headedField } from '#fields/money/headed.ts';
import { readClip } from '../transfer/sheet/clipText.ts';
import { useUnit } from '../units/useUnit.ts';
import { copy, isOne, paste, rangeOf } from './clip.ts';
import { GridLine } from './GridLine.tsx';
import { columnField, lineLabel } from './gridRows.ts';
import { pressKey, type Sheet } from './pressKey.ts';
import { openCell } from './typed.ts';
import { type Chosen, placeOf, useCursor } from './useCursor.ts';

/** On a phone many columns stand below what their line is called. */
const columnsOf = (count: number): CSSProperties & { readonly '--columns': number } => ({ '--columns': count });

interface Props extends Pick<Sheet, 'grid' | 'say'> {
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

/**
 * The lines and cells, with the keys of a sheet: arrows and Enter go on, typing replaces, F2 edits, Esc gives up, Shift
 * and the mouse choose several. GL-D2
 *
 * Every cell is an input of its own, so that a thumb that taps it has the keypad at once and Tab goes on by itself.
 */
export function GridTable({ grid, chosen, onChoose, say }: Props) {
  const { of, rows, columns, typed, faults } = grid;
  const cursor = useCursor({ grid, chosen, choose: onChoose });
  const { range } = cursor;
  const sheet = { grid, cursor, say };
  const id = useId();
  const unit = useUnit();
  const headingOf = (column: string) => {
    const field = columnField(of, column);
    return headedField(field, field.heading ?? field.label, unit);
  };
  const latest = useRef({ grid, chosen });
  useEffect(() => {
    latest.current = { grid, chosen };
  });

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
        ref={cursor.table}
        role="grid"
        aria-label={of.grid.label}
        aria-multiselectable="true"
        className={columns.length > 2 ? 'grid grid-broad' : 'grid'}
        style={columnsOf(columns.length)}
        onKeyDown={(event) => pressKey(event, sheet)}
        onCopy={(event) => copyFrom(event, sheet)}
        onCut={(event) => copyFrom(event, sheet)}
        onPaste={(event) => pasteInto(event, sheet)}
        {...cursor.handlers}
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

function copyFrom(event: ClipboardEvent, { grid, cursor }: Sheet) {
  const { inText, range } = cursor;
  if (inText.current || !range || !placeOf(event.target)) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', copy(grid.rows, grid.columns, range, grid.typed));
}

function pasteInto(event: ClipboardEvent, { grid, cursor, say }: Sheet) {
  const { inText, range } = cursor;
  if (inText.current || !range || !placeOf(event.target)) return;
  event.preventDefault();
  const clip = readClip(event.clipboardData.getData('text/plain'));
  const { texts, missed } = paste(grid.rows, grid.columns, range, clip);
  grid.put(texts);
  say(`已粘贴 ${texts.length} 格${missed > 0 ? `，${missed} 格放不下或不能改，没有粘贴` : ''}`);
}
