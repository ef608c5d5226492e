import { ContentBlock, genKey } from 'draft-js';
import { Map as Data, List } from 'immutable';
import { depthOf, isItem, type Stretch } from './stretch.ts';

type Blocks = readonly ContentBlock[];

const isAtom = (block: ContentBlock | undefined): boolean => block?.getType() === 'atomic';

/** A line that is there for the caret only. */
export const isPhantom = (block: ContentBlock): boolean =>
  block.getLength() === 0 && block.getData().get('phantom') === true;

/** The block with other data, or at another depth. */
const changed = (block: ContentBlock, what: Parameters<ContentBlock['merge']>[0]): ContentBlock =>
  // The type of a draft-js record's merge forgets what it merges into.
  block.merge(what) as ContentBlock;

/** Whether two blocks may stand in one list, or one quotation. */
const isOfOneKind = (one: ContentBlock, other: ContentBlock | undefined): boolean =>
  one.getType() === other?.getType() && (isItem(one) || one.getType() === 'blockquote');

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
  const most = isItem(above) ? depthOf(above) + 1 : 0;
  return depthOf(block) > most ? changed(block, { depth: most }) : block;
}

/** Without the lines that are there for the caret only, but for those it stands in. */
export const withoutPhantoms = (blocks: Blocks, kept: readonly string[]): Blocks =>
  blocks.filter((block) => !isPhantom(block) || kept.includes(block.getKey()));

/** A line before, between and behind atoms, for the caret to stand in. */
export function withPhantoms(blocks: Blocks): Blocks {
  const result = blocks.flatMap((block, at) =>
    isAtom(block) && (at === 0 || isAtom(blocks[at - 1])) ? [phantom(), block] : [block],
  );
  return isAtom(result.at(-1)) ? [...result, phantom()] : result;
}

const phantom = (): ContentBlock =>
  new ContentBlock({
    key: genKey(),
    type: 'unstyled',
    text: '',
    characterList: List(),
    data: Data({ phantom: true }),
  });
