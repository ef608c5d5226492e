import type { AnyAtom } from '../Atom.ts';
import type { Entity } from './Piece.ts';
import { parse } from './parse.ts';
import { sameMeaning } from './sameMeaning.ts';

/** The atom that can say this element whole; undefined where none can. E12 */
export function readAtom(
  element: Element,
  atoms: readonly AnyAtom[],
  place: 'block' | 'inline',
): Extract<Entity, { type: 'ATOM' }> | undefined {
  for (const atom of atoms) {
    if (place === 'inline' && !atom.inline) continue;
    const value = atom.read(element);
    if (value !== undefined && says(atom.print(value), element)) {
      return { type: 'ATOM', data: { name: atom.name, value } };
    }
  }
  return undefined;
}

function says(html: string, element: Element): boolean {
  if (html === element.outerHTML) return true;
  const [printed, ...more] = parse(html);
  return printed instanceof Element && more.length === 0 && sameMeaning(printed, element);
}
