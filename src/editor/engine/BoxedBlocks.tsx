import type { ContentBlock } from 'draft-js';
import { type CSSProperties, cloneElement, createElement, type ReactElement, type ReactNode } from 'react';
import { formOf } from '../document/blockForm.ts';
import { boxesOf } from '../document/boxes.ts';
import type { Box } from '../document/Piece.ts';
import { toReactStyle } from './toReactStyle.ts';

/** A block as draft-js hands it to the wrapper of its type: its element around the component that draws it. */
type Drawn = ReactElement<{ readonly children: ReactElement<{ readonly block: ContentBlock }> }>;

interface Props {
  /** What draft-js itself would put around neighbours of a type: lists, code. */
  readonly wrappers: ReadonlyMap<string, ReactElement>;
  readonly children?: readonly Drawn[];
}

/**
 * All blocks of a text in the boxes they stand in, one element around all that stand in it together. draft-js knows
 * wrappers by type only: this one is the wrapper of every type, and so is given all of them.
 */
export const BoxedBlocks = ({ wrappers, children = [] }: Props) => <>{nest(children, 0, wrappers)}</>;

/** Only as themselves they have bullets and numbers. */
const LISTS = new Set(['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote']);

/** What would cut off a text that grows while it is written, and what cannot be seen any more could not be edited. */
const HIDING = /^(?:overflow(?:-[xy])?|max-height|opacity)$/;

/** How a box is drawn around its blocks: as its article says, but that nothing in it is cut off. */
const drawnBox = ({ style }: Box): CSSProperties =>
  toReactStyle(
    Object.fromEntries(
      Object.entries(style)
        .filter(([name]) => !HIDING.test(name))
        .map(([name, value]) => [name === 'height' ? 'min-height' : name, value]),
    ),
  );

const blockOf = ({ props }: Drawn): ContentBlock => props.children.props.block;

const boxAt = (drawn: Drawn, depth: number): Box | undefined => boxesOf(formOf(blockOf(drawn)))[depth];

function nest(blocks: readonly Drawn[], depth: number, wrappers: Props['wrappers']): readonly ReactNode[] {
  const seen = new Map<string, number>();
  return runsOf(blocks, (drawn) => boxAt(drawn, depth)?.id).flatMap((run) => {
    const box = run[0] && boxAt(run[0], depth);
    if (!box) return wrapped(run, wrappers);
    // A box that was cut in two is drawn twice.
    const times = seen.get(box.id) ?? 0;
    seen.set(box.id, times + 1);
    const inside = nest(run, depth + 1, wrappers);
    const props = { key: `${box.id} ${times}`, className: 'box', style: drawnBox(box) };
    return [createElement(LISTS.has(box.tag) ? box.tag : 'div', props, inside)];
  });
}

/** Items side by side in their list, lines of code in their frame. */
const wrapped = (blocks: readonly Drawn[], wrappers: Props['wrappers']): readonly ReactNode[] =>
  runsOf(blocks, (drawn) => wrappers.get(blockOf(drawn).getType())).flatMap((run) => {
    const [first] = run;
    const wrapper = first && wrappers.get(blockOf(first).getType());
    return wrapper ? [cloneElement(wrapper, { key: `${first.key} wrap` }, run)] : run;
  });

/** Neighbours that have the same of something. */
function runsOf(blocks: readonly Drawn[], sign: (drawn: Drawn) => unknown): readonly (readonly Drawn[])[] {
  const runs: Drawn[][] = [];
  let last: unknown;
  for (const drawn of blocks) {
    const now = sign(drawn);
    if (runs.length > 0 && now === last) runs.at(-1)?.push(drawn);
    else runs.push([drawn]);
    last = now;
  }
  return runs;
}
