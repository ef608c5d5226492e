import { EditorState, Modifier } from 'draft-js';
import { isText } from './selectedBlocks.ts';

/** Writes a text in the place of the selection, in the look of the text there, and puts the caret behind it. */
export function insertText(state: EditorState, text: string): EditorState {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const block = content.getBlockForKey(selection.getStartKey());
  if (!block || !isText(block)) return state;
  const written = Modifier.replaceText(content, selection, text, state.getCurrentInlineStyle());
  return EditorState.push(state, written, 'insert-characters');
}
