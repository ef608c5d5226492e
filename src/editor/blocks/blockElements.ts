/** How draft-js marks what it draws of a block. */
const BLOCK = '[data-block="true"]';

/** A block of the article as it is drawn; a cell's own blocks stand within one. */
const isTop = (element: Element): boolean => !element.parentElement?.closest(BLOCK);

/** Every block of an article, from top to bottom, but for lines that are there for the caret only. */
export const topBlocks = (article: Element): readonly HTMLElement[] =>
  [...article.querySelectorAll<HTMLElement>(BLOCK)].filter((each) => isTop(each) && !each.matches('.phantom'));

/** The block of the article in which something stands. */
export function topBlockAround(article: Element, node: Node | null): HTMLElement | undefined {
  const start = node instanceof Element ? node : node?.parentElement;
  for (let each = start?.closest<HTMLElement>(BLOCK); each; each = each.parentElement?.closest<HTMLElement>(BLOCK)) {
    if (isTop(each)) return article.contains(each) ? each : undefined;
  }
  return undefined;
}

/** The block drawn at a height of the screen, wherever the pointer stands beside it. */
export function topBlockAt(article: Element, y: number): HTMLElement | undefined {
  const { left, width } = article.getBoundingClientRect();
  return topBlockAround(article, document.elementFromPoint(left + width / 2, y));
}

/** Which block of the article's state is drawn there. */
export const keyOfElement = (block: Element): string => block.getAttribute('data-offset-key')?.split('-')[0] ?? '';

/** Where something dropped at a height would go: before a block, or behind all, and where that is on the screen. */
export function gapAt(article: Element, y: number): { readonly before: string | undefined; readonly top: number } {
  const blocks = topBlocks(article);
  const next = blocks.find((block) => {
    const { top, height } = block.getBoundingClientRect();
    return y < top + height / 2;
  });
  const last = blocks.at(-1);
  if (next) return { before: keyOfElement(next), top: next.getBoundingClientRect().top };
  return { before: undefined, top: last?.getBoundingClientRect().bottom ?? y };
}
