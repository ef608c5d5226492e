import { type ContentState, Modifier } from 'draft-js';
import { rangeIn } from '../commands/step.ts';
import { linkOf, linkStyle } from '../document/inlineStyles.ts';

/** Where in a block, and what link: an entity with its attributes; undefined takes links away. */
export interface LinkRange {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly link?: { readonly entity: string; readonly attributes: Readonly<Record<string, string>> };
}

/** Puts a link on a range or takes it away. What stands in the line without being text keeps its entity: its link is a style. */
export function linkRange(content: ContentState, { key, from, to, link }: LinkRange): ContentState {
  const block = content.getBlockForKey(key);
  let next = content;
  for (let at = from; at < to; at += 1) {
    const range = rangeIn(key, at, at + 1);
    const entity: string | null = block.getEntityAt(at);
    if (entity === null || content.getEntity(entity).getType() !== 'ATOM') {
      next = Modifier.applyEntity(next, range, link?.entity ?? null);
      continue;
    }
    for (const style of block.getInlineStyleAt(at).toArray()) {
      if (linkOf(style)) next = Modifier.removeInlineStyle(next, range, style);
    }
    if (link) next = Modifier.applyInlineStyle(next, range, linkStyle(link.attributes));
  }
  return next;
}
