import type { AnyAtom, Atoms } from '../Atom.ts';
import { inBoxes } from './boxes.ts';
import { isKept, keep } from './keep.ts';
import type { Box, Piece, Source } from './Piece.ts';
import { parse } from './parse.ts';
import { isUnwritten, printPieces } from './printPieces.ts';
import type { Printing } from './printRuns.ts';
import { printUnit } from './printUnit.ts';
import { boxElement, boxOf, isDecoration } from './readBox.ts';
import { readRuns } from './readRuns.ts';
import { readUnit } from './readUnit.ts';
import { type TopNodes, topNodesOf } from './topNodesOf.ts';
import { unitsOf } from './unitsOf.ts';
import { withPhantoms } from './withPhantoms.ts';

interface Reading {
  readonly printing: Printing;
  readonly known: readonly AnyAtom[];
}

/** Where the nodes stand that are read. */
interface Place {
  readonly boxes: readonly Box[];
  /** Names what is found here. */
  readonly id: string;
}

/**
 * The blocks of clean HTML. Printing them gives that HTML again, byte for byte: what cannot be said in blocks is kept. E12
 */
export function readPieces(html: string, atoms: Atoms): readonly Piece[] {
  const reading: Reading = { printing: { atoms }, known: [...atoms.values()] };
  const tops = topNodesOf(parse(html));
  const last = tops.at(-1);
  const pieces = withTail(readInside(tops, { boxes: [], id: 'g' }, reading), last?.kind === 'gap' ? last.html : '');
  const [only, ...others] = pieces;
  const read = withPhantoms(only && others.length === 0 && isUnwritten(only) ? [{ ...only, source: empty }] : pieces);
  return printPieces(read, reading.printing) === html ? read : withPhantoms([keep(html)]);
}

/** Stored, one empty paragraph is an article, if a short one; many an editor leaves it behind. */
const empty: Source = { html: '<p><br></p>', printed: '<p><br></p>' };

/** What stands side by side, at the top or in a box; white space goes with what it stands before. */
function readInside(tops: readonly TopNodes[], place: Place, reading: Reading): readonly Piece[] {
  let gap = '';
  return tops.flatMap((top, index) => {
    const before = gap;
    gap = top.kind === 'gap' ? top.html : '';
    return top.kind === 'gap' ? [] : readTop(top, before, { ...place, id: `${place.id}.${index}` }, reading);
  });
}

function readTop(top: TopNodes, gap: string, place: Place, reading: Reading): readonly Piece[] {
  const pieces = readExactly(top, place, reading);
  const opened = pieces ? undefined : openBox(top, gap, place, reading);
  if (opened) return opened;
  return (pieces ?? [keep(top.html)]).map((piece, index) =>
    inBoxes(index === 0 && gap !== '' ? { ...piece, gap } : piece, place.boxes),
  );
}

/** The blocks in a box. One in which nothing can be edited is none: it stays whole. */
function openBox(top: TopNodes, gap: string, { boxes, id }: Place, reading: Reading): readonly Piece[] | undefined {
  const element = boxElement(top);
  if (!element) return undefined;
  const inside = topNodesOf([...element.childNodes]);
  const last = inside.at(-1);
  const box = boxOf(element, id, gap, last?.kind === 'gap' ? last.html : '');
  const pieces = readInside(inside, { boxes: [...boxes, box], id }, reading);
  return pieces.every(isKept) ? undefined : pieces;
}

function readExactly(top: TopNodes, place: Place, reading: Reading): readonly Piece[] | undefined {
  const pieces = readOne(top, place, reading.known);
  const printed = pieces && printedAs(pieces, reading.printing);
  if (!pieces || printed === undefined) return undefined;
  if (printed === top.html) return pieces;
  // What was read has to be in what is printed: else it would be lost with the first key.
  const [again, ...others] = topNodesOf(parse(printed));
  const reread = again && others.length === 0 ? readOne(again, place, reading.known) : undefined;
  if (!reread || !sayTheSame(reread, pieces)) return undefined;
  const source = { html: top.html, printed, ...(top.kind === 'line' && { bare: true }) };
  return pieces.map((piece, index) => (index === 0 ? { ...piece, source } : piece));
}

/** In which order looks were put on text changes nothing of it: where they overlap, one has to be opened first. */
const sayTheSame = (some: readonly Piece[], others: readonly Piece[]): boolean =>
  JSON.stringify(some.map(sorted)) === JSON.stringify(others.map(sorted));

const sorted = (piece: Piece): Piece => ({
  ...piece,
  runs: piece.runs.map((run) => ({ ...run, styles: [...run.styles].sort() })),
});

function readOne(top: TopNodes, { boxes, id }: Place, known: readonly AnyAtom[]): readonly Piece[] | undefined {
  const [node] = top.nodes;
  if (node instanceof Element && top.nodes.length === 1) {
    if (isDecoration(node)) return undefined;
    const pieces = readUnit(node, known, id);
    if (pieces || top.kind === 'block') return pieces;
  }
  const runs = readRuns(top.nodes, known);
  // A paragraph would look otherwise: in a box a line that has no element gets none.
  return runs && [{ type: 'unstyled', depth: 0, runs, ...(boxes.length > 0 && { tag: '' }) }];
}

function printedAs(pieces: readonly Piece[], printing: Printing): string | undefined {
  const [unit, ...others] = unitsOf(pieces);
  return unit && others.length === 0 ? printUnit(unit, printing) : undefined;
}

/** White space at the end of an article stands behind its last block, or behind the box this one stands in. */
function withTail(pieces: readonly Piece[], tail: string): readonly Piece[] {
  const last = pieces.at(-1);
  if (!last || tail === '') return pieces;
  const [outermost] = last.boxes ?? [];
  if (!outermost) return [...pieces.slice(0, -1), { ...last, tail }];
  const closed = { ...outermost, close: outermost.close + tail };
  return pieces.map((piece) =>
    piece.boxes?.[0] === outermost ? { ...piece, boxes: [closed, ...piece.boxes.slice(1)] } : piece,
  );
}
