/** Where in an article's text: so many UTF-16 units into a block. */
export interface Place {
  readonly key: string;
  readonly offset: number;
}

const BLOCK = '[data-block="true"]';

/** The element a block is drawn in; null where it is not drawn. */
export const elementOf = (host: Element, key: string): Element | null =>
  host.querySelector(`${BLOCK}[data-offset-key="${key}-0-0"]`);

/** What is text of the article: what atoms draw is none. */
const isArticles = (node: Node): number =>
  node instanceof Element
    ? node.getAttribute('contenteditable') === 'false'
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_SKIP
    : NodeFilter.FILTER_ACCEPT;

function* textsIn(block: Element): Generator<Text> {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, isArticles);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) yield node;
}

/** The text a block is drawn with, wherever in it a browser has put it. */
export const textOf = (block: Element): string => [...textsIn(block)].map(({ data }) => data).join('');

/** The place in the text of what a browser calls a point: a node and an offset in it; undefined outside of all blocks. */
export function placeOf(host: Element, node: Node | null, offset: number): Place | undefined {
  const block = (node instanceof Element ? node : node?.parentElement)?.closest(BLOCK);
  if (!node || !block || block.closest('[contenteditable="true"]') !== host) return undefined;
  const point = document.createRange();
  point.setStart(node, offset);
  let before = 0;
  for (const text of textsIn(block)) {
    if (text === node) before += offset;
    if (text === node || point.comparePoint(text, text.length) > 0) break;
    before += text.length;
  }
  const key = block.getAttribute('data-offset-key')?.split('-')[0];
  return key === undefined ? undefined : { key, offset: before };
}

/** The other way round: the point on the page so far into a block, at the end of what stands before it. */
export function pointIn(block: Element, offset: number): readonly [node: Text, offset: number] | undefined {
  let rest = offset;
  for (const text of textsIn(block)) {
    if (rest <= text.length) return [text, rest];
    rest -= text.length;
  }
  return undefined;
}
