import { type Declarations, printDeclarations, readDeclarations } from '../document/declarations.ts';
import { isBlock, isList, isSaid, isWhole } from './blocks.ts';
import { flattenList } from './flattenLists.ts';

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
  if (isList(element)) return flattenList(element);
  if (isWhole(element)) return [element];
  const style = { ...around.style, ...inheritedOf(element) };
  if (!isBlock(element)) return blocksIn(element, { style, wrappers: [...around.wrappers, shell(element)] });
  if (hasBlocks(element)) return blocksIn(element, { ...around, style });
  if (!isSaid(element) && !TEXTS.has(name)) return [];
  const own = {
    ...around,
    style: { ...around.style, ...styleOf(element), ...(name === 'center' && { 'text-align': 'center' }) },
  };
  return [paragraph(TEXTS.has(name) ? name : 'p', [...element.childNodes], own, element.ownerDocument)];
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
