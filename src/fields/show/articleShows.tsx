import type { ReactNode } from 'react';
import { type Block, blockTypes } from '#schemas/entities/block.ts';
import { type CellContext, nothing } from '../Cell.ts';
import type { BlocksField, RichTextField } from '../Field.ts';
import { CleanHtml } from './CleanHtml.tsx';
import type { Show } from './Show.ts';

export const richTextShow: Show<RichTextField, string> = {
  draw: (html) => (html ? <CleanHtml html={html} /> : nothing),
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
  if (type === blockTypes.richText) return <CleanHtml html={text} />;
  return <p className="show-lines">{text}</p>;
}
