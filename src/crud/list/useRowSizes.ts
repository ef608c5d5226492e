import { useNarrow } from './useNarrow.ts';
import { VIRTUAL_ABOVE } from './virtualAbove.ts';

const ROW_PX = 64;
const CARD_PX = 148;
const CARD_WITHOUT_ACTIONS_PX = 104;

/** How high rows are, in px, and whether only those near the eye are drawn. */
export interface RowSizes {
  readonly virtual: boolean;
  /** A row is a card. */
  readonly narrow: boolean;
  readonly rowPx: number;
  /** All rows together. */
  readonly height: number;
}

/** Sizes of so many rows; of many all have the same. */
export function useRowSizes(count: number, hasButtons: boolean): RowSizes {
  const narrow = useNarrow();
  const cardPx = hasButtons ? CARD_PX : CARD_WITHOUT_ACTIONS_PX;
  const rowPx = narrow ? cardPx : ROW_PX;
  return { virtual: count > VIRTUAL_ABOVE, narrow, rowPx, height: count * rowPx };
}
