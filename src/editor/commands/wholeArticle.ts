import { ContentState, EditorState, SelectionState } from 'draft-js';

/** Selects all there is. */
export function selectAll(state: EditorState): EditorState {
  const content = state.getCurrentContent();
  const last = content.getLastBlock();
  const all = new SelectionState({
    anchorKey: content.getFirstBlock().getKey(),
    anchorOffset: 0,
    focusKey: last.getKey(),
    focusOffset: last.getLength(),
  });
  return EditorState.forceSelection(state, all);
}

/** Leaves one empty paragraph; one step that can be undone. */
export const clearArticle = (state: EditorState): EditorState =>
  EditorState.push(state, ContentState.createFromText(''), 'remove-range');
