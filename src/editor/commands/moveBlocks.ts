import { BlockMapBuilder, type ContentBlock, type ContentState, EditorState, type SelectionState } from 'draft-js';
import type { Box } from '../document/Piece.ts';
import {
  boxesAt,
  boxesWithin,
  frameAround,
  outerFrame,
  outsideOf,
  runAt,
  sharedAt,
  unitAt,
  withFrames,
} from './boxStretch.ts';
import { settleBlocks, withBoxes, withoutPhantoms, withPhantoms } from './settleBlocks.ts';
import { depthOf, type Stretch, standTogether, stretchUpFrom, wholeStretch } from './stretch.ts';

export type Way = 'up' | 'down';

/** The blocks of an article that can be moved, and which of them are meant. */
interface Movable {
  readonly blocks: readonly ContentBlock[];
  readonly stretch: Stretch;
}

/** Blocks by the first and the last of them. */
export type Ends = readonly [first: string, last: string];

const edges = (selection: SelectionState): Ends => [selection.getStartKey(), selection.getEndKey()];

/** From one block to another, with all that hangs on them; undefined where one is not there. */
export function movableOf(state: EditorState, [first, last]: Ends): Movable | undefined {
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
    blockMap: BlockMapBuilder.createFromArray([...withPhantoms(blocks, state.getCurrentContent())]),
    selectionBefore: state.getSelection(),
    selectionAfter: selection,
  }) as ContentState;
  const next = EditorState.push(state, content, 'move-block');
  // What was moved is drawn anew, and the caret with it.
  return selection.getHasFocus()
    ? EditorState.forceSelection(next, selection)
    : EditorState.acceptSelection(next, selection);
}

/** Puts a stretch before the block at a place, counted without the stretch, into the boxes there. */
function put(state: EditorState, { blocks, stretch }: Movable, place: number, around: readonly Box[]): EditorState {
  const { from, to } = stretch;
  const moved = blocks.slice(from, to).map((block, index) => {
    const own = boxesAt(blocks, from + index).slice(outsideOf(blocks, from + index, stretch));
    return withBoxes(block, boxesWithin(around, own));
  });
  const others = [...blocks.slice(0, from), ...blocks.slice(to)];
  const order = [...others.slice(0, place), ...moved, ...others.slice(place)];
  return reorder(state, settleBlocks(order, { from: place, to: place + moved.length }));
}

/** Past its neighbour in the same frame, a line or a whole frame; at the edge of its frame a block takes that along. */
function step(state: EditorState, movable: Movable, way: Way, outside: number): EditorState {
  const { blocks } = movable;
  const stretch = withFrames(blocks, movable.stretch, outside);
  const at = way === 'up' ? stretch.from - 1 : stretch.to;
  if (at >= 0 && at < blocks.length && sharedAt(blocks, stretch.from, at) >= outside) {
    const depth = standTogether(blocks[stretch.from], blocks[at]) ? depthOf(blocks[stretch.from]) : 0;
    const alone = way === 'up' ? stretchUpFrom(blocks, at, depth) : wholeStretch(blocks, { from: at, to: at + 1 });
    const { from, to, around } = unitAt(blocks, at, alone, outside);
    return put(state, { blocks, stretch }, way === 'up' ? from : stretch.from + to - from, around);
  }
  if (outside === 0) return state;
  const frame = runAt(blocks, stretch.from, outside - 1);
  const further = outerFrame(boxesAt(blocks, stretch.from).slice(0, outside - 1));
  return step(state, { blocks, stretch: frame }, way, further);
}

/** Moves blocks past what stands above or below; nothing where nothing does. One step of undo. */
export function moveStretch(state: EditorState, ends: Ends, way: Way): EditorState {
  const movable = movableOf(state, ends);
  return movable ? step(state, movable, way, frameAround(movable.blocks, movable.stretch)) : state;
}

/** Moves the blocks the selection touches past what stands above or below; nothing where nothing does. E10 */
export const moveBlocks = (state: EditorState, way: Way): EditorState =>
  moveStretch(state, edges(state.getSelection()), way);

/**
 * Puts a block before another one, or behind all where none is named; nothing where it would go into itself. Between two
 * lines of a box it stands in it, and takes along what holds nothing else.
 */
export function moveBlockTo(state: EditorState, key: string, before: string | undefined): EditorState {
  const movable = movableOf(state, [key, key]);
  if (!movable) return state;
  const { blocks, stretch } = movable;
  const at = before === undefined ? blocks.length : blocks.findIndex((block) => block.getKey() === before);
  if (at < 0 || (at >= stretch.from && at <= stretch.to)) return state;
  const around = at < blocks.length ? boxesAt(blocks, at).slice(0, at > 0 ? sharedAt(blocks, at, at - 1) : 0) : [];
  return put(state, movable, at > stretch.from ? at - (stretch.to - stretch.from) : at, around);
}

/** Which block of how many the selection begins in, from 1; lines for the caret only do not count. */
export function placeOf(state: EditorState, key: string): readonly [place: number, all: number] {
  const blocks = withoutPhantoms(state.getCurrentContent().getBlocksAsArray(), [key]);
  return [blocks.findIndex((block) => block.getKey() === key) + 1, blocks.length];
}

/** The first and the last block of the frame a block stands in with others: a card, a list of paragraphs. */
export function frameOf(state: EditorState, key: string): Ends | undefined {
  const movable = movableOf(state, [key, key]);
  if (!movable) return undefined;
  const { blocks, stretch } = movable;
  const outside = frameAround(blocks, stretch);
  const { from, to } = outside > 0 ? runAt(blocks, stretch.from, outside - 1) : stretch;
  const [first, last] = [blocks[from], blocks[to - 1]];
  const isMore = to - from > stretch.to - stretch.from;
  return isMore && first && last ? [first.getKey(), last.getKey()] : undefined;
}
