import { type ContentBlock, type ContentState, SelectionState } from 'draft-js';
import { type Place, placeOf } from './domText.ts';

/** A selection of ours between two places, whichever comes first; undefined where one of them is not in the text. */
export function rangeOf(content: ContentState, anchor: Place, focus: Place): SelectionState | undefined {
  const from = placeIn(content, anchor);
  const to = placeIn(content, focus);
  if (!from || !to) return undefined;
  const order = content.getBlockMap().keySeq();
  const isBackward = from.key === to.key ? from.offset > to.offset : order.indexOf(from.key) > order.indexOf(to.key);
  return new SelectionState({
    anchorKey: from.key,
    anchorOffset: from.offset,
    focusKey: to.key,
    focusOffset: to.offset,
    isBackward,
    hasFocus: true,
  });
}

function placeIn(content: ContentState, { key, offset }: Place): Place | undefined {
  const block: ContentBlock | undefined = content.getBlockForKey(key);
  // A line that ends in a break is drawn with a sign more.
  return block && { key, offset: Math.min(offset, block.getLength()) };
}

/** The same of what a browser has selected, or is about to change; undefined where it is not within the text. */
export function rangeOfDom(host: Element, content: ContentState, range: DomRange): SelectionState | undefined {
  const anchor = placeOf(host, range.startContainer, range.startOffset);
  const focus = placeOf(host, range.endContainer, range.endOffset);
  return anchor && focus && rangeOf(content, anchor, focus);
}

type DomRange = Pick<AbstractRange, 'startContainer' | 'startOffset' | 'endContainer' | 'endOffset'>;

/** What is selected on the page, in the direction it was selected in. */
export function selectedRange(host: Element, content: ContentState): SelectionState | undefined {
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = host.ownerDocument.getSelection() ?? {};
  if (!anchorNode || !focusNode) return undefined;
  const range = {
    startContainer: anchorNode,
    startOffset: anchorOffset,
    endContainer: focusNode,
    endOffset: focusOffset,
  };
  return rangeOfDom(host, content, range);
}

/** Whether two selections hold the same text, whichever way they were made. */
export const isSame = (one: SelectionState, other: SelectionState): boolean =>
  one.getStartKey() === other.getStartKey() &&
  one.getStartOffset() === other.getStartOffset() &&
  one.getEndKey() === other.getEndKey() &&
  one.getEndOffset() === other.getEndOffset();
