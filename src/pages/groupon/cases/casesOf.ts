/** Product id → how many pieces its supplier packs into a box. GD-D3 */
export type Boxes = ReadonlyMap<number, number>;

/** Whole boxes for so many pieces. */
export interface Cases {
  /** Boxes to order. */
  readonly boxes: number;
  /** Pieces missing to fill the last one. */
  readonly missing: number;
}

/** How many boxes hold so many pieces. @param size pieces in a box, a whole number above 0. */
export function casesOf(pieces: number, size: number): Cases {
  const boxes = Math.ceil(pieces / size);
  return { boxes, missing: boxes * size - pieces };
}

/** `4 箱，再凑 3 份满一箱`. */
export function casesText(pieces: number, size: number): string {
  const { boxes, missing } = casesOf(pieces, size);
  return missing === 0 ? `${boxes} 整箱` : `${boxes} 箱，再凑 ${missing} 份满一箱`;
}

/** Product id → its pieces at all prices, in the day's order. */
export function piecesById(
  products: readonly { readonly id: number; readonly count: number }[],
): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { id, count } of products) pieces.set(id, (pieces.get(id) ?? 0) + count);
  return pieces;
}
