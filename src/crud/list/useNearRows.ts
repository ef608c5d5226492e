import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { VIRTUAL_ABOVE } from './virtualAbove.ts';

const OVERSCAN = 6;
const FIRST_GUESS_PX = 800;

interface Dependencies<Row> {
  /** What holds the rows, and nothing else. */
  readonly body: RefObject<HTMLElement>;
  readonly rows: readonly Row[];
  /** What a row is known by: how high it was measured goes along with it. Has to stay the same function. */
  readonly keyOf: (row: Row) => number;
  /** How high a row is as a rule; each is measured when it is drawn. */
  readonly rowPx: number;
  /** What lies between two rows. */
  readonly gapPx: number;
}

/**
 * Which rows are drawn, and where, in a list that scrolls with its whole screen: all of a short one, those near the
 * eye of a long one. Rows may differ in height; each drawn one hands itself to `measure`.
 */
export function useNearRows<Row>({ body, rows, keyOf, rowPx, gapPx }: Dependencies<Row>) {
  const count = rows.length;
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? -index : keyOf(row);
    },
    [rows, keyOf],
  );
  const virtual = count > VIRTUAL_ABOVE;
  const [above, setAbove] = useState(0);
  const virtualizer = useVirtualizer({
    count,
    enabled: virtual,
    getScrollElement: () => screenOf(body.current),
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    getItemKey,
    gap: gapPx,
    scrollMargin: above,
    initialRect: { width: 0, height: FIRST_GUESS_PX },
  });

  useLayoutEffect(() => {
    const [own, screen] = [body.current, screenOf(body.current)];
    if (!virtual || !own || !screen) return undefined;
    const look = () =>
      setAbove(own.getBoundingClientRect().top - screen.getBoundingClientRect().top + screen.scrollTop);
    look();
    // What stands above opens, shuts and loads pictures.
    const observer = new ResizeObserver(look);
    for (const part of own.closest('section')?.parentElement?.children ?? []) observer.observe(part);
    return () => observer.disconnect();
  }, [virtual, body]);

  const near = virtual
    ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - above }))
    : undefined;
  return {
    virtual,
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    /** Brings a row into sight that may not be drawn yet. */
    lead: (index: number) => virtual && virtualizer.scrollToIndex(index, { align: 'center' }),
    drawn: near ?? Array.from({ length: count }, (_, index) => ({ index, top: undefined })),
  };
}

const screenOf = (element: HTMLElement | null): HTMLElement | null => element?.closest('main') ?? null;
