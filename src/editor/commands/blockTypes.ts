import { type ContentBlock, type ContentState, type DraftBlockType, type EditorState, Modifier } from 'draft-js';
import { selectedText } from './selectedBlocks.ts';
import { rangeOf, step } from './step.ts';

/** What the paragraph at the caret, or the first one selected, is. */
export const blockTypeAt = (state: EditorState): DraftBlockType => selectedText(state)[0]?.getType() ?? 'atomic';

/** Makes every selected paragraph a heading, a quotation, an item of a list, or a plain paragraph again. */
export function setBlockType(state: EditorState, type: DraftBlockType): EditorState {
  return changeTypes(state, selectedText(state), type);
}

/** The same, and back to a plain paragraph where all of them are that already. */
export function toggleBlockType(state: EditorState, type: DraftBlockType): EditorState {
  const blocks = selectedText(state);
  return changeTypes(state, blocks, blocks.every((block) => block.getType() === type) ? 'unstyled' : type);
}

const changeTypes = (state: EditorState, blocks: readonly ContentBlock[], type: DraftBlockType): EditorState =>
  step(state, withType(state.getCurrentContent(), blocks, type), 'change-block-type');

/** The same, as a part of a step. */
export function withType(content: ContentState, blocks: readonly ContentBlock[], type: DraftBlockType): ContentState {
  return blocks.reduce((before, block) => {
    if (block.getType() === type) return before;
    const typed = Modifier.setBlockType(before, rangeOf(block), type);
    // The list it stood in, and the element it was, are left behind.
    return Modifier.setBlockData(typed, rangeOf(block), block.getData().delete('group').delete('tag'));
  }, content);
}
