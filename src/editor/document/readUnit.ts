import type { AnyAtom } from '../Atom.ts';
import { readForm } from './attributes.ts';
import type { BlockType, Group, Piece } from './Piece.ts';
import { readAtom } from './readAtom.ts';
import { ATOM_CHAR, readRuns } from './readRuns.ts';

/** draft-js numbers and draws no deeper. */
const DEEPEST = 4;

/** What only an ordered list says of itself. */
const OF_NUMBERS: readonly string[] = ['start', 'type', 'reversed'];

interface Reading {
  readonly atoms: readonly AnyAtom[];
  readonly group: Group;
  readonly pieces: Piece[];
}

/** The items of a list and of the lists within it; undefined when they are more than lines of text. */
function readList(list: Element, atoms: readonly AnyAtom[], id: string): readonly Piece[] | undefined {
  const form = readForm(list, list.localName === 'ol' ? OF_NUMBERS : ['type']);
  if (!form) return undefined;
  const reading: Reading = { atoms, pieces: [], group: { id, ...form } };
  return readItems(list, 0, reading) && reading.pieces.length > 0 ? reading.pieces : undefined;
}

function readItems(list: Element, depth: number, reading: Reading): boolean {
  const type: BlockType = list.localName === 'ol' ? 'ordered-list-item' : 'unordered-list-item';
  // Only the outermost list has a place for what it says of itself.
  if (depth > DEEPEST || (depth > 0 && list.attributes.length > 0)) return false;
  return [...list.childNodes].every((node) => {
    if (!(node instanceof Element)) return node.textContent?.trim() === '';
    return node.localName === 'li' && readItem(node, type, depth, reading);
  });
}

function readItem(item: Element, type: BlockType, depth: number, reading: Reading): boolean {
  const form = readForm(item, ['value', 'type']);
  const nodes = [...item.childNodes];
  const firstList = nodes.findIndex(isList);
  const [line, lists] = firstList < 0 ? [nodes, []] : [nodes.slice(0, firstList), nodes.slice(firstList)];
  const runs = readRuns(line.length === 1 && isPlainParagraph(line[0]) ? line[0].childNodes : line, reading.atoms);
  if (!form || !runs) return false;
  reading.pieces.push({ type, depth, runs, ...form, group: reading.group });
  return lists.every((node) =>
    isList(node) ? readItems(node, depth + 1, reading) : !(node instanceof Element) && node.textContent?.trim() === '',
  );
}

const isList = (node: Node): node is Element =>
  node instanceof Element && (node.localName === 'ul' || node.localName === 'ol');

const isPlainParagraph = (node: Node | undefined): node is Element =>
  node instanceof Element && node.localName === 'p' && node.attributes.length === 0;

/** Elements that are one block of text. */
const blocks: Readonly<Record<string, BlockType>> = {
  p: 'unstyled',
  div: 'unstyled',
  section: 'unstyled',
  article: 'unstyled',
  aside: 'unstyled',
  header: 'unstyled',
  footer: 'unstyled',
  main: 'unstyled',
  nav: 'unstyled',
  address: 'unstyled',
  center: 'unstyled',
  h1: 'header-one',
  h2: 'header-two',
  h3: 'header-three',
  h4: 'header-four',
  h5: 'header-five',
  h6: 'header-six',
  pre: 'code-block',
};

/** The blocks a top element of an article stands for; undefined when they could not say all of it. `id` names its group. */
export function readUnit(element: Element, atoms: readonly AnyAtom[], id: string): readonly Piece[] | undefined {
  const entity = readAtom(element, atoms, 'block');
  if (entity) return [{ type: 'atomic', depth: 0, runs: [{ text: ATOM_CHAR, styles: [], entity }] }];
  const tag = element.localName;
  if (tag === 'ul' || tag === 'ol') return readList(element, atoms, id);
  if (tag === 'blockquote') return readQuote(element, atoms, id);
  const type = blocks[tag];
  return type && readBlock(element, type, atoms);
}

function readBlock(element: Element, type: BlockType, atoms: readonly AnyAtom[]): readonly Piece[] | undefined {
  const form = readForm(element);
  const runs = readRuns(element.childNodes, atoms, type === 'code-block' ? 'keep' : 'collapse');
  if (!form || !runs) return undefined;
  const tag = element.localName;
  return [{ type, depth: 0, runs, ...form, ...(type === 'unstyled' && tag !== 'p' && { tag }) }];
}

/** A quotation of bare text is one block, one of paragraphs as many. */
function readQuote(element: Element, atoms: readonly AnyAtom[], id: string): readonly Piece[] | undefined {
  const form = readForm(element);
  if (!form) return undefined;
  const children = [...element.childNodes].filter((node) => node instanceof Element || node.textContent?.trim() !== '');
  const areParagraphs =
    children.length > 0 && children.every((node) => node instanceof Element && node.localName === 'p');
  if (!areParagraphs) {
    const runs = readRuns(element.childNodes, atoms);
    return runs && [{ type: 'blockquote', depth: 0, runs, group: { id, ...form } }];
  }
  const group: Group = { id, ...form, paragraphs: true };
  const pieces: Piece[] = [];
  for (const child of children) {
    const [piece] = (child instanceof Element && readBlock(child, 'blockquote', atoms)) || [];
    if (!piece) return undefined;
    pieces.push({ ...piece, group });
  }
  return pieces;
}
