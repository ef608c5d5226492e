import type { AnyAtom } from '../Atom.ts';
import { readForm } from './attributes.ts';
import type { BlockType, Group, Piece } from './Piece.ts';
import { readRuns } from './readRuns.ts';

/** draft-js numbers and draws no deeper. */
const DEEPEST = 4;

/** What only an ordered list says of itself. */
export const OF_NUMBERS: readonly string[] = ['start', 'type', 'reversed'];

interface Reading {
  readonly atoms: readonly AnyAtom[];
  readonly group: Group;
  readonly pieces: Piece[];
}

/** The items of a list and of the lists within it; undefined when they are more than lines of text. */
export function readList(list: Element, atoms: readonly AnyAtom[], id: string): readonly Piece[] | undefined {
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
