import { type ContentBlock, type ContentState, Modifier } from 'draft-js';
import { rangeIn } from '../commands/step.ts';
import type { Attributes } from '../media/attributes.ts';
import { withPlacement } from '../media/placement.ts';
import type { AutoFormatOptions } from './Options.ts';

const isPicture = (data: unknown): data is { readonly name: 'image'; readonly value: Attributes } =>
  typeof data === 'object' && data !== null && 'name' in data && data.name === 'image' && 'value' in data;

/** A block whose pictures all stand the same way; each is a new entity, so that undo finds the old one. */
export function placePictures(
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
    next = next.createEntity('ATOM', 'IMMUTABLE', { ...data, value: withPlacement(data.value, pictures) });
    next = Modifier.applyEntity(next, rangeIn(block.getKey(), at, at + 1), next.getLastCreatedEntityKey());
  }
  return next;
}
