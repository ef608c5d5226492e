import type { Found } from './findText.ts';

const NAME = 'editor-found';

/** Where characters of a block are drawn; undefined where they are not. */
function rangeOf(article: Element, { key, from, to }: Found): Range | undefined {
  const block = article.querySelector(`[data-block="true"][data-offset-key="${key}-0-0"]`);
  if (!block) return undefined;
  const range = document.createRange();
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('[data-text="true"]')) continue;
    const length = node.textContent?.length ?? 0;
    if (from >= passed && from < passed + length) range.setStart(node, from - passed);
    if (to > passed && to <= passed + length) {
      range.setEnd(node, to - passed);
      return range;
    }
    passed += length;
  }
  return undefined;
}

/**
 * Marks what was found without touching it, and brings it into sight; undefined marks nothing any more.
 *
 * Browsers that cannot mark (before 2023) only bring it into sight.
 */
export function highlight(article: Element | null, found: Found | undefined): void {
  if (typeof Highlight === 'undefined') return;
  const range = article && found ? rangeOf(article, found) : undefined;
  if (!range) {
    CSS.highlights.delete(NAME);
    return;
  }
  CSS.highlights.set(NAME, new Highlight(range));
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
