/** What is seen of rows that all have one height. */
export interface View {
  readonly count: number;
  readonly rowPx: number;
  /** How far the rows are scrolled. */
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

/** The rows to draw: those in sight and a few beyond. */
export function rangeOf({ count, rowPx, topPx, framePx }: View): Range {
  const first = Math.min(Math.max(0, Math.floor(topPx / rowPx) - BEYOND), count);
  const last = Math.max(first, Math.min(count, Math.ceil((topPx + framePx) / rowPx) + BEYOND));
  return { first, last };
}

/** How far to scroll so that a row is in sight: no further than has to be. */
export function topFor({ rowPx, topPx, framePx, coveredPx }: View, row: number): number {
  const start = row * rowPx;
  const lowest = start + rowPx - Math.max(rowPx, framePx - coveredPx);
  return Math.max(0, Math.min(start, Math.max(topPx, lowest)));
}
