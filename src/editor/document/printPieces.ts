import { printForm } from './attributes.ts';
import { boxesOf, sameBoxes, sharedBoxes } from './boxes.ts';
import type { Box, Piece, Source } from './Piece.ts';
import type { Printing } from './printRuns.ts';
import { isEmpty, printUnit } from './printUnit.ts';
import { unitsOf } from './unitsOf.ts';

/** What stands before a unit decides how it can be written. */
interface Before {
  readonly boxes: readonly Box[];
  /** It has no element of its own. */
  readonly bare: boolean;
  /** It is a line that is not there, in these boxes. */
  readonly phantom?: Piece | undefined;
}

/** The HTML of an article. What prints as it did when it was read stands as it was then, byte for byte. E12 */
export function printPieces(pieces: readonly Piece[], printing: Printing): string {
  const [only, ...others] = pieces;
  if (only && others.length === 0 && isUnwritten(only)) return '';
  let html = '';
  let before: Before = { boxes: [], bare: false };
  for (const unit of unitsOf(pieces)) {
    const [first] = unit;
    if (!first) continue;
    const isPhantom = first.phantom === true && isEmpty(first);
    // Of several empty ones the merchant made all but the first.
    const isMade = isPhantom && before.phantom !== undefined && sameBoxes(before.phantom, first);
    if (isPhantom && !isMade) {
      before = { ...before, phantom: first };
      continue;
    }
    const boxes = boxesOf(first);
    const edges = printEdges(before.boxes, first);
    const afterBare = before.bare && edges === '';
    const needsElement = afterBare || boxes.length === 0;
    const printed = isMade ? '<p><br></p>' : printUnit(needsElement ? unit.map(withElement) : unit, printing);
    const source = first.source;
    const asRead: Source | undefined = source?.printed === printed && !(source.bare && afterBare) ? source : undefined;
    html += `${edges}${first.gap ?? ''}${asRead?.html ?? printed}${unit.at(-1)?.tail ?? ''}`;
    const bare = asRead?.bare === true || (isBare(first) && !needsElement);
    before = { boxes, bare, ...(isPhantom && { phantom: first }) };
  }
  return html + printEdges(before.boxes, {});
}

/** What ends the boxes before a block and begins its own. */
function printEdges(before: readonly Box[], next: Pick<Piece, 'boxes'>): string {
  const shared = sharedBoxes({ boxes: before }, next);
  const closed = before.slice(shared).reverse();
  return `${closed.map(({ close }) => close).join('')}${boxesOf(next)
    .slice(shared)
    .map(({ open }) => open)
    .join('')}`;
}

const isBare = (piece: Piece): boolean => piece.type === 'unstyled' && piece.tag === '' && printForm(piece) === '';

/** Two lines without an element side by side would be one; outside of boxes a line is a paragraph. */
const withElement = (piece: Piece): Piece => (isBare(piece) ? { ...piece, tag: 'p' } : piece);

/** An article nobody has written yet. */
export const isUnwritten = (piece: Piece): boolean =>
  piece.type === 'unstyled' &&
  !piece.source &&
  isEmpty(piece) &&
  piece.tag === undefined &&
  piece.style === undefined &&
  piece.boxes === undefined;
