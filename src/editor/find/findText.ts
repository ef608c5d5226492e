import type { ContentBlock, ContentState } from 'draft-js';
import { memoize } from '#schemas/memoize.ts';
import { isText } from '../commands/selectedBlocks.ts';
import { type FoldedText, foldedText } from './foldedText.ts';

/** What is looked for, literally: no sign in it means anything but itself. */
export interface Query {
  readonly text: string;
  readonly matchCase: boolean;
}

/** Where it stands: in one block, from, up to and without. */
export interface Found {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** Every place it stands at, from top to bottom, none overlapping; found across formatting, within one block. */
export function findText(content: ContentState, { text, matchCase }: Query): readonly Found[] {
  const wanted = foldedText(text, matchCase).text;
  if (wanted === '') return [];
  const fold = matchCase ? exactly : loosely;
  return content
    .getBlocksAsArray()
    .filter(isText)
    .flatMap((block) => placesIn(fold(block), wanted).map((place) => ({ key: block.getKey(), ...place })));
}

/** Blocks never change: each is folded once, however many letters are typed into the box. */
const exactly = memoize((block: ContentBlock) => foldedText(block.getText(), true));
const loosely = memoize((block: ContentBlock) => foldedText(block.getText(), false));

/** Whole signs only: a member of an emoji family, or a letter without its accent, is not what was looked for. */
function placesIn({ text, starts, ends }: FoldedText, wanted: string) {
  const places: Pick<Found, 'from' | 'to'>[] = [];
  let at = text.indexOf(wanted);
  while (at >= 0) {
    const [from, to] = [starts.get(at), ends.get(at + wanted.length)];
    const whole = from !== undefined && to !== undefined;
    if (whole) places.push({ from, to });
    at = text.indexOf(wanted, whole ? at + wanted.length : at + 1);
  }
  return places;
}
