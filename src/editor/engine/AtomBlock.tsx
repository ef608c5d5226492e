import type { ContentBlock, ContentState } from 'draft-js';
import { memo } from 'react';
import { useArticle } from '../Article.ts';
import { AtomBody } from './AtomBody.tsx';

interface Props {
  readonly block: ContentBlock;
  readonly contentState: ContentState;
}

/** An atom that is a block of its own. Drawn again only when it is another one: entities are replaced, never changed. */
export const AtomBlock = memo(
  ({ block, contentState }: Props) => {
    useArticle();
    const entityKey: string | null = block.getEntityAt(0);
    if (entityKey === null) return null;
    const place = { blockKey: block.getKey(), offset: 0 };
    return <AtomBody entity={contentState.getEntity(entityKey)} place={place} inline={false} />;
  },
  (before, now) => before.block === now.block,
);
