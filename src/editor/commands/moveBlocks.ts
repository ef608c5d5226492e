import { BlockMapBuilder, type ContentBlock, type ContentState, EditorState, type SelectionState } from 'draft-js';
import { settleBlocks, withoutPhantoms, withPhantoms } from './settleBlocks.ts';
import { type Stretch, stretchAbove, stretchBelow, wholeStretch } from './stretch.ts';

export type Way = 'up' | 'down';

/** The blocks of an article that can be moved, and which of them are meant. */
interface Movable {
  readonly blocks: readonly ContentBlock[];
  readonly stretch: Stretch;
}

const edges = (selection: SelectionState): readonly string[] => [selection.getStartKey(), selection.getEndKey()];

/** From one block to another, with all that hangs on them; undefined where one is not there. */
export function movableOf(state: EditorState, [first, last]: readonly string[]): Movable | undefined {
  const blocks = withoutPhantoms(state.getCurrentContent().getBlocksAsArray(), edges(state.getSelection()));
  const from = blocks.findIndex((block) => block.getKey() === first);
  const to = blocks.findIndex((block) => block.getKey() === last) + 1;
  return from < 0 || to <= from ? undefined : { blocks, stretch: wholeStretch(blocks, { from, to }) };
}

/** Other blocks for an article, as one step that can be undone; the caret stays where it is unless it has to go. */
export function reorder(
  state: EditorState,
  blocks: readonly ContentBlock[],
  selection = state.getSelection(),
): EditorState {
  // The type of a draft-js record's merge forgets what it merges into.
  const content = state.getCurrentContent().merge({
    blockMap: BlockMapBuilder.createFromArray([...withPhantoms(blocks)]),
    selectionBefore: state.getSelection(),
    selectionAfter: selection,
  }) as ContentState;
  const next = EditorState.push(state, content, 'move-block');
  // What was moved is drawn anew, and the caret with it.
  return selection.getHasFocus()
    ? EditorState.forceSelection(next, selection)
    : EditorState.acceptSelection(next, selection);
}

/** Puts a stretch before the block at a place, counted without the stretch. */
function put(state: EditorState, { blocks, stretch: { from, to } }: Movable, place: number): EditorState {
  if (place === from) return state;
  const moved = blocks.slice(from, to);
  const others = [...blocks.slice(0, from), ...blocks.slice(to)];
  const order = [...others.slice(0, place), ...moved, ...others.slice(place)];
  return reorder(state, settleBlocks(order, { from: place, to: place + moved.length }));
}

function move(state: EditorState, keys: readonly string[], way: Way): EditorState {
  const movable = movableOf(state, keys);
  if (!movable) return state;
  const { blocks, stretch } = movable;
  const other = way === 'up' ? stretchAbove(blocks, stretch) : stretchBelow(blocks, stretch);
  if (!other) return state;
  return put(state, movable, way === 'up' ? other.from : stretch.from + other.to - other.from);
}

/** Moves the blocks the selection touches past what stands above or below; nothing where nothing does. E10 */
export const moveBlocks = (state: EditorState, way: Way): EditorState => move(state, edges(state.getSelection()), way);

/** The same for one block, and what hangs on it. */
export const moveBlock = (state: EditorState, key: string, way: Way): EditorState => move(state, [key, key], way);

/** Puts a block before another one, or behind all where none is named; nothing where it would go into itself. */
export function moveBlockTo(state: EditorState, key: string, before: string | undefined): EditorState {
  const movable = movableOf(state, [key, key]);
  if (!movable) return state;
  const { blocks, stretch } = movable;
  const at = before === undefined ? blocks.length : blocks.findIndex((block) => block.getKey() === before);
  if (at < 0 || (at >= stretch.from && at <= stretch.to)) return state;
  return put(state, movable, at > stretch.from ? at - (stretch.to - stretch.from) : at);
}

/** Which block of how many the selection begins in, from 1; lines for the caret only do not count. */
export function placeOf(state: EditorState, key: string): readonly [place: number, all: number] {
  const blocks = withoutPhantoms(state.getCurrentContent().getBlocksAsArray(), [key]);
  return [blocks.findIndex((block) => block.getKey() === key) + 1, blocks.length];
}
