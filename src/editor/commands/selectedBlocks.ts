import type { ContentBlock, EditorState, SelectionState } from 'draft-js';

/** The blocks the selection touches, from top to bottom; the one with the caret when nothing is selected. */
export function selectedBlocks(state: EditorState): readonly ContentBlock[] {
  const content = state.getCurrentContent();
  const [from, to] = [state.getSelection().getStartKey(), state.getSelection().getEndKey()];
  const first: ContentBlock | undefined = content.getBlockForKey(from);
  // Every tool asks at every key: looking through the article is for what reaches over several.
  if (from === to) return first ? [first] : [];
  const blocks = content.getBlocksAsArray();
  const at = (key: string) => blocks.findIndex((block) => block.getKey() === key);
  return blocks.slice(at(from), at(to) + 1);
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
