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
export function withPhantoms(pieces: readonly Piece[]): readonly Piece[] {
  const result = pieces.flatMap((piece, index) => {
    if (!isAtom(piece)) return [piece];
    const next = pieces[index + 1];
    const goesOn = hasLine(next, piece) || (isAtom(next) && sameBoxes(next, piece));
    const line = phantomIn(boxesOf(piece));
    return [...(hasLine(pieces[index - 1], piece) ? [] : [line]), piece, ...(goesOn ? [] : [line])];
  });
  return [...outside(result[0]), ...result, ...outside(result.at(-1))];
}

const outside = (edge: Piece | undefined): readonly Piece[] => (edge?.boxes ? [phantomIn([])] : []);
