import type { ContentBlock } from 'draft-js';
import { formOf } from '../document/blockForm.ts';
import { boxesOf, sharedBoxes } from '../document/boxes.ts';
import type { Box } from '../document/Piece.ts';
import { isSeen } from '../document/readBox.ts';
import type { Stretch } from './stretch.ts';

type Blocks = readonly ContentBlock[];

const LISTS = new Set(['ul', 'ol', 'dl']);
const ITEMS = new Set(['li', 'dt', 'dd']);

/** Seen as one thing: it has a ground or a line of its own, or is a list, an item, a quotation. */
const isFrame = ({ tag, style }: Box): boolean =>
  LISTS.has(tag) || ITEMS.has(tag) || tag === 'blockquote' || isSeen(style);

/** The boxes around the block at a place, from the outermost. */
export const boxesAt = (blocks: Blocks, at: number): readonly Box[] => {
  const block = blocks[at];
  return block ? boxesOf(formOf(block)) : [];
};

/** How many boxes two blocks stand in together, by their places. */
export const sharedAt = (blocks: Blocks, one: number, other: number): number =>
  sharedBoxes({ boxes: boxesAt(blocks, one) }, { boxes: boxesAt(blocks, other) });

/** All that stands with a block in its box of a depth. */
export function runAt(blocks: Blocks, at: number, depth: number): Stretch {
  let [from, to] = [at, at + 1];
  while (from > 0 && sharedAt(blocks, at, from - 1) > depth) from -= 1;
  while (to < blocks.length && sharedAt(blocks, at, to) > depth) to += 1;
  return { from, to };
}

const isWithin = (inner: Stretch, outer: Stretch): boolean => inner.from >= outer.from && inner.to <= outer.to;

/** In how many boxes a block stands that hold more than a stretch: with the others it moves. */
export function outsideOf(blocks: Blocks, at: number, stretch: Stretch): number {
  const boxes = boxesAt(blocks, at);
  const own = boxes.findIndex((_, depth) => isWithin(runAt(blocks, at, depth), stretch));
  return own < 0 ? boxes.length : own;
}

/** In how many boxes a stretch stands, up to the innermost frame that is around all of it. */
export function frameAround(blocks: Blocks, { from, to }: Stretch): number {
  const shared = Math.min(...blocks.slice(from, to).map((_, index) => sharedAt(blocks, from, from + index)));
  return outerFrame(boxesAt(blocks, from).slice(0, shared));
}

/** The same of boxes alone. */
export const outerFrame = (boxes: readonly Box[]): number => boxes.findLastIndex(isFrame) + 1;

/** A stretch with all of the frames in which it begins and ends. */
export function withFrames(blocks: Blocks, { from, to }: Stretch, outside: number): Stretch {
  const whole = (at: number): Stretch => {
    const depth = boxesAt(blocks, at).findIndex((box, index) => index >= outside && isFrame(box));
    return depth < 0 ? { from: at, to: at + 1 } : runAt(blocks, at, depth);
  };
  return { from: whole(from).from, to: whole(to - 1).to };
}

/**
 * What one moves past where a block stands, and the boxes it stands in: a frame as a whole, a box that holds nothing else,
 * or the block alone.
 */
export function unitAt(blocks: Blocks, at: number, alone: Stretch, outside: number) {
  const boxes = boxesAt(blocks, at);
  const depth = boxes.findIndex(
    (box, index) => index >= outside && (isFrame(box) || isWithin(runAt(blocks, at, index), alone)),
  );
  return depth < 0 ? { ...alone, around: boxes } : { ...runAt(blocks, at, depth), around: boxes.slice(0, depth) };
}

/** Behind which place something stands that goes in no frame of that block, and the boxes there; no list is parted. */
export function behindFrame(blocks: Blocks, alone: Stretch): { readonly at: number; readonly around: readonly Box[] } {
  const boxes = boxesAt(blocks, alone.from);
  const frames = boxes.slice(0, outerFrame(boxes));
  const depth = frames.findLastIndex(({ tag }) => !ITEMS.has(tag));
  return depth < 0
    ? { at: alone.to, around: boxes }
    : { at: runAt(blocks, alone.from, depth).to, around: boxes.slice(0, depth) };
}

/** Boxes within those of another place; no item stands outside of a list then, and nothing else right in one. */
export function boxesWithin(around: readonly Box[], own: readonly Box[]): readonly Box[] {
  const inList = LISTS.has(around.at(-1)?.tag ?? '');
  const isItem = ITEMS.has(own[0]?.tag ?? '');
  if (inList === isItem) return [...around, ...own];
  return inList ? boxesWithin(around.slice(0, -1), own) : boxesWithin(around, own.slice(1));
}
