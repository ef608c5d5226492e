import { type ContentBlock, type ContentState, type EditorState, Modifier, SelectionState } from 'draft-js';
import { Map as Data } from 'immutable';

/** The block the selection begins in. */
export const blockAt = (state: EditorState): ContentBlock =>
  state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());

/** Of what a block says of itself only the boxes it stands in, for one that is made beside it. */
export const boxData = (block: ContentBlock): Data<string, unknown> =>
  Data(block.getData().filter((_, name) => name === 'boxes'));

/** The content with the blocks that are new since a state in the boxes of the place where they were made. */
export function withBoxesAt(content: ContentState, before: EditorState): ContentState {
  const data = boxData(blockAt(before));
  if (data.isEmpty()) return content;
  const isNew = (block: ContentBlock): boolean =>
    !before.getCurrentContent().getBlockMap().has(block.getKey()) && !block.getData().has('boxes');
  const boxed = content
    .getBlocksAsArray()
    .filter(isNew)
    .reduce(
      (next, block) =>
        Modifier.setBlockData(next, SelectionState.createEmpty(block.getKey()), block.getData().merge(data)),
      content,
    );
  // The type of a draft-js record's merge forgets what it merges into.
  return boxed.merge({
    selectionBefore: content.getSelectionBefore(),
    selectionAfter: content.getSelectionAfter(),
  }) as ContentState;
}
