import type { ContentState, SelectionState } from 'draft-js';
import type { Found } from './findText.ts';

/**
 * The one behind the selection, or the one before it when going back; undefined at the end of the article.
 *
 * What is selected already is passed over, so that pressing again leads on.
 */
export function nextFound(
  content: ContentState,
  found: readonly Found[],
  selection: SelectionState,
  direction: 'forward' | 'back',
): Found | undefined {
  const rank = new Map(content.getBlocksAsArray().map((block, at) => [block.getKey(), at] as const));
  const placeOf = (key: string) => rank.get(key) ?? 0;
  const compare = (key: string, offset: number, otherKey: string, other: number) =>
    placeOf(key) - placeOf(otherKey) || offset - other;
  if (direction === 'forward') {
    return found.find(({ key, from }) => compare(key, from, selection.getEndKey(), selection.getEndOffset()) >= 0);
  }
  return found.findLast(({ key, to }) => compare(key, to, selection.getStartKey(), selection.getStartOffset()) <= 0);
}
