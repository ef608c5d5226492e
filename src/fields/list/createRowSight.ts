import { flushSync } from 'react-dom';

/** How far out of view rows are drawn already: further than Tab or a turn of the wheel gets between two pictures. */
const AHEAD = '800px 0px';

/** Knows the rows of a list that nobody has come near to yet. */
export interface RowSight {
  /** Calls `draw` when the row comes near the view, unless what it gives back was called before. */
  watch(row: HTMLElement, draw: () => void): () => void;
  /** Draws those of the rows, counted from 0, at once. */
  drawNow(isWanted: (at: number) => boolean): void;
}

/** Watches rows of one list. A row that waits is as tall as one that is drawn, lest the page move under the merchant. */
export function createRowSight(): RowSight {
  const waiting = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (rows) => {
      for (const { target, isIntersecting } of rows) if (isIntersecting) waiting.get(target)?.();
      const [first] = waiting.keys();
      const drawn = first?.previousElementSibling;
      // The page has just been laid out: reading costs nothing.
      if (drawn instanceof HTMLElement && !waiting.has(drawn))
        drawn.parentElement?.style.setProperty('--row-height', `${drawn.offsetHeight}px`);
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  return {
    watch(row, draw) {
      waiting.set(row, draw);
      observer.observe(row);
      return () => {
        waiting.delete(row);
        observer.unobserve(row);
      };
    },
    drawNow(isWanted) {
      const wanted = [...waiting].filter(([row]) => row instanceof HTMLElement && isWanted(Number(row.dataset.row)));
      if (wanted.length === 0) return;
      flushSync(() => {
        for (const [, draw] of wanted) draw();
      });
    },
  };
}
