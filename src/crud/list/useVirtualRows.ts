import { type RefObject, useEffect } from 'react';
import type { DataRecord } from '#providers/data/calls.ts';
import type { ActiveRow } from './useActiveRow.ts';
import type { RowSizes } from './useRowSizes.ts';
import { useWindow } from './window/useWindow.ts';

/** The heads of the columns stand above the rows in the same frame. */
const HEAD_PX = 44;

interface Needs {
  readonly scroller: RefObject<HTMLElement>;
  readonly records: readonly DataRecord[];
  readonly active: ActiveRow;
  readonly sizes: RowSizes;
}

/** Which rows are drawn, and where: all of a short list, those near the eye of a long one. */
export function useVirtualRows({ scroller, records, active, sizes: { virtual, narrow, rowPx } }: Needs) {
  const { first, last, reveal } = useWindow({
    scroller,
    count: virtual ? records.length : 0,
    rowPx,
    coveredPx: narrow ? 0 : HEAD_PX,
  });

  // A row that the keyboard is led to may not be drawn yet: it takes the focus as soon as it is.
  const place = active.by === 'keys' ? records.findIndex(({ id }) => id === active.id) : -1;
  const isDrawn = place >= 0 && (!virtual || (place >= first && place < last));
  useEffect(() => {
    if (virtual && place >= 0) reveal(place);
  }, [virtual, place, reveal]);
  useEffect(() => {
    if (isDrawn) scroller.current?.querySelector<HTMLElement>(`[data-id="${active.id}"]`)?.focus();
  }, [isDrawn, active.id, scroller]);

  return virtual
    ? Array.from({ length: last - first }, (_, at) => ({ index: first + at, top: (first + at) * rowPx }))
    : records.map((_, index) => ({ index, top: undefined }));
}
