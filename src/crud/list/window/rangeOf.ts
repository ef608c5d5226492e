/** What is seen of rows that all have one height. */
export interface View {
  readonly count: number;
  readonly rowPx: number;
  /** How far the rows are scrolled; below 0 they begin further down in their frame. */
  readonly topPx: number;
  /** How high their frame is. */
  readonly framePx: number;
  /** How much of the frame stands over the rows. */
  readonly coveredPx: number;
}

/** Rows from the first up to but not with the last. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** Rows drawn beyond each edge, so that nothing is blank while the next ones are drawn. */
const BEYOND = 4;
/** How many of them stand ahead in place of behind while the list moves. */
const LEAN = 3;

/** Where a list moves: down, up, or nowhere. */
export type Way = 1 | -1 | 0;

/** The rows to draw: those in sight and a few beyond, most of them ahead of where the list moves. */
export const rangeOf = (view: View, way: Way = 0): Range => around(view, BEYOND - way * LEAN, BEYOND + way * LEAN);

/** The rows of which anything is in sight: enough for a picture of a list that does not move. */
export const inSight = (view: View): Range => around(view, 0, 0);

function around({ count, rowPx, topPx, framePx }: View, above: number, below: number): Range {
  const first = Math.min(Math.max(0, Math.floor(topPx / rowPx) - above), count);
  const last = Math.max(first, Math.min(count, Math.ceil((topPx + framePx) / rowPx) + below));
  return { first, last };
}

/**
 * The rows to draw next: those that are drawn, as long as they are enough: in sight while the list stands, and ahead while
 * it moves. What a change costs beside its rows (React, style, layout and paint around them) is paid once for several.
 */
export function nextRange(drawn: Range, view: View, way: Way): Range {
  return covers(drawn, wantedOf(view, way)) ? drawn : rangeOf(view, way);
}

function wantedOf(view: View, way: Way): Range {
  if (way === 0) return inSight(view);
  const [near, next] = [rangeOf(view), rangeOf(view, way)];
  return way > 0 ? { first: next.first, last: near.last } : { first: near.first, last: next.last };
}

const covers = (drawn: Range, wanted: Range): boolean => drawn.first <= wanted.first && drawn.last >= wanted.last;

/** How far to scroll so that a row is in sight: no further than has to be. */
export function topFor({ rowPx, topPx, framePx, coveredPx }: View, row: number): number {
  const start = row * rowPx;
  const lowest = start + rowPx - Math.max(rowPx, framePx - coveredPx);
  return Math.min(start, Math.max(topPx, lowest));
}
