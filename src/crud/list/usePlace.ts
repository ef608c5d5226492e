import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { chainOf } from './scrolled.ts';

/** How far everything around a list was scrolled, from the inside out, by the step of the history it stood at. */
const places = new Map<string, readonly number[]>();

/** A list that is come back to stands where it was left: the same step of the history, the same place. GL-E3 */
export function usePlace(scroller: RefObject<HTMLElement>): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const around = chainOf(scroller.current);
    places.get(key)?.forEach((top, at) => {
      const element = around[at];
      if (element && top > 0) element.scrollTop = top;
    });
    const keep = () =>
      places.set(
        key,
        around.map(({ scrollTop }) => scrollTop),
      );
    // Scrolling does not bubble: it is heard on its way in.
    document.addEventListener('scroll', keep, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', keep, { capture: true });
  }, [key, scroller]);
}
