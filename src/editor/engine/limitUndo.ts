import { EditorState } from 'draft-js';
import { Stack } from 'immutable';

/** How many steps can be taken back. E10 */
export const UNDO_STEPS = 20;

/** The state with no more than so many steps to take back. */
export function limitUndo(state: EditorState): EditorState {
  const steps = state.getUndoStack();
  if (steps.size <= UNDO_STEPS) return state;
  return EditorState.set(state, { undoStack: Stack(steps.toArray().slice(0, UNDO_STEPS)) });
}
