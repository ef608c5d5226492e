import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Place } from './gridKeys.ts';
import { placeAt, samePlace } from './placeAt.ts';
import type { TableWork } from './useTableWork.ts';

/** A hand that presses and does not draw moves less, in px. */
const STILL_PX = 4;

interface Press {
  readonly place: Place;
  readonly x: number;
  readonly y: number;
}

/**
 * A press edits a cell; drawn with a mouse, or with Shift, it chooses several.
 *
 * Where the press began is what is meant: it ends the writing of another cell, whose row and column then change their
 * size, and the browser says that the pointer is over another cell, though no hand has moved it.
 */
export function useGridPointer({ choice, choose, edit }: TableWork) {
  const press = useRef<Press>();
  const drawing = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      const place = placeAt(event.target);
      press.current = undefined;
      if (!place || event.button !== 0) return;
      drawing.current = event.pointerType === 'mouse';
      const grows = event.shiftKey && choice;
      if (!grows) press.current = { place, x: event.clientX, y: event.clientY };
      choose({ anchor: grows ? choice.anchor : place, focus: place });
    },
    onPointerOver(event: PointerEvent) {
      const place = placeAt(event.target);
      if (!place || !drawing.current || event.buttons !== 1 || !choice || samePlace(choice.focus, place)) return;
      if (press.current && isStill(press.current, event)) return;
      press.current = undefined;
      choose({ anchor: choice.anchor, focus: place });
    },
    onClick(event: MouseEvent) {
      const begun = press.current;
      press.current = undefined;
      const place = begun && isStill(begun, event) ? begun.place : placeAt(event.target);
      if (place && samePlace(place, choice?.anchor) && samePlace(place, choice?.focus)) edit(place);
    },
  };
}

const isStill = (press: Press, { clientX, clientY }: MouseEvent): boolean =>
  Math.hypot(clientX - press.x, clientY - press.y) < STILL_PX;
