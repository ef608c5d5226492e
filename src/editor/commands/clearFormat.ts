import { type EditorState, Modifier } from 'draft-js';
import { linkOf } from '../document/inlineStyles.ts';
import { selectedText, spanIn } from './selectedBlocks.ts';
import { rangeIn, rangeOf, step } from './step.ts';
import { stylesIn } from './textStyles.ts';

/**
 * Takes every look from the selected text and its paragraphs; with nothing selected, from the paragraph at the caret.
 *
 * Headings, lists, quotations and links stay what they are.
 */
export function clearFormat(state: EditorState): EditorState {
  const selection = state.getSelection();
  let content = state.getCurrentContent();
  for (const block of selectedText(state)) {
    const [from, to] = selection.isCollapsed() ? [0, block.getLength()] : spanIn(block, selection);
    const range = rangeIn(block.getKey(), from, to);
    for (const style of stylesIn(block, from, to))
      if (!linkOf(style)) content = Modifier.removeInlineStyle(content, range, style);
    const data = block.getData();
    if (data.has('style') || data.has('class')) {
      content = Modifier.setBlockData(content, rangeOf(block), data.delete('style').delete('class'));
    }
  }
  return step(state, content, 'change-inline-style');
}
