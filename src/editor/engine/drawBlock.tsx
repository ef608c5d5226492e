import { type ContentBlock, type ContentState, EditorBlock } from 'draft-js';
import { type ComponentProps, memo } from 'react';
import { useArticle } from '../Article.ts';
import { formOf } from '../document/blockForm.ts';
import type { Declarations } from '../document/declarations.ts';
import { AtomBody } from './AtomBody.tsx';
import { toReactStyle } from './toReactStyle.ts';

interface AtomProps {
  readonly block: ContentBlock;
  readonly contentState: ContentState;
}

/** An atom that is a block of its own. Drawn again only when it is another one: entities are replaced, never changed. */
const AtomBlock = memo(
  ({ block, contentState }: AtomProps) => {
    useArticle();
    const entityKey: string | null = block.getEntityAt(0);
    if (entityKey === null) return null;
    const place = { blockKey: block.getKey(), offset: 0 };
    return <AtomBody entity={contentState.getEntity(entityKey)} place={place} inline={false} />;
  },
  (before, now) => before.block === now.block,
);

interface StyledProps extends ComponentProps<typeof EditorBlock> {
  readonly block: ContentBlock;
}

/** A block of text as its article draws it: aligned, indented, spaced. */
const StyledBlock = (props: StyledProps) => (
  <div style={toReactStyle(styleOf(props.block))}>
    <EditorBlock {...props} />
  </div>
);

/** How a block is drawn; null leaves it to draft-js. */
export function drawBlock(block: ContentBlock) {
  if (block.getType() === 'atomic') return { component: AtomBlock, editable: false };
  const hasStyle = Object.keys(styleOf(block)).length > 0;
  return hasStyle ? { component: StyledBlock, editable: true } : null;
}

/** The class of a line that is there for the caret only. */
export const classOfBlock = (block: ContentBlock): string =>
  block.getLength() === 0 && block.getData().get('phantom') === true ? 'phantom' : '';

function styleOf(block: ContentBlock): Declarations {
  const { style, group } = formOf(block);
  return { ...group?.style, ...style };
}
