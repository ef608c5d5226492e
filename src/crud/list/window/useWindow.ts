import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inSight, nextRange, type Range, topFor, type View, type Way } from './rangeOf.ts';

interface Dependencies extends Pick<View, 'count' | 'rowPx' | 'coveredPx'> {
  /** What the rows stand in, the last thing in it. */
  readonly scroller: RefObject<HTMLElement>;
  /** Whether the whole screen scrolls, and not the rows in a frame of their own. */
  readonly inScreen: boolean;
}

/** Which of many rows of one height are drawn; follows the scrolling and the height of the frame. With no rows it is still. */
export function useWindow({ scroller, inScreen, count, rowPx, coveredPx }: Dependencies) {
  const frameOf = useCallback(
    () => (inScreen && scroller.current?.closest('main')) || scroller.current,
    [scroller, inScreen],
  );
  const viewOf = useCallback(
    (frame: HTMLElement | null): View => ({
      ...{ count, rowPx, coveredPx },
      topPx: inScreen && frame ? coveredPx + above(frame, scroller.current) : (frame?.scrollTop ?? 0),
      // A frame is no higher than the window: no row is missing in the first picture, and nothing has to be measured.
      // One that is not laid out yet has no height at all.
      framePx: frame?.clientHeight || innerHeight,
    }),
    [scroller, inScreen, count, rowPx, coveredPx],
  );
  const [seen, setSeen] = useState(() => inSight(viewOf(null)));
  const drawn = useRef(seen);
  /** The first picture is at the top, whose rows are known. */
  const isFirst = useRef(count > 0);
  const on = count > 0;

  useLayoutEffect(() => {
    const frame = frameOf();
    if (!frame || !on) return undefined;
    let { scrollTop } = frame;
    const look = (way: Way, draw: (next: Range) => void = setSeen) => {
      const next = nextRange(drawn.current, viewOf(frame), way);
      if (same(drawn.current, next)) return;
      drawn.current = next;
      draw(next);
    };
    // Other rows may stand at this place by now, or none: asked before they are painted.
    if (!isFirst.current) look(0);
    isFirst.current = false;
    const follow = () => {
      const before = scrollTop;
      ({ scrollTop } = frame);
      if (scrollTop === before) return;
      // Drawn before the browser paints: a frame later there would be blank rows.
      look(scrollTop > before ? 1 : -1, (next) => flushSync(() => setSeen(next)));
    };
    const sizes = new ResizeObserver(() => look(0));
    frame.addEventListener('scroll', follow, { passive: true });
    // What stands above the rows opens and shuts.
    for (const part of [frame, ...frame.children]) sizes.observe(part);
    return () => {
      frame.removeEventListener('scroll', follow);
      sizes.disconnect();
    };
  }, [frameOf, on, viewOf]);

  const reveal = useCallback(
    (row: number) => {
      const frame = frameOf();
      if (!frame) return;
      const view = viewOf(frame);
      frame.scrollTop += topFor(view, row) - view.topPx;
    },
    [frameOf, viewOf],
  );
  return { ...within(seen, count), reveal };
}

/** How much of the rows lies above a frame's upper edge; below 0 they begin further down. */
const above = (frame: Element, scroller: Element | null): number =>
  frame.getBoundingClientRect().top - (scroller?.lastElementChild?.getBoundingClientRect().top ?? 0);

const same = (one: Range, other: Range): boolean => one.first === other.first && one.last === other.last;

/** There may be fewer rows than a moment ago. */
const within = ({ first, last }: Range, count: number): Range => ({
  first: Math.min(first, count),
  last: Math.min(last, count),
});
