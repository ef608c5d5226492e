import { type ContentBlock, ContentState, EditorState, Modifier } from 'draft-js';
import { type Look, withLooks } from '../commands/blockLook.ts';
import { isText } from '../commands/selectedBlocks.ts';
import { rangeOf } from '../commands/step.ts';
import { stylesIn } from '../commands/textStyles.ts';
import { INDENT } from '../commands/values.ts';
import { classOf, cssOf } from '../document/inlineStyles.ts';
import type { AutoFormatOptions } from './Options.ts';
import { ofOneWidth } from './ofOneWidth.ts';
import { placePictures } from './placePictures.ts';
import { withoutEmpty } from './withoutEmpty.ts';

type Change = (content: ContentState, block: ContentBlock, options: AutoFormatOptions) => ContentState;

/** Puts an article in order, as one step that can be undone; the caret goes to its beginning. */
export function autoFormat(state: EditorState, options: AutoFormatOptions): EditorState {
  const before = state.getCurrentContent();
  const changes: readonly Change[] = [clearStyles, clearClass, clearLook, place, ofOneWidth];
  const through = (content: ContentState, key: string, steps: readonly Change[]) =>
    steps.reduce((next, change) => change(next, next.getBlockForKey(key), options), content);
  const formatted = before.getBlocksAsArray().reduce((content, block) => {
    const isPlain = isText(block) && block.getType() !== 'code-block';
    return through(content, block.getKey(), isPlain ? [...changes, placePictures] : [placePictures]);
  }, before);
  const blocks = withoutEmpty(formatted.getBlocksAsArray(), options);
  return EditorState.push(state, ContentState.createFromBlockArray([...blocks]), 'change-block-data');
}

function goingProperties({ clearSizes, clearFamilies }: AutoFormatOptions): readonly (string | undefined)[] {
  return [...(clearSizes ? ['font-size'] : []), ...(clearFamilies ? ['font-family'] : [])];
}

const clearStyles: Change = (content, block, options) => {
  const properties = goingProperties(options);
  return [...stylesIn(block, 0, block.getLength())]
    .filter(
      (style) => (options.clearClasses && classOf(style) !== undefined) || properties.includes(cssOf(style)?.[0] ?? ''),
    )
    .reduce((next, style) => Modifier.removeInlineStyle(next, rangeOf(block), style), content);
};

const clearClass: Change = (content, block, { clearClasses }) =>
  clearClasses && block.getData().has('class')
    ? Modifier.setBlockData(content, rangeOf(block), block.getData().delete('class'))
    : content;

const clearLook: Change = (content, block, options) => {
  const properties = goingProperties(options);
  return withLooks(content, [block], (look) =>
    Object.fromEntries(Object.entries(look).filter(([name]) => !properties.includes(name))),
  );
};

const place: Change = (content, block, options) =>
  withLooks(content, [block], (look) =>
    withAlign(block.getType() === 'unstyled' ? withIndent(look, options) : look, options),
  );

/** Left is where text begins anyway. */
const withAlign = ({ 'text-align': _, ...look }: Look, { align }: AutoFormatOptions): Look =>
  align === 'left' ? look : { ...look, 'text-align': align };

const withIndent = ({ 'text-indent': _, ...look }: Look, { indent }: AutoFormatOptions): Look =>
  indent ? { ...look, 'text-indent': INDENT } : look;
