import { type ContentBlock, type ContentState, type EditorChangeType, EditorState, SelectionState } from 'draft-js';

/** One step that can be undone; the selection stays where it is. Nothing is added where nothing has changed. */
export function step(state: EditorState, content: ContentState, kind: EditorChangeType): EditorState {
  if (content.getBlockMap().equals(state.getCurrentContent().getBlockMap())) return state;
  // A change of blocks would put the selection where it changed last.
  return EditorState.set(EditorState.push(state, content, kind), { selection: state.getSelection() });
}

/** Characters of one block, from, up to and without, as something that can be selected. */
export function rangeIn(key: string, from: number, to: number): SelectionState {
  return new SelectionState({ anchorKey: key, anchorOffset: from, focusKey: key, focusOffset: to });
}

/** All of one block. */
export const rangeOf = (block: ContentBlock): SelectionState => rangeIn(block.getKey(), 0, block.getLength());
