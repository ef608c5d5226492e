import { type Declarations, printDeclarations, readDeclarations } from '../document/declarations.ts';

const BLOCKS = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul video audio iframe svg'.split(
    ' ',
  ),
);
/** Blocks that are what they are; the others are a page's boxes around them. */
const WHOLE = new Set('blockquote details figure hr ol ul pre table video audio iframe svg'.split(' '));
const TEXTS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** What text takes over from the boxes around it. */
const INHERITED = /^(?:color|font-(?:size|family|weight|style)|text-(?:align|indent)|line-height|letter-spacing)$/;

interface Around {
  readonly style: Declarations;
  /** Inline elements that stand around blocks: a link around a paragraph becomes a link in it. */
  readonly wrappers: readonly Element[];
}

/** A page's boxes go, and what stood in them are lines of text, lists and tables one below the other. */
export function flattenBlocks(body: HTMLElement): void {
  body.replaceChildren(...blocksIn(body, { style: {}, wrappers: [] }));
}

function blocksIn(box: Element, around: Around): readonly Element[] {
  const blocks: Element[] = [];
  let line: Node[] = [];
  const endLine = () => {
    if (line.some(isSaid)) blocks.push(paragraph('p', line, around, box.ownerDocument));
    line = [];
  };
  for (const node of [...box.childNodes]) {
    const holdsBlocks = node instanceof Element && (BLOCKS.has(node.localName) || hasBlocks(node));
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
  if (name === 'ul' || name === 'ol') return [listOf(element)];
  if (WHOLE.has(name)) return [element];
  const style = { ...around.style, ...inheritedOf(element) };
  if (!BLOCKS.has(name)) return blocksIn(element, { style, wrappers: [...around.wrappers, shell(element)] });
  if (hasBlocks(element)) return blocksIn(element, { ...around, style });
  if (!isSaid(element) && !TEXTS.has(name)) return [];
  const own = {
    ...around,
    style: { ...around.style, ...styleOf(element), ...(name === 'center' && { 'text-align': 'center' }) },
  };
  return [paragraph(TEXTS.has(name) ? name : 'p', [...element.childNodes], own, element.ownerDocument)];
}

const hasBlocks = (element: Element): boolean =>
  [...element.querySelectorAll('*')].some(({ localName }) => BLOCKS.has(localName));

const isSaid = (node: Node): boolean =>
  (node.textContent ?? '').trim() !== '' ||
  (node instanceof Element && (/^(?:img|br)$/.test(node.localName) || node.querySelector('img,br') !== null));

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

/** A list as the editor has it: items of one line, deeper lists in the item before. */
function listOf(list: Element): Element {
  for (const { name } of [...list.attributes]) if (name !== 'start') list.removeAttribute(name);
  for (const child of [...list.children]) {
    // Browsers let a list stand in a list, where it should stand in an item.
    if (/^[uo]l$/.test(child.localName)) {
      const before = child.previousElementSibling;
      if (before) before.append(child);
    } else if (child.localName === 'li') tidyItem(child);
  }
  return list;
}

function tidyItem(item: Element): void {
  for (const child of [...item.children]) {
    if (/^[uo]l$/.test(child.localName)) {
      child.removeAttribute('style');
      listOf(child);
    } else if (BLOCKS.has(child.localName) && !WHOLE.has(child.localName)) {
      if (child.previousSibling && isSaid(child.previousSibling)) child.before(item.ownerDocument.createElement('br'));
      tidyItem(child);
      child.replaceWith(...child.childNodes);
    }
  }
}
