import type { Block } from '../entities/block.ts';
import { limits } from '../limits.ts';

/** How long all texts of a description are together, in UTF-16 units. */
export const lengthOfBlocks = (blocks: readonly Pick<Block, 'text'>[]): number =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Whether a value is more than is kept of it: a text of 10 000 units, a list of 500 entries, a description of 500 000
 * units. What a form refuses by this, the server refuses as well. K3
 */
export function isBeyondBounds(value: unknown): boolean {
  if (typeof value === 'string') return value.length > limits.textLength;
  if (!Array.isArray(value)) return false;
  return value.length > limits.listLength || (isBlocks(value) && lengthOfBlocks(value) > limits.articleHtmlLength);
}

/** Whether a list is a description: blocks, each a type and a text. */
export const isBlocks = (list: readonly unknown[]): list is readonly Block[] =>
  list.every(
    (each) =>
      typeof each === 'object' &&
      each !== null &&
      'type' in each &&
      'text' in each &&
      typeof each.type === 'number' &&
      typeof each.text === 'string',
  );
