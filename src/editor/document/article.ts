import type { ContentState } from 'draft-js';
import { atoms } from '../atoms.ts';
import { sanitize } from '../sanitize.ts';
import { contentOf } from './contentOf.ts';
import { liftAtoms } from './liftAtoms.ts';
import type { Piece } from './Piece.ts';
import { piecesOf } from './piecesOf.ts';
import { printPieces } from './printPieces.ts';
import { readPieces } from './readPieces.ts';

/** An article in the editor's own state: clean, and nothing of it lost. E6, E12 */
export const readArticle = (html: string): ContentState => contentOf(readPieces(sanitize(html), atoms));

/** The HTML of an article, clean; what nobody has changed stands as it was read. E6, E12 */
export const printArticle = (content: ContentState): string => printBlocks(piecesOf(content));

/** The same of some of its blocks. */
export const printBlocks = (pieces: readonly Piece[]): string =>
  sanitize(printPieces(liftAtoms(pieces, atoms), { atoms }));
