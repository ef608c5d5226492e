import { type ContentBlock, type ContentState, EditorState, SelectionState } from 'draft-js';
import { Stack } from 'immutable';

/** How many steps can be taken back. E10 */
export const UNDO_STEPS = 20;

/** How many letters typed in a row are one step. */
export const STEP_KEYS = 20;

/**
 * A state as an article or a cell takes it: its caret stands in the text, it has no more than so many steps to take back,
 * and letters typed in a row become a new step now and then.
 */
export function soundState(state: EditorState): EditorState {
  const inText = withCaretInText(state);
  const steps = inText.getUndoStack();
  const limited =
    steps.size > UNDO_STEPS
      ? EditorState.set(inText, { undoStack: Stack(steps.toArray().slice(0, UNDO_STEPS)) })
      : inText;
  // draft-js begins a new step wherever another kind of change came before.
  return isLongRun(limited) ? EditorState.set(limited, { lastChangeType: 'split-block' }) : limited;
}

/** A step back may lead to a selection in blocks that are there no more, or longer than they are: draft-js fails at both. */
function withCaretInText(state: EditorState): EditorState {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const isIn = (key: string, offset: number) => offset <= (blockAt(content, key)?.getLength() ?? -1);
  const isSound =
    isIn(selection.getAnchorKey(), selection.getAnchorOffset()) &&
    isIn(selection.getFocusKey(), selection.getFocusOffset());
  return isSound ? state : EditorState.set(state, { selection: caretNear(content, selection) });
}

const blockAt = (content: ContentState, key: string): ContentBlock | undefined => content.getBlockForKey(key);

function caretNear(content: ContentState, selection: SelectionState): SelectionState {
  const block = blockAt(content, selection.getStartKey()) ?? content.getLastBlock();
  const isItsOwn = block.getKey() === selection.getStartKey();
  const offset = isItsOwn ? Math.min(selection.getStartOffset(), block.getLength()) : block.getLength();
  const caret = { anchorOffset: offset, focusOffset: offset, hasFocus: selection.getHasFocus() };
  return SelectionState.createEmpty(block.getKey()).merge(caret);
}

/** Since the last step so many letters have come to the line that is typed in. */
function isLongRun(state: EditorState): boolean {
  if (state.getLastChangeType() !== 'insert-characters') return false;
  const key = state.getSelection().getStartKey();
  const before = state.getUndoStack().first()?.getBlockForKey(key)?.getLength() ?? 0;
  return state.getCurrentContent().getBlockForKey(key).getLength() - before >= STEP_KEYS;
}
