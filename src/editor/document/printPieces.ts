import type { Piece, Source } from './Piece.ts';
import type { Printing } from './printRuns.ts';
import { isEmpty, printUnit } from './printUnit.ts';
import { unitsOf } from './unitsOf.ts';

/** The HTML of an article. What prints as it did when it was read stands as it was then, byte for byte. E12 */
export function printPieces(pieces: readonly Piece[], printing: Printing): string {
  const [only, ...others] = pieces;
  if (only && others.length === 0 && isUnwritten(only)) return '';
  let html = '';
  let afterBare = false;
  let afterPhantom = false;
  for (const unit of unitsOf(pieces)) {
    const [first] = unit;
    const last = unit.at(-1);
    const isPhantom = first?.phantom === true && isEmpty(first);
    // Of several empty ones the merchant made all but the first.
    const printed = isPhantom && afterPhantom ? '<p><br></p>' : printUnit(unit, printing);
    const source = first?.source;
    const asRead: Source | undefined = source?.printed === printed && !(source.bare && afterBare) ? source : undefined;
    html += `${first?.gap ?? ''}${asRead?.html ?? printed}${last?.tail ?? ''}`;
    afterBare = asRead ? asRead.bare === true : afterBare && printed === '';
    afterPhantom = isPhantom;
  }
  return html;
}

/** An article nobody has written yet. */
export const isUnwritten = (piece: Piece): boolean =>
  piece.type === 'unstyled' && !piece.source && isEmpty(piece) && piece.tag === undefined && piece.style === undefined;
