import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { scrollerOf } from '../scrollerOf.ts';
import { gapAt } from './blockElements.ts';

/** From here on a press is a drag, in px. */
const SLACK = 4;
/** So near to an edge of the screen the article scrolls, and so far at a time, in px. */
const EDGE = 96;
const SCROLL = 12;

/** A block that is being dragged. */
export interface Drag {
  readonly key: string;
  /** Where it will land: from the top of the article, in px; before that block, behind all where none is named. */
  readonly line: number;
  readonly before: string | undefined;
}

interface Options {
  readonly layer: RefObject<HTMLElement>;
  readonly onDrop: (drag: Drag) => void;
  /** The handle was pressed, and nothing dragged. */
  readonly onPress: () => void;
}

function scrollNear(element: Element, y: number): void {
  const down = y > innerHeight - EDGE ? SCROLL : 0;
  scrollerOf(element).scrollBy(0, y < EDGE ? -SCROLL : down);
}

/** Drags a block by its handle; Esc lets it go where it was. */
export function useBlockDrag({ layer, onDrop, onPress }: Options) {
  /** Where the handle was taken; none once it is dragged no more, or called off. */
  const grip = useRef<{ readonly from: number } | undefined>();
  const wasDragged = useRef(false);
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;

  function end() {
    grip.current = undefined;
    setDrag(undefined);
  }
  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      grip.current = undefined;
      setDrag(undefined);
    };
    document.addEventListener('keydown', cancel, true);
    return () => document.removeEventListener('keydown', cancel, true);
  }, [isDragging]);

  return {
    drag,
    /** For the handle of a block. */
    handlersOf: (key: string) => ({
      onPointerDown({ button, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
        wasDragged.current = false;
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        grip.current = { from: clientY };
      },
      onPointerMove({ clientY, currentTarget }: PointerEvent<HTMLElement>) {
        const frame = layer.current?.parentElement;
        const isStill = !isDragging && Math.abs(clientY - (grip.current?.from ?? clientY)) < SLACK;
        if (!grip.current || !frame || isStill) return;
        wasDragged.current = true;
        scrollNear(currentTarget, clientY);
        const { before, top } = gapAt(frame, clientY);
        setDrag({ key, before, line: top - frame.getBoundingClientRect().top });
      },
      onPointerUp() {
        end();
        if (drag) onDrop(drag);
      },
      onPointerCancel: end,
      /** A drag ends with one, too. */
      onClick: () => wasDragged.current || onPress(),
    }),
  };
}
