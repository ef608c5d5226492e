import { type ContentBlock, type ContentState, type EditorState, Modifier } from 'draft-js';
import { selectedText } from './selectedBlocks.ts';
import { rangeOf, step } from './step.ts';

/** The CSS properties of a paragraph, in the order they were written. */
export type Look = Readonly<Record<string, string>>;

const isLook = (data: unknown): data is Look => typeof data === 'object' && data !== null;

/** What is said of a paragraph: alignment, indent, spacing, line height. */
export function lookOf(block: ContentBlock): Look {
  const look: unknown = block.getData().get('style');
  return isLook(look) ? look : {};
}

/** What the paragraph at the caret, or the first one selected, has of a property; undefined when nothing is said. */
export const lookAt = (state: EditorState, property: string): string | undefined => {
  const [first] = selectedText(state);
  return first && lookOf(first)[property];
};

/** Gives every selected paragraph a CSS property; takes it away where the value is undefined. */
export function setLook(state: EditorState, property: string, value: string | undefined): EditorState {
  return changeLooks(state, selectedText(state), ({ [property]: _, ...rest }) =>
    value === undefined ? rest : { ...rest, [property]: value },
  );
}

/** Gives paragraphs other properties, as one step. */
export function changeLooks(
  state: EditorState,
  blocks: readonly ContentBlock[],
  change: (look: Look) => Look,
): EditorState {
  return step(state, withLooks(state.getCurrentContent(), blocks, change), 'change-block-data');
}

/** The same, as a part of a step. */
export function withLooks(
  content: ContentState,
  blocks: readonly ContentBlock[],
  change: (look: Look) => Look,
): ContentState {
  return blocks.reduce((before, block) => {
    const look = change(lookOf(block));
    if (same(look, lookOf(block))) return before;
    return Modifier.setBlockData(before, rangeOf(block), dataWith(block, look));
  }, content);
}

const dataWith = (block: ContentBlock, look: Look) =>
  Object.keys(look).length === 0 ? block.getData().delete('style') : block.getData().set('style', look);

const same = (one: Look, other: Look): boolean => JSON.stringify(one) === JSON.stringify(other);
