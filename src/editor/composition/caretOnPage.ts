import type { Began } from './composed.ts';
import { elementOf, placeOf, pointIn } from './domText.ts';

/** A picture's own sign is drawn without a size: what is composed in it would not be seen. The function hides it again. */
export function showSign(host: Element): () => void {
  const caret = host.ownerDocument.getSelection()?.anchorNode?.parentElement;
  const sign = caret?.closest('.inline-atom-char');
  sign?.classList.add('composed');
  return () => sign?.classList.remove('composed');
}

/**
 * Keeps the caret of the page behind what is composed. Chromium counts the letters of the page up to it, and those of a
 * picture's buttons along with them: it may put it into the picture, where nothing can be written, and the word is lost.
 */
export function holdCaret({ host, block, range }: Began, composed: string): void {
  const selection = host.ownerDocument.getSelection();
  if (!selection || isInText(host, selection.focusNode)) return;
  const element = elementOf(host, block.getKey());
  const point = element && pointIn(element, range.getStartOffset() + composed.length);
  if (point) selection.collapse(...point);
}

const isInText = (host: Element, node: Node | null): boolean =>
  placeOf(host, node, 0) !== undefined &&
  (node instanceof Element ? node : node?.parentElement)?.closest('[contenteditable]') === host;
