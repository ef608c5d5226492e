import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { placeAt, samePlace } from './placeAt.ts';
import type { TableWork } from './useTableWork.ts';

/** A press edits a cell; drawn with a mouse, or with Shift, it chooses several. */
export function useGridPointer({ choice, choose, edit }: TableWork) {
  const drawing = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      const place = placeAt(event.target);
      if (!place || event.button !== 0) return;
      drawing.current = event.pointerType === 'mouse';
      choose({ anchor: event.shiftKey && choice ? choice.anchor : place, focus: place });
    },
    onPointerOver(event: PointerEvent) {
      const place = placeAt(event.target);
      if (!place || !drawing.current || event.buttons !== 1 || !choice || samePlace(choice.focus, place)) return;
      choose({ anchor: choice.anchor, focus: place });
    },
    onClick(event: MouseEvent) {
      const place = placeAt(event.target);
      if (place && samePlace(place, choice?.anchor) && samePlace(place, choice?.focus)) edit(place);
    },
  };
}
