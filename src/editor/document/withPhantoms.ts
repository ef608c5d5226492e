import { boxesOf, sameBoxes } from './boxes.ts';
import { isOrnament } from './keep.ts';
import type { Box, Piece } from './Piece.ts';

const phantomIn = (boxes: readonly Box[]): Piece => ({
  type: 'unstyled',
  depth: 0,
  runs: [],
  phantom: true,
  ...(boxes.length > 0 && { boxes }),
});

/** An ornament of a box needs no place for the caret beside it: the box has lines of its own. */
const isAtom = (piece: Piece | undefined): piece is Piece =>
  piece?.type === 'atomic' && !(piece.boxes && isOrnament(piece));

const hasLine = (piece: Piece | undefined, beside: Piece): boolean =>
  piece !== undefined && piece.type !== 'atomic' && sameBoxes(piece, beside);

/**
 * An empty line before, between and behind atoms, and outside of the boxes an article begins or ends with, for the caret
 * to stand in. It is not there until something is typed.
 */
export const withPhantoms = (pieces: readonly Piece[]): readonly Piece[] =>
  withLines(pieces, { pieceOf: (piece) => piece, lineIn: phantomIn });

interface Blocks<Block> {
  pieceOf(block: Block): Piece;
  lineIn(boxes: readonly Box[]): Block;
}

/** The same for whatever says what pieces say. */
export function withLines<Block>(all: readonly Block[], { pieceOf, lineIn }: Blocks<Block>): readonly Block[] {
  const pieces = all.map(pieceOf);
  const result = all.flatMap((block, index) => {
    const piece = pieces[index];
    if (!isAtom(piece)) return [block];
    const next = pieces[index + 1];
    const goesOn = hasLine(next, piece) || (isAtom(next) && sameBoxes(next, piece));
    const line = () => lineIn(boxesOf(piece));
    return [...(hasLine(pieces[index - 1], piece) ? [] : [line()]), block, ...(goesOn ? [] : [line()])];
  });
  const outside = (edge: Piece | undefined) => (edge?.boxes ? [lineIn([])] : []);
  // A line made at the edge stands in the boxes of what it is made for.
  return [...outside(pieces[0]), ...result, ...outside(pieces.at(-1))];
}
