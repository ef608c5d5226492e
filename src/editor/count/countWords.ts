import type { ContentBlock, ContentState, EntityInstance } from 'draft-js';
import { atoms } from '../atoms.ts';
import { parse } from '../document/parse.ts';
import { ATOM_CHAR } from '../document/readRuns.ts';

const blocks = new WeakMap<ContentBlock, number>();
const entities = new WeakMap<EntityInstance, number>();

/** What counts as one character though it is none. */
const COUNTED = 'hr, img, iframe';

/**
 * The characters of an article in UTF-16 units: blanks and signs too, breaks and tabs not; a picture, a rule and a
 * player are one each. What has not changed since is not counted again. E7
 */
export function countWords(content: ContentState): number {
  let sum = 0;
  for (const block of content.getBlocksAsArray()) {
    const known = blocks.get(block) ?? countBlock(block, content);
    blocks.set(block, known);
    sum += known;
  }
  return sum;
}

function countBlock(block: ContentBlock, content: ContentState): number {
  const text = block.getText();
  let sum = block.getType() === 'atomic' ? 0 : countText(text);
  // An atom is a character of its own; one that stands alone has no other text beside it.
  for (let at = text.indexOf(ATOM_CHAR); at >= 0; at = text.indexOf(ATOM_CHAR, at + 1)) {
    const key: string | null = block.getEntityAt(at);
    if (key !== null) sum += countAtom(content.getEntity(key));
  }
  return sum;
}

const countText = (text: string): number => text.replace(/[\n\r\t\u200b\ufffc]/g, '').length;

function countAtom(entity: EntityInstance): number {
  const known = entities.get(entity);
  if (known !== undefined) return known;
  const { name, value }: { readonly name: string; readonly value: unknown } = entity.getData();
  const sum = countHtml(atoms.get(name)?.print(value) ?? '');
  entities.set(entity, sum);
  return sum;
}

/** The same count of HTML as it is written. */
export function countHtml(html: string): number {
  let sum = 0;
  for (const node of parse(html)) {
    sum += countText(node.textContent ?? '');
    if (node instanceof Element) sum += Number(node.matches(COUNTED)) + node.querySelectorAll(COUNTED).length;
  }
  return sum;
}
