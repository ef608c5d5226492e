import { type Area, areaOf, cellAt, wholeOf } from '../Area.ts';
import type { Table } from '../Table.ts';

/** A cell by a row and a column it covers. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The chosen cells: from where they were begun to where they were drawn to. */
export interface Choice {
  readonly anchor: Place;
  readonly focus: Place;
}

interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const clamped = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** Beyond a merged cell, not into its middle. */
function beside(table: Table, { row, column }: Place, key: string): Place | undefined {
  const cell = cellAt(table, row, column);
  if (!cell) return undefined;
  const { top, left, bottom, right } = areaOf(cell);
  if (key === 'ArrowUp') return { row: top - 1, column };
  if (key === 'ArrowDown') return { row: bottom + 1, column };
  if (key === 'ArrowLeft') return { row, column: left - 1 };
  return key === 'ArrowRight' ? { row, column: right + 1 } : undefined;
}

const chosen = ({ top, left, bottom, right }: Area): Choice => ({
  anchor: { row: top, column: left },
  focus: { row: bottom, column: right },
});

/**
 * What the arrows, Home, End and the keys for all, a row or a column choose; undefined for other keys.
 *
 * With Shift the choice grows; at the edge it stays.
 */
export function chooseByKey(table: Table, { anchor, focus }: Choice, press: Press): Choice | undefined {
  const { key, shiftKey, ctrlKey, metaKey } = press;
  const whole = wholeOf(table);
  const withCtrl = ctrlKey || metaKey;
  if (withCtrl && key.toLowerCase() === 'a') return chosen(whole);
  if (key === ' ' && withCtrl) return chosen({ ...whole, left: focus.column, right: focus.column });
  if (key === ' ' && shiftKey) return chosen({ ...whole, top: focus.row, bottom: focus.row });
  const row = withCtrl ? { Home: 0, End: whole.bottom }[key] : undefined;
  const ends = { Home: 0, End: whole.right }[key];
  const to = ends === undefined ? beside(table, focus, key) : { row: row ?? focus.row, column: ends };
  if (!to) return undefined;
  const place = { row: clamped(to.row, whole.bottom), column: clamped(to.column, whole.right) };
  return { anchor: shiftKey ? anchor : place, focus: place };
}
