import { type RefObject, useEffect } from 'react';
import type { DataRecord } from '#providers/data/calls.ts';
import type { ActiveRow } from './useActiveRow.ts';
import { useNarrow } from './useNarrow.ts';
import { VIRTUAL_ABOVE } from './virtualAbove.ts';
import { useWindow } from './window/useWindow.ts';

const ROW_PX = 64;
const CARD_PX = 148;
const CARD_WITHOUT_ACTIONS_PX = 104;
/** The heads of the columns stand above the rows in the same frame. */
const HEAD_PX = 44;

interface Needs {
  readonly scroller: RefObject<HTMLElement>;
  readonly records: readonly DataRecord[];
  readonly active: ActiveRow;
  readonly hasButtons: boolean;
}

/** Which rows are drawn, and where: all of a short list, those near the eye of a long one. */
export function useVirtualRows({ scroller, records, active, hasButtons }: Needs) {
  const cardPx = hasButtons ? CARD_PX : CARD_WITHOUT_ACTIONS_PX;
  const narrow = useNarrow();
  const rowPx = narrow ? cardPx : ROW_PX;
  const virtual = records.length > VIRTUAL_ABOVE;
  const { first, last, reveal } = useWindow({
    scroller,
    count: virtual ? records.length : 0,
    rowPx,
    coveredPx: narrow ? 0 : HEAD_PX,
  });

  // A row that the keyboard is led to may not be drawn yet: it takes the focus as soon as it is.
  const place = active.by === 'keys' ? records.findIndex(({ id }) => id === active.id) : -1;
  useEffect(() => {
    if (virtual && place >= 0) reveal(place);
  }, [virtual, place, reveal]);

  return {
    virtual,
    rowPx,
    height: records.length * rowPx,
    drawn: virtual
      ? Array.from({ length: last - first }, (_, at) => ({ index: first + at, top: (first + at) * rowPx }))
      : records.map((_, index) => ({ index, top: undefined })),
  };
}
