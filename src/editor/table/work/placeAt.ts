import type { Place } from './gridKeys.ts';

const NESTED = '.nested-editor';

/** Whether something happened in the text of a cell that is being edited. */
export const isInText = (target: EventTarget): boolean => target instanceof Element && target.closest(NESTED) !== null;

/** The cell something happened at; undefined beside all cells, and in the text of one that is being edited. */
export function placeAt(target: EventTarget): Place | undefined {
  if (!(target instanceof Element) || isInText(target)) return undefined;
  const said = target.closest('[data-place]')?.getAttribute('data-place')?.split(' ').map(Number);
  return said && { row: said[0] ?? 0, column: said[1] ?? 0 };
}

/** Whether both are the same cell, or none. */
export const samePlace = (a: Place | undefined, b: Place | undefined): boolean =>
  a?.row === b?.row && a?.column === b?.column;
