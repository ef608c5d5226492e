import { type RefObject, useEffect, useState } from 'react';

/** Whether what is scrolled is wider than its window, also after either has changed. @param tracks its columns */
export function useIsWide(scroller: RefObject<HTMLElement>, tracks: string): boolean {
  const [isWide, setIsWide] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are another width
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setIsWide(element.scrollWidth > element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [scroller, tracks]);
  return isWide;
}
