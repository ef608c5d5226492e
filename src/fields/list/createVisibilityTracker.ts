import { flushSync } from 'react-dom';

/** How far out of view rows are drawn already: further than Tab or a turn of the wheel gets between two pictures. */
const AHEAD = '800px 0px';

/** A row that is not drawn yet. */
export interface WaitingRow {
  draw(): void;
  /** Whether a form that draws it might find anything wrong. */
  mayBeWrong(): boolean;
}

/** The rows of a form that nobody has come near to yet. 037 */
export interface VisibilityTracker {
  /** Draws the row when it comes near the view; gives back how to wait no longer. */
  watch(element: HTMLElement, row: WaitingRow): () => void;
  /** Draws at once what a check would pass over. */
  drawWrong(): void;
  drawAll(): void;
}

/** Watches rows. One that waits is as tall as one that is drawn, lest the page move under the merchant. */
export function createVisibilityTracker(): VisibilityTracker {
  const waiting = new Map<Element, WaitingRow>();
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        const above = target.previousElementSibling;
        // The page has just been laid out: reading costs nothing.
        if (above instanceof HTMLElement && above.matches('.row-card') && !waiting.has(above))
          above.parentElement?.style.setProperty('--row-height', `${above.offsetHeight}px`);
        if (isIntersecting) waiting.get(target)?.draw();
      }
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  /** Rows that are drawn may bring rows of their own. */
  function drawNow(isWanted: (row: WaitingRow) => boolean): void {
    const wanted = [...waiting].filter(([, row]) => isWanted(row));
    if (wanted.length === 0) return;
    for (const [element] of wanted) waiting.delete(element);
    flushSync(() => {
      for (const [, row] of wanted) row.draw();
    });
    drawNow(isWanted);
  }
  return {
    watch(element, row) {
      waiting.set(element, row);
      observer.observe(element);
      return () => {
        waiting.delete(element);
        observer.unobserve(element);
      };
    },
    drawWrong: () => drawNow((row) => row.mayBeWrong()),
    drawAll: () => drawNow(() => true),
  };
}
