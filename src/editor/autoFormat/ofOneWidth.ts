import { type ContentBlock, type ContentState, Modifier } from 'draft-js';
import { rangeIn } from '../commands/step.ts';
import { fullWidth, halfWidth } from '../commands/width.ts';
import type { AutoFormatOptions } from './Options.ts';

const conversions = { 'as they are': undefined, half: halfWidth, full: fullWidth } as const;

/** A block whose letters have one width; every letter keeps its look and its link. Addresses that are links stay. */
export function ofOneWidth(
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
