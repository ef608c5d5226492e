import { BlockMapBuilder, type ContentBlock, type ContentState, SelectionState } from 'draft-js';

/** An article with one more line below one of its own; the caret stands at the end of the new one. */
export function insertBelow(content: ContentState, block: ContentBlock, line: ContentBlock): ContentState {
  const blocks = content
    .getBlocksAsArray()
    .flatMap((each) => (each.getKey() === block.getKey() ? [each, line] : [each]));
  const end = line.getLength();
  return content.merge({
    blockMap: BlockMapBuilder.createFromArray(blocks),
    selectionBefore: content.getSelectionAfter(),
    selectionAfter: SelectionState.createEmpty(line.getKey()).merge({ anchorOffset: end, focusOffset: end }),
    // The type of a draft-js record's merge forgets what it merges into.
  }) as ContentState;
}
