import { lazy, type ReactNode } from 'react';
import { type Block, blockTypes } from '#schemas/entities/block.ts';
import type { BlocksField } from '../blocks/blocks.ts';
import { type CellContext, nothing } from '../Cell.ts';
import { LatePart } from '../late/LatePart.tsx';
import type { RichTextField } from '../richText/richText.ts';
import type { Show } from './Show.ts';

/** The cleaner weighs more than all other shows together, and most records read hold no article. */
const CleanHtml = lazy(() => import('./CleanHtml.tsx').then(({ CleanHtml }) => ({ default: CleanHtml })));

export const richTextShow: Show<RichTextField, string> = {
  draw: (html) => (html ? article(html) : nothing),
};

/** A description as a buyer sees it: words, pictures and articles in their order. */
export const blocksShow: Show<BlocksField, readonly Block[]> = {
  draw(blocks = [], { label }, context) {
    const said = blocks.filter(({ text }) => text.trim() !== '');
    if (said.length === 0) return nothing;
    return (
      <div className="show-blocks">
        {said.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name, and nothing moves here
          <div key={index}>{piece(block, `${label} ${index + 1}`, context)}</div>
        ))}
      </div>
    );
  },
};

function piece({ type, text }: Block, label: string, { resolve }: CellContext): ReactNode {
  if (type === blockTypes.image) return <img src={resolve(text)} alt={label} loading="lazy" decoding="async" />;
  if (type === blockTypes.richText) return article(text);
  return <p className="show-lines">{text}</p>;
}

const article = (html: string): ReactNode => (
  <LatePart fallback={<div className="show-html" aria-busy="true" />}>
    <CleanHtml html={html} />
  </LatePart>
);
