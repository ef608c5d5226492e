import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inSight, nextRange, type Range, topFor, type View, type Way } from './rangeOf.ts';

interface Dependencies extends Pick<View, 'count' | 'rowPx' | 'coveredPx'> {
  readonly scroller: RefObject<HTMLElement>;
}

/** Which of many rows of one height are drawn; follows the scrolling and the height of the frame. With no rows it is still. */
export function useWindow({ scroller, count, rowPx, coveredPx }: Dependencies) {
  const viewOf = useCallback(
    (frame: HTMLElement | null): View => ({
      ...{ count, rowPx, coveredPx },
      topPx: frame?.scrollTop ?? 0,
      // A frame is no higher than the window: no row is missing in the first picture, and nothing has to be measured.
      // One that is not laid out yet has no height at all.
      framePx: frame?.clientHeight || innerHeight,
    }),
    [count, rowPx, coveredPx],
  );
  const [seen, setSeen] = useState(() => inSight(viewOf(null)));
  const drawn = useRef(seen);
  /** The first picture is at the top, whose rows are known. */
  const isFirst = useRef(count > 0);
  const on = count > 0;

  useLayoutEffect(() => {
    const frame = scroller.current;
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
    sizes.observe(frame);
    return () => {
      frame.removeEventListener('scroll', follow);
      sizes.disconnect();
    };
  }, [scroller, on, viewOf]);

  const reveal = useCallback(
    (row: number) => {
      const frame = scroller.current;
      if (frame) frame.scrollTop = topFor(viewOf(frame), row);
    },
    [scroller, viewOf],
  );
  return { ...within(seen, count), reveal };
}

const same = (one: Range, other: Range): boolean => one.first === other.first && one.last === other.last;

/** There may be fewer rows than a moment ago. */
const within = ({ first, last }: Range, count: number): Range => ({
  first: Math.min(first, count),
  last: Math.min(last, count),
});
