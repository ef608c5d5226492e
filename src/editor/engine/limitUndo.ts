import { EditorState } from 'draft-js';
import { Stack } from 'immutable';

/** How many steps can be taken back. E10 */
export const UNDO_STEPS = 20;

/** How many letters typed in a row are one step. */
export const STEP_KEYS = 20;

/** The state with no more than so many steps to take back; letters typed in a row become a new step now and then. */
export function limitUndo(state: EditorState): EditorState {
  const steps = state.getUndoStack();
  const limited =
    steps.size > UNDO_STEPS
      ? EditorState.set(state, { undoStack: Stack(steps.toArray().slice(0, UNDO_STEPS)) })
      : state;
  // draft-js begins a new step wherever another kind of change came before.
  return isLongRun(limited) ? EditorState.set(limited, { lastChangeType: 'split-block' }) : limited;
}

/** Since the last step so many letters have come to the line that is typed in. */
function isLongRun(state: EditorState): boolean {
  if (state.getLastChangeType() !== 'insert-characters') return false;
  const key = state.getSelection().getStartKey();
  const before = state.getUndoStack().first()?.getBlockForKey(key)?.getLength() ?? 0;
  return state.getCurrentContent().getBlockForKey(key).getLength() - before >= STEP_KEYS;
}
