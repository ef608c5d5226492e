import { ContentBlock, EditorState, genKey, Modifier, RichUtils, SelectionState } from 'draft-js';
import { boxData } from '../document/newInBox.ts';
import { insertBelow } from './insertBelow.ts';
import { newParagraph } from './newParagraph.ts';

/** What Enter does where it is not a new paragraph; undefined where it is. With Shift it is a line break. */
export function pressReturn(state: EditorState, withShift: boolean): EditorState | undefined {
  const selection = state.getSelection();
  const block: ContentBlock = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  if (block.getType() === 'atomic') return lineAfter(state, block, '');
  if (withShift) return softBreak(state);
  if (block.getType() !== 'code-block') return newParagraph(state);
  const isAtEnd = selection.isCollapsed() && selection.getStartOffset() === block.getLength();
  // An empty last line leaves the code.
  return isAtEnd && block.getText().endsWith('\n') ? leaveCode(state, block) : softBreak(state);
}

/** A line break within the block. */
function softBreak(state: EditorState): EditorState {
  if (state.getSelection().isCollapsed()) return RichUtils.insertSoftNewline(state);
  const content = Modifier.removeRange(state.getCurrentContent(), state.getSelection(), 'backward');
  return RichUtils.insertSoftNewline(EditorState.push(state, content, 'remove-range'));
}

function leaveCode(state: EditorState, block: ContentBlock): EditorState {
  const end = block.getLength();
  const last = SelectionState.createEmpty(block.getKey()).merge({ anchorOffset: end - 1, focusOffset: end });
  const content = Modifier.removeRange(state.getCurrentContent(), last, 'backward');
  return lineAfter(EditorState.push(state, content, 'remove-range'), block, '');
}

/** A new line behind a block, with the caret at its end: what is typed at an atom goes there. */
export function lineAfter(state: EditorState, block: ContentBlock, text: string): EditorState {
  const line = new ContentBlock({ key: genKey(), type: 'unstyled', text, data: boxData(block) });
  const content = insertBelow(state.getCurrentContent(), block, line);
  return EditorState.forceSelection(EditorState.push(state, content, 'split-block'), content.getSelectionAfter());
}
