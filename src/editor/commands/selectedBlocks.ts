import type { ContentBlock, EditorState, SelectionState } from 'draft-js';

/** The blocks the selection touches, from top to bottom; the one with the caret when nothing is selected. */
export function selectedBlocks(state: EditorState): readonly ContentBlock[] {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const blocks = content.getBlockMap().skipUntil((_, key) => key === selection.getStartKey());
  const upToEnd = blocks.takeUntil((_, key) => key === selection.getEndKey()).toArray();
  const last = content.getBlockForKey(selection.getEndKey());
  return last ? [...upToEnd, last] : upToEnd;
}

/** Those of them that hold running text. */
export const selectedText = (state: EditorState): readonly ContentBlock[] => selectedBlocks(state).filter(isText);

/** A picture, a table, a rule and the like are no running text: what formats text leaves them alone. */
export const isText = (block: ContentBlock): boolean => block.getType() !== 'atomic';

/** Which characters of a block lie in the selection: from, up to and without. */
export function spanIn(block: ContentBlock, selection: SelectionState): readonly [from: number, to: number] {
  const key = block.getKey();
  return [
    key === selection.getStartKey() ? selection.getStartOffset() : 0,
    key === selection.getEndKey() ? selection.getEndOffset() : block.getLength(),
  ];
}
