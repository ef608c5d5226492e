import type { ContentState, EditorState } from 'draft-js';
import { selectedBlocks } from '../commands/selectedBlocks.ts';
import { formOf } from '../document/blockForm.ts';
import { boxesOf } from '../document/boxes.ts';
import { cssOf, cssStyle } from '../document/inlineStyles.ts';
import type { Box, Piece } from '../document/Piece.ts';
import { piecesOf } from '../document/piecesOf.ts';
import { groundIn, isLostWithout } from './grounds.ts';

/**
 * The blocks of a copy. A box comes along where all of it and more than a line was chosen; of any other its text does,
 * with the ground behind it that it could not be read without. E5
 */
export function copiedPieces(state: EditorState, fragment: ContentState): readonly Piece[] {
  const whole = wholeBoxes(state);
  return piecesOf(fragment).map((piece) => {
    const boxes = boxesOf(piece).filter(({ id }) => whole.has(id));
    if (boxes.length === boxesOf(piece).length) return piece;
    const left = boxesOf(piece).filter(({ id }) => !whole.has(id));
    return onGround({ ...piece, boxes }, left);
  });
}

/** The boxes that are selected from their first sign to their last. */
function wholeBoxes(state: EditorState): ReadonlySet<string> {
  const selection = state.getSelection();
  const chosen = selectedBlocks(state);
  if (chosen.length < 2) return new Set();
  const open = new Set<string>();
  for (const block of state.getCurrentContent().getBlocksAsArray()) {
    const isFirst = block === chosen[0];
    const isLast = block === chosen.at(-1);
    const isCut =
      !chosen.includes(block) ||
      (isFirst && selection.getStartOffset() > 0) ||
      (isLast && selection.getEndOffset() < block.getLength());
    const isThere = block.getLength() > 0 || block.getData().get('phantom') !== true;
    if (isCut && isThere) for (const { id } of boxesOf(formOf(block))) open.add(id);
  }
  const ids = chosen.flatMap((block) => boxesOf(formOf(block)).map(({ id }) => id));
  return new Set(ids.filter((id) => !open.has(id)));
}

function onGround(piece: Piece, left: readonly Box[]): Piece {
  const ground = left.map(({ style }) => groundIn(style)).findLast((said) => said !== undefined);
  if (ground === undefined || groundIn(piece.style ?? {}) !== undefined) return piece;
  const runs = piece.runs.map((run) => {
    const looks = Object.fromEntries(run.styles.map(cssOf).filter((said) => said !== undefined));
    const isLost = looks.color !== undefined && groundIn(looks) === undefined && isLostWithout(looks.color, ground);
    return isLost ? { ...run, styles: [...run.styles, cssStyle('background-color', ground)] } : run;
  });
  const isLost = piece.style?.color !== undefined && isLostWithout(piece.style.color, ground);
  return { ...piece, runs, ...(isLost && { style: { ...piece.style, 'background-color': ground } }) };
}
