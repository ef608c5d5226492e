import type { AnyAtom } from '../Atom.ts';
import { readForm } from './attributes.ts';
import type { BlockType, Group, Piece } from './Piece.ts';
import { readAtom } from './readAtom.ts';
import { readList } from './readList.ts';
import { ATOM_CHAR, readRuns } from './readRuns.ts';

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
