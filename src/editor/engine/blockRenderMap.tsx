import { DefaultDraftBlockRenderMap } from 'draft-js';
import type { ReactElement } from 'react';
import { BoxedBlocks } from './BoxedBlocks.tsx';

/** Each list counts its own items. */
const counted = { style: { counterReset: 'a b c d e' } };

const wrappers: ReadonlyMap<string, ReactElement> = new Map([
  ['unordered-list-item', <ul key="ul" className="public-DraftStyleDefault-ul" />],
  ['ordered-list-item', <ol key="ol" className="public-DraftStyleDefault-ol" {...counted} />],
  ['code-block', <pre key="pre" className="braft-code-block" />],
]);

const wrapper = <BoxedBlocks wrappers={wrappers} />;

const elements: ReadonlyMap<string, string> = new Map([
  ['atomic', 'div'],
  ['code-block', 'code'],
]);

/** The element of each type of block, and what draws all that stands around blocks. */
export const blockRenderMap = DefaultDraftBlockRenderMap.map((config, type = '') => ({
  element: elements.get(type) ?? config?.element ?? 'div',
  wrapper,
})).toMap();
