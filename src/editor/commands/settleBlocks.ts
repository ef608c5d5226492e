import { ContentBlock, type ContentState, genKey } from 'draft-js';
import { Map as Data, List } from 'immutable';
import type { Box } from '../document/Piece.ts';
import { pieceOf } from '../document/piecesOf.ts';
import { withLines } from '../document/withPhantoms.ts';
import { depthOf, isItem, type Stretch, standTogether } from './stretch.ts';

type Blocks = readonly ContentBlock[];

/** A line that is there for the caret only. */
export const isPhantom = (block: ContentBlock): boolean =>
  block.getLength() === 0 && block.getData().get('phantom') === true;

/** The block with other data, or at another depth. */
const changed = (block: ContentBlock, what: Parameters<ContentBlock['merge']>[0]): ContentBlock =>
  // The type of a draft-js record's merge forgets what it merges into.
  block.merge(what) as ContentBlock;

/** The block within other boxes. */
export const withBoxes = (block: ContentBlock, boxes: readonly Box[]): ContentBlock =>
  changed(block, { data: boxes.length > 0 ? block.getData().set('boxes', boxes) : block.getData().delete('boxes') });

/** Whether two blocks may stand in one list, or one quotation. */
const isOfOneKind = (one: ContentBlock, other: ContentBlock | undefined): boolean =>
  one.getType() === other?.getType() && (isItem(one) || one.getType() === 'blockquote') && standTogether(one, other);

/**
 * Blocks in a new order as they can stand: what has come to a list is a part of it, as it is drawn, and no item is deeper
 * than its place allows.
 *
 * @param moved what has come to another place
 */
export function settleBlocks(blocks: Blocks, moved: Stretch): Blocks {
  const settled: ContentBlock[] = [];
  let hangs = true;
  for (const [at, block] of blocks.entries()) {
    const isMoved = at >= moved.from && at < moved.to;
    const grouped = isMoved ? joined(block, settled.at(-1), blocks[moved.to]) : block;
    if (at >= moved.to) hangs &&= depthOf(block) > 0;
    settled.push(isMoved || (at >= moved.to && hangs) ? atMost(grouped, settled.at(-1)) : grouped);
  }
  return settled;
}

function joined(block: ContentBlock, above: ContentBlock | undefined, below: ContentBlock | undefined): ContentBlock {
  const host = [above, below].find((each) => isOfOneKind(block, each));
  if (!host) return block;
  const group: unknown = host.getData().get('group');
  const data = block.getData();
  return changed(block, { data: group === undefined ? data.delete('group') : data.set('group', group) });
}

function atMost(block: ContentBlock, above: ContentBlock | undefined): ContentBlock {
  const most = isItem(above) && standTogether(block, above) ? depthOf(above) + 1 : 0;
  return depthOf(block) > most ? changed(block, { depth: most }) : block;
}

/** Without the lines that are there for the caret only, but for those it stands in. */
export const withoutPhantoms = (blocks: Blocks, kept: readonly string[]): Blocks =>
  blocks.filter((block) => !isPhantom(block) || kept.includes(block.getKey()));

/** Lines beside atoms and boxes for the caret to stand in, where they are needed now. */
export const withPhantoms = (blocks: Blocks, content: ContentState): Blocks =>
  withLines(blocks, { pieceOf: (block) => pieceOf(block, content), lineIn: phantomIn });

const phantomIn = (boxes: readonly Box[]): ContentBlock =>
  new ContentBlock({
    key: genKey(),
    type: 'unstyled',
    text: '',
    characterList: List(),
    data: Data({ phantom: true, ...(boxes.length > 0 && { boxes }) }),
  });
