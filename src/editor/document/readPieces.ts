import type { AnyAtom, Atoms } from '../Atom.ts';
import type { Piece, Source } from './Piece.ts';
import { parse } from './parse.ts';
import { isUnwritten, printPieces } from './printPieces.ts';
import type { Printing } from './printRuns.ts';
import { printUnit } from './printUnit.ts';
import { readRuns } from './readRuns.ts';
import { readUnit } from './readUnit.ts';
import { type TopNodes, topNodesOf } from './topNodesOf.ts';
import { unitsOf } from './unitsOf.ts';
import { withPhantoms } from './withPhantoms.ts';

/** What keeps HTML that cannot be said otherwise. */
export const KEPT = 'kept';

/**
 * The blocks of clean HTML. Printing them gives that HTML again, byte for byte: what cannot be said in blocks is kept. E12
 */
export function readPieces(html: string, atoms: Atoms): readonly Piece[] {
  const printing: Printing = { atoms };
  const known = [...atoms.values()];
  let gap = '';
  const pieces: Piece[] = [];
  for (const [index, top] of topNodesOf(parse(html)).entries()) {
    if (top.kind === 'gap') {
      gap = top.html;
      continue;
    }
    const [first, ...more] = readTop(top, known, `g${index}`, printing);
    if (first) pieces.push(gap === '' ? first : { ...first, gap }, ...more);
    gap = '';
  }
  const last = pieces.pop();
  if (last) pieces.push(gap === '' ? last : { ...last, tail: gap });
  const [only, ...others] = pieces;
  const read = withPhantoms(only && others.length === 0 && isUnwritten(only) ? [{ ...only, source: empty }] : pieces);
  return printPieces(read, printing) === html ? read : withPhantoms([keep(html)]);
}

/** Stored, one empty paragraph is an article, if a short one; many an editor leaves it behind. */
const empty: Source = { html: '<p><br></p>', printed: '<p><br></p>' };

function readTop(top: TopNodes, known: readonly AnyAtom[], id: string, printing: Printing): readonly Piece[] {
  const pieces = readOne(top, known, id);
  const printed = pieces && printedAs(pieces, printing);
  if (!pieces || printed === undefined) return [keep(top.html)];
  if (printed === top.html) return pieces;
  // What was read has to be in what is printed: else it would be lost with the first key.
  const [again, ...others] = topNodesOf(parse(printed));
  const reread = again && others.length === 0 ? readOne(again, known, id) : undefined;
  if (!reread || !sayTheSame(reread, pieces)) return [keep(top.html)];
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

function readOne(top: TopNodes, known: readonly AnyAtom[], id: string): readonly Piece[] | undefined {
  const [node] = top.nodes;
  if (node instanceof Element && top.nodes.length === 1) {
    const pieces = readUnit(node, known, id);
    if (pieces || top.kind === 'block') return pieces;
  }
  const runs = readRuns(top.nodes, known);
  return runs && [{ type: 'unstyled', depth: 0, runs }];
}

function printedAs(pieces: readonly Piece[], printing: Printing): string | undefined {
  const [unit, ...others] = unitsOf(pieces);
  return unit && others.length === 0 ? printUnit(unit, printing) : undefined;
}

const keep = (html: string): Piece => ({
  type: 'atomic',
  depth: 0,
  runs: [{ text: '\ufffc', styles: [], entity: { type: 'ATOM', data: { name: KEPT, value: { html } } } }],
});
