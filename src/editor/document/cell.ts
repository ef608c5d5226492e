import type { ContentState } from 'draft-js';
import { atoms } from '../atoms.ts';
import { sanitize } from '../sanitize.ts';
import { contentOf } from './contentOf.ts';
import { liftAtoms } from './liftAtoms.ts';
import type { Piece } from './Piece.ts';
import { piecesOf } from './piecesOf.ts';
import { printPieces } from './printPieces.ts';
import { printRuns } from './printRuns.ts';
import { readPieces } from './readPieces.ts';

/** What stands in a cell, in the editor's own state. */
export const readCell = (html: string): ContentState => contentOf(readPieces(sanitize(html), atoms));

/** The HTML inside a cell: bare text where it is one plain line, blocks where it is more. */
export function printCell(content: ContentState): string {
  const pieces = liftAtoms(piecesOf(content), atoms);
  const [only, ...others] = pieces;
  const isLine = only && others.length === 0 && isPlain(only);
  return sanitize(isLine ? printRuns(only.runs, { atoms }) : printPieces(pieces, { atoms }));
}

const isPlain = ({ type, style, class: names, tag, boxes, source }: Piece): boolean =>
  type === 'unstyled' && !style && !names && !tag && !boxes && (!source || source.bare === true);
