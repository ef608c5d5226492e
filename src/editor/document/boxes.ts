import type { Box, Piece } from './Piece.ts';

type Boxed = Pick<Piece, 'boxes'>;

/** The boxes a block stands in, from the outermost. */
export const boxesOf = ({ boxes }: Boxed): readonly Box[] => boxes ?? [];

/** How many of the outermost boxes two blocks stand in together. */
export function sharedBoxes(one: Boxed, other: Boxed): number {
  const others = boxesOf(other);
  const parted = boxesOf(one).findIndex(({ id }, at) => others[at]?.id !== id);
  return parted < 0 ? boxesOf(one).length : parted;
}

/** Whether two blocks stand in the same boxes. */
export const sameBoxes = (one: Boxed, other: Boxed): boolean =>
  boxesOf(one).length === boxesOf(other).length && sharedBoxes(one, other) === boxesOf(one).length;

/** A block within the boxes of a place; without any it stands where it stands. */
export const inBoxes = (piece: Piece, boxes: readonly Box[]): Piece =>
  boxes.length === 0 ? piece : { ...piece, boxes: [...boxes, ...boxesOf(piece)] };
