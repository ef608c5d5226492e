import type { Piece } from './Piece.ts';
import { parse } from './parse.ts';
import { ATOM_CHAR } from './readRuns.ts';

/** What keeps HTML that cannot be said otherwise. */
export const KEPT = 'kept';

/** HTML that stays as it is, as a block. E12 */
export const keep = (html: string): Piece => ({
  type: 'atomic',
  depth: 0,
  runs: [{ text: ATOM_CHAR, styles: [], entity: { type: 'ATOM', data: { name: KEPT, value: { html } } } }],
});

const keptIn = ({ runs: [run] }: Piece): string | undefined => {
  if (run?.entity?.type !== 'ATOM' || run.entity.data.name !== KEPT) return undefined;
  const { value } = run.entity.data;
  return typeof value === 'object' && value !== null && 'html' in value ? String(value.html) : undefined;
};

/** Whether a block is kept as it is. */
export const isKept = (piece: Piece): boolean => keptIn(piece) !== undefined;

/** Whether it is kept and says nothing: a line, a corner, a drawn flower. */
export const isOrnament = (piece: Piece): boolean => {
  const html = keptIn(piece);
  return html !== undefined && saysNothing(html);
};

/** Whether nothing in a piece of HTML can be read. */
export const saysNothing = (html: string): boolean =>
  parse(html).every((node) => (node.textContent ?? '').trim() === '');
