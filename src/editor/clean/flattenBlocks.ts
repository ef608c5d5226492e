import { type Declarations, printDeclarations, readDeclarations } from '../document/declarations.ts';
import { isSeen } from '../document/readBox.ts';
import { isBlock, isList, isSaid, isWhole } from './blocks.ts';
import { flattenList } from './flattenLists.ts';
import { boxLook, isInLine, isPastedBox, isPastedRow, mayBeBox, withoutLayout } from './pastedBox.ts';

const TEXTS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** What text takes over from the boxes around it. */
const INHERITED =
  /^(?:color|ground|font-(?:size|family|weight|style)|text-(?:align|indent)|line-height|letter-spacing)$/;

interface Around {
  readonly style: Declarations;
  /** Inline elements that stand around blocks: a link around a paragraph becomes a link in it. */
  readonly wrappers: readonly Element[];
  /** Whether a box may stay one: not in a cell, nor in a quotation. */
  readonly keepsBoxes: boolean;
  /** It stands in a row, whose parts are boxes. */
  readonly inRow?: boolean;
}

/**
 * A page's boxes go, and what stood in them are lines of text, lists and tables one below the other; those stay that are
 * seen: a ground, a border, a template's padding.
 */
export function flattenBlocks(body: HTMLElement, keepsBoxes: boolean): void {
  body.replaceChildren(...blocksIn(body, { style: {}, wrappers: [], keepsBoxes }));
}

function blocksIn(box: Element, around: Around): readonly Element[] {
  const blocks: Element[] = [];
  let line: Node[] = [];
  const endLine = () => {
    if (line.some(isSaid)) blocks.push(paragraph('p', line, around, box.ownerDocument));
    line = [];
  };
  for (const node of [...box.childNodes]) {
    const holdsBlocks = node instanceof Element && (isBlock(node) || hasBlocks(node));
    if (!holdsBlocks) line.push(node);
    else {
      endLine();
      blocks.push(...blocksOf(node, around));
    }
  }
  endLine();
  return blocks;
}

function blocksOf(element: Element, around: Around): readonly Element[] {
  const name = element.localName;
  if (isList(element)) return listIn(element, around);
  if (isWhole(element)) return [element];
  if (around.keepsBoxes && staysBox(element, around)) return boxed(element, around);
  const style = { ...around.style, ...inheritedOf(element) };
  if (!isBlock(element)) return blocksIn(element, { ...around, style, wrappers: [...around.wrappers, shell(element)] });
  if (hasBlocks(element)) return blocksIn(element, { ...around, style });
  if (!isSaid(element) && !TEXTS.has(name)) return [];
  const own = {
    ...around,
    style: {
      ...around.style,
      ...withoutLayout(styleOf(element)),
      ...(name === 'center' && { 'text-align': 'center' }),
    },
  };
  return [paragraph(TEXTS.has(name) ? name : 'p', [...element.childNodes], own, element.ownerDocument)];
}

/** A line of text with a ground is a paragraph with one, unless it is as narrow as its text or part of a row. */
function staysBox(element: Element, { inRow = false }: Around): boolean {
  const style = styleOf(element);
  if (isPastedRow(element, style, styleOf)) return true;
  const isBox = isPastedBox(element, style) || (inRow && mayBeBox(element));
  return isBox && (inRow || hasBlocks(element) || isInLine(style) || !isSaid(element));
}

function boxed(element: Element, { style, ...around }: Around): readonly Element[] {
  const own = styleOf(element);
  if (!isSaid(element) && !hasBlocks(element)) return isSeen(own) && element.localName === 'section' ? [element] : [];
  const inner = { ...around, style: {}, inRow: /flex$/.test(own.display ?? '') };
  const blocks = blocksIn(element, inner);
  if (blocks.length === 0) return [];
  const box = boxAround(blocks, { ...style, ...boxLook(own) }, element.ownerDocument);
  // What is as narrow as its text stands where the text around it does.
  const align = isInLine(own) && !around.inRow ? style['text-align'] : undefined;
  return [align === undefined ? box : boxAround([box], { 'text-align': align }, element.ownerDocument)];
}

function boxAround(blocks: readonly Element[], style: Declarations, document: Document): Element {
  const box = document.createElement('section');
  if (Object.keys(style).length > 0) box.setAttribute('style', printDeclarations(style));
  box.append(...blocks);
  return box;
}

const hasBlocks = (element: Element): boolean => [...element.querySelectorAll('*')].some(isBlock);

const styleOf = (element: Element): Declarations => readDeclarations(element.getAttribute('style') ?? '') ?? {};

const inheritedOf = (element: Element): Declarations =>
  Object.fromEntries(Object.entries(styleOf(element)).filter(([name]) => INHERITED.test(name)));

/** The element without what stands in it, its look being with the text already. */
function shell(element: Element): Element {
  const empty = element.ownerDocument.createElement(element.localName);
  for (const { name, value } of element.attributes) if (name !== 'style') empty.setAttribute(name, value);
  return empty;
}

function paragraph(name: string, nodes: readonly Node[], { style, wrappers }: Around, document: Document): Element {
  const made = document.createElement(name);
  if (Object.keys(style).length > 0) made.setAttribute('style', printDeclarations(style));
  const innermost = wrappers
    .filter(({ localName }) => localName !== 'span')
    .reduce<Element>((outer, wrapper) => {
      const inner = wrapper.cloneNode();
      outer.append(inner);
      return inner instanceof Element ? inner : outer;
    }, made);
  innermost.append(...nodes);
  return made;
}

/** A list has no ground of its own: a box around it has. */
function listIn(list: Element, { keepsBoxes }: Around): readonly Element[] {
  const style = styleOf(list);
  const blocks = flattenList(list);
  return keepsBoxes && isSeen(style) ? [boxAround(blocks, boxLook(style), list.ownerDocument)] : blocks;
}
