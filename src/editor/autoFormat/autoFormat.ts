import { type ContentBlock, ContentState, EditorState, Modifier } from 'draft-js';
import { type Look, withLooks } from '../commands/blockLook.ts';
import { isText } from '../commands/selectedBlocks.ts';
import { rangeIn, rangeOf } from '../commands/step.ts';
import { stylesIn } from '../commands/textStyles.ts';
import { INDENT } from '../commands/values.ts';
import { fullWidth, halfWidth } from '../commands/width.ts';
import { formOf } from '../document/blockForm.ts';
import { boxesOf } from '../document/boxes.ts';
import { classOf, cssOf } from '../document/inlineStyles.ts';
import type { Box } from '../document/Piece.ts';
import type { Attributes } from '../media/attributes.ts';
import { type Figure, withFigurePlacement } from '../media/figure.ts';
import { type Placement, withPlacement } from '../media/placement.ts';
import type { AutoFormatOptions } from './Options.ts';

const conversions = { 'as they are': undefined, half: halfWidth, full: fullWidth } as const;

/** A block whose letters have one width; every letter keeps its look and its link. Addresses that are links stay. */
function ofOneWidth(
  content: ContentState,
  block: ContentBlock,
  { width }: Pick<AutoFormatOptions, 'width'>,
): ContentState {
  const convert = conversions[width];
  if (!convert) return content;
  const text = block.getText();
  const converted = convert(text);
  let next = content;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === converted[at] || block.getEntityAt(at)) continue;
    next = Modifier.replaceText(
      next,
      rangeIn(block.getKey(), at, at + 1),
      converted[at] ?? '',
      block.getInlineStyleAt(at),
    );
  }
  return next;
}

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

type Picture =
  | { readonly name: 'image'; readonly value: Attributes }
  | { readonly name: 'figure'; readonly value: Figure };

const isPicture = (data: unknown): data is Picture =>
  typeof data === 'object' && data !== null && 'name' in data && (data.name === 'image' || data.name === 'figure');

const placed = ({ name, value }: Picture, placement: Placement): Attributes | Figure =>
  name === 'image'
    ? withPlacement(value, placement)
    : { ...value, figure: withFigurePlacement(value.figure, placement) };

/** A block whose pictures all stand the same way; each is a new entity, so that undo finds the old one. */
function placePictures(
  content: ContentState,
  block: ContentBlock,
  { pictures }: Pick<AutoFormatOptions, 'pictures'>,
): ContentState {
  if (pictures === 'as they are') return content;
  let next = content;
  for (let at = 0; at < block.getLength(); at += 1) {
    const key: string | null = block.getEntityAt(at);
    const data: unknown = key === null ? undefined : content.getEntity(key).getData();
    if (!isPicture(data)) continue;
    next = next.createEntity('ATOM', 'IMMUTABLE', { ...data, value: placed(data, pictures) });
    next = Modifier.applyEntity(next, rangeIn(block.getKey(), at, at + 1), next.getLastCreatedEntityKey());
  }
  return next;
}

/** Blank signs only; a line of code may be empty for a reason, and one that is not there yet is nobody's. */
const isEmpty = (block: ContentBlock | undefined): boolean =>
  block !== undefined &&
  isText(block) &&
  block.getType() !== 'code-block' &&
  !block.getData().get('phantom') &&
  block.getText().trim() === '';

const idOf = ({ id }: Box): string => id;

const innermost = (block: ContentBlock | undefined): string | undefined => block && boxesOf(formOf(block)).at(-1)?.id;

/** The blocks without empty lines, or with one where there were several; never without any block. */
function withoutEmpty(
  blocks: readonly ContentBlock[],
  { mergeEmpty, removeEmpty }: AutoFormatOptions,
): readonly ContentBlock[] {
  const filled = new Set(
    blocks.filter((block) => !isEmpty(block)).flatMap((block) => boxesOf(formOf(block)).map(idOf)),
  );
  const left = blocks.filter((block, at) => {
    if (!isEmpty(block)) return true;
    const box = innermost(block);
    const isAgain = isEmpty(blocks[at - 1]) && innermost(blocks[at - 1]) === box;
    // Without any line a box would be gone.
    const mayGo = box === undefined || filled.has(box) || isAgain;
    return !(mayGo && (removeEmpty || (mergeEmpty && isAgain)));
  });
  return left.length === 0 ? blocks.slice(0, 1) : left;
}
