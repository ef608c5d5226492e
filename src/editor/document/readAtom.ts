import type { AnyAtom } from '../Atom.ts';
import { readDeclarations } from './declarations.ts';
import type { Entity } from './Piece.ts';
import { parse } from './parse.ts';

/** Between the parts of these, white space says nothing. */
const STRUCTURE = new Set([
  'table',
  'colgroup',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'ul',
  'ol',
  'figure',
  'video',
  'audio',
]);

/** Whether two pieces of HTML differ in nothing but the order of attributes, the spelling of styles, and idle white space. */
function sameMeaning(one: Node, other: Node): boolean {
  if (!(one instanceof Element) || !(other instanceof Element)) {
    return one.nodeType === other.nodeType && collapsed(one) === collapsed(other);
  }
  if (one.localName !== other.localName || !sameAttributes(one, other)) return false;
  const [some, others] = [childrenOf(one), childrenOf(other)];
  return some.length === others.length && some.every((child, index) => sameAt(child, others[index]));
}

const sameAt = (one: Node, other: Node | undefined): boolean => other !== undefined && sameMeaning(one, other);

const collapsed = (node: Node): string => (node.textContent ?? '').replace(/[ \t\r\n\f]+/g, ' ');

const childrenOf = (element: Element): readonly Node[] =>
  [...element.childNodes].filter(
    (node) => !STRUCTURE.has(element.localName) || node instanceof Element || !isBlank(node),
  );

const isBlank = (node: Node): boolean => /^[ \t\r\n\f]*$/.test(node.textContent ?? '');

function sameAttributes(one: Element, other: Element): boolean {
  const names = one.getAttributeNames();
  return (
    names.length === other.getAttributeNames().length &&
    names.every((name) => sameValue(name, one.getAttribute(name), other.getAttribute(name)))
  );
}

function sameValue(name: string, one: string | null, other: string | null): boolean {
  if (one === other) return true;
  if (name !== 'style' || one === null || other === null) return false;
  const [some, others] = [readDeclarations(one), readDeclarations(other)];
  return some !== undefined && others !== undefined && JSON.stringify(sorted(some)) === JSON.stringify(sorted(others));
}

const sorted = (record: Readonly<Record<string, string>>) =>
  Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));

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
