import { type EditorState, Modifier } from 'draft-js';
import { isText } from '../commands/selectedBlocks.ts';
import { rangeIn, step } from '../commands/step.ts';
import { hrefOf } from './hrefOf.ts';

/** An address at the end of what was typed; what closes a sentence is no part of it. */
const ADDRESS = /(?:https?:\/\/|www\.)[\w\-./?%&=+#~:@!$*;]*[\w/]$/i;

/** Makes a link of an address just typed before the caret; the state as it was where there is none. */
export function autoLink(state: EditorState): EditorState {
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  const block = content.getBlockForKey(selection.getStartKey());
  if (!selection.isCollapsed() || !block || !isText(block) || block.getType() === 'code-block') return state;
  const caret = selection.getStartOffset();
  const [address] = ADDRESS.exec(block.getText().slice(0, caret)) ?? [];
  const href = address && hrefOf(address);
  if (!href || block.getEntityAt(caret - 1)) return state;
  const made = content.createEntity('LINK', 'MUTABLE', { href });
  const range = rangeIn(block.getKey(), caret - address.length, caret);
  return step(state, Modifier.applyEntity(made, range, made.getLastCreatedEntityKey()), 'apply-entity');
}
