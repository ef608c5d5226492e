import type { Piece } from './Piece.ts';

const phantom: Piece = { type: 'unstyled', depth: 0, runs: [], phantom: true };

const isAtom = (piece: Piece | undefined): boolean => piece?.type === 'atomic';

/** An empty line before, between and behind atoms, for the caret to stand in. It is not there until something is typed. */
export function withPhantoms(pieces: readonly Piece[]): readonly Piece[] {
  const result = pieces.flatMap((piece, index) =>
    isAtom(piece) && (index === 0 || isAtom(pieces[index - 1])) ? [phantom, piece] : [piece],
  );
  return isAtom(result.at(-1)) ? [...result, phantom] : result;
}
