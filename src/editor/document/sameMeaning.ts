import { readDeclarations } from './declarations.ts';

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
export function sameMeaning(one: Node, other: Node): boolean {
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
