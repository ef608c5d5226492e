import { type EditorState, Modifier } from 'draft-js';
import { isText } from '../commands/selectedBlocks.ts';
import { rangeIn, step } from '../commands/step.ts';
import { addressAtEnd } from './addressesIn.ts';

/** Makes a link of an address just typed before the caret; the state as it was where there is none. */
export function autoLink(state: EditorState): EditorState {
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  const block = content.getBlockForKey(selection.getStartKey());
  if (!selection.isCollapsed() || !block || !isText(block) || block.getType() === 'code-block') return state;
  const caret = selection.getStartOffset();
  const address = addressAtEnd(block.getText().slice(0, caret));
  if (!address || block.getEntityAt(caret - 1)) return state;
  const made = content.createEntity('LINK', 'MUTABLE', { href: address.href });
  const range = rangeIn(block.getKey(), address.from, address.to);
  return step(state, Modifier.applyEntity(made, range, made.getLastCreatedEntityKey()), 'apply-entity');
}
