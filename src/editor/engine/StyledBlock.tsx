import { type ContentBlock, EditorBlock } from 'draft-js';
import type { ComponentProps, CSSProperties } from 'react';
import { formOf } from '../document/blockForm.ts';
import type { Declarations } from '../document/declarations.ts';
import { toReactStyle } from './toReactStyle.ts';

interface Props extends ComponentProps<typeof EditorBlock> {
  readonly block: ContentBlock;
}

/** Whether a block is drawn with declarations of its own. */
export const hasStyle = (block: ContentBlock): boolean => Object.keys(styleOf(block)).length > 0;

const styleOf = (block: ContentBlock): Declarations => {
  const { style, group } = formOf(block);
  return { ...group?.style, ...style };
};

/** A block of text as its article draws it: aligned, indented, spaced. */
export function StyledBlock(props: Props) {
  const style: CSSProperties = toReactStyle(styleOf(props.block));
  return (
    <div style={style}>
      <EditorBlock {...props} />
    </div>
  );
}
