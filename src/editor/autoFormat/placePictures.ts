import { type ContentBlock, type ContentState, Modifier } from 'draft-js';
import { rangeIn } from '../commands/step.ts';
import type { Attributes } from '../media/attributes.ts';
import { type Figure, withFigurePlacement } from '../media/figure.ts';
import { type Placement, withPlacement } from '../media/placement.ts';
import type { AutoFormatOptions } from './Options.ts';

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
    next = next.createEntity('ATOM', 'IMMUTABLE', { ...data, value: placed(data, pictures) });
    next = Modifier.applyEntity(next, rangeIn(block.getKey(), at, at + 1), next.getLastCreatedEntityKey());
  }
  return next;
}
