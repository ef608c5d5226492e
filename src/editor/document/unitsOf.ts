import { sameBoxes } from './boxes.ts';
import type { Piece } from './Piece.ts';

const isItem = ({ type }: Piece): boolean => type === 'unordered-list-item' || type === 'ordered-list-item';

/** Blocks that are written as one element: the items of a list, the paragraphs of a quotation; all others alone. */
export function unitsOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const units: Piece[][] = [];
  for (const piece of pieces) {
    const unit = units.at(-1);
    if (unit && joins(piece, unit)) unit.push(piece);
    else units.push([piece]);
  }
  return units;
}

function joins(piece: Piece, unit: readonly Piece[]): boolean {
  const [first] = unit;
  if (!first || !sameGroup(piece, first) || !sameBoxes(piece, first)) return false;
  if (piece.type === 'blockquote') return first.type === 'blockquote';
  return isItem(piece) && isItem(first) && (piece.depth > 0 || piece.type === first.type);
}

/** New blocks have no group yet, and join what they stand at. */
const sameGroup = (one: Piece, other: Piece): boolean =>
  one.group?.id === undefined || other.group?.id === undefined || one.group.id === other.group.id;
