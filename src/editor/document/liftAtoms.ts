import type { Atoms } from '../Atom.ts';
import type { Piece, Run } from './Piece.ts';

/**
 * Blocks as they can be written: what has run into a line, though it is no part of one, stands alone again.
 *
 * A selection from the middle of a line to that of an atom, cut out, leaves such a block.
 */
export function liftAtoms(pieces: readonly Piece[], atoms: Atoms): readonly Piece[] {
  return pieces.every((piece) => isSound(piece, atoms)) ? pieces : pieces.flatMap((piece) => parted(piece, atoms));
}

const isBlockAtom = ({ entity }: Run, atoms: Atoms): boolean =>
  entity?.type === 'ATOM' && atoms.get(entity.data.name)?.inline !== true;

function isSound({ type, runs }: Piece, atoms: Atoms): boolean {
  if (type === 'atomic') return runs.length === 1 && runs[0]?.entity?.type === 'ATOM' && runs[0].text.length === 1;
  return !runs.some((run) => isBlockAtom(run, atoms));
}

function parted(piece: Piece, atoms: Atoms): readonly Piece[] {
  if (isSound(piece, atoms)) return [piece];
  const { source: _source, gap, tail, ...bare } = piece;
  const line = { ...bare, type: piece.type === 'atomic' ? ('unstyled' as const) : piece.type };
  const parts: Piece[] = [];
  for (const run of piece.runs) {
    const last = parts.at(-1);
    const isAtom = run.entity?.type === 'ATOM' && (piece.type === 'atomic' || isBlockAtom(run, atoms));
    if (isAtom) parts.push({ type: 'atomic', depth: 0, runs: [run], ...(piece.boxes && { boxes: piece.boxes }) });
    else if (last && last.type !== 'atomic') parts[parts.length - 1] = { ...last, runs: [...last.runs, run] };
    else parts.push({ ...line, runs: [run] });
  }
  return parts.map((part, index) => ({
    ...part,
    ...(index === 0 && gap !== undefined && { gap }),
    ...(index === parts.length - 1 && tail !== undefined && { tail }),
  }));
}
