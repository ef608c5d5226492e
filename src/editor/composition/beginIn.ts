import { EditorState, Modifier } from 'draft-js';
import type { Began } from './composed.ts';
import { isSame, selectedRange } from './rangeOf.ts';
import { linkAt } from './replaceText.ts';

/**
 * A composition that begins now, and the state it begins in: where the page says, for the engine may not have heard of
 * the caret yet.
 *
 * What was selected goes first: a browser that takes out a picture or joins two lines by itself loses hold of what it
 * has composed, and leaves its first letter behind.
 */
export function beginIn(host: Element, state: EditorState): readonly [Began, EditorState] {
  const content = state.getCurrentContent();
  const range = selectedRange(host, content) ?? state.getSelection();
  const isSeveral = range.getStartKey() !== range.getEndKey();
  // A phone that takes up the word at the caret has selected it only on the page.
  const isChosen = !range.isCollapsed() && (isSeveral || isSame(range, state.getSelection()));
  if (!isChosen) return [{ host, range, block: content.getBlockForKey(range.getStartKey()) }, state];

  const at = EditorState.acceptSelection(state, range);
  const as = { style: at.getCurrentInlineStyle(), link: linkAt(content, range) };
  const rest = EditorState.push(at, Modifier.removeRange(content, range, 'backward'), 'remove-range');
  const caret = rest.getSelection();
  const block = rest.getCurrentContent().getBlockForKey(caret.getStartKey());
  return [{ host, range: caret, block, as }, EditorState.forceSelection(rest, caret)];
}
