import { useDense } from '../views/useDense.ts';
import { useLow } from './useLow.ts';
import { useNarrow } from './useNarrow.ts';
import { VIRTUAL_ABOVE } from './virtualAbove.ts';

const ROW_PX = 64;
const DENSE_ROW_PX = 48;
/** The heads of the columns, which stand above the rows in the same frame. */
const HEAD_PX = 44;
const LOW_HEAD_PX = 36;
/** A card without its facts: the name, the gaps; and what the buttons below take. */
const CARD_PX = 56;
const DENSE_CARD_PX = 48;
const BUTTONS_PX = 44;
const FACTS_LINE_PX = 24;
const FACTS_A_LINE = 2;

/** How high rows are, in px, and whether only those near the eye are drawn. */
export interface RowSizes {
  readonly virtual: boolean;
  /** A row is a card. */
  readonly narrow: boolean;
  /** Rows scroll with their whole screen; else in their own frame. */
  readonly inScreen: boolean;
  readonly dense: boolean;
  readonly rowPx: number;
  readonly headPx: number;
  /** All rows together. */
  readonly height: number;
}

/** Sizes of so many rows; of many all have the same. @param facts how many fields stand in one beside name and picture */
export function useRowSizes(count: number, facts: number, hasButtons: boolean): RowSizes {
  const narrow = useNarrow();
  const inScreen = useLow();
  const dense = useDense();
  const lines = Math.max(2, Math.ceil(facts / FACTS_A_LINE));
  const cardPx = (dense ? DENSE_CARD_PX : CARD_PX) + lines * FACTS_LINE_PX + (hasButtons ? BUTTONS_PX : 0);
  const rowPx = narrow ? cardPx : dense ? DENSE_ROW_PX : ROW_PX;
  const headPx = inScreen ? LOW_HEAD_PX : HEAD_PX;
  return { virtual: count > VIRTUAL_ABOVE, narrow, inScreen, dense, rowPx, headPx, height: count * rowPx };
}
