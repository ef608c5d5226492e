import type { ContentBlock, ContentState } from 'draft-js';
import { memoize } from '#schemas/memoize.ts';
import { once } from '#schemas/once.ts';
import { withoutInvisible } from '#schemas/text/fold.ts';
import { isText } from '../commands/selectedBlocks.ts';

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

/** A text as it is looked through, with where each sign that a reader sees stands. */
interface FoldedText {
  readonly text: string;
  /** By place in `text`: where in the original the sign begins that begins here; nothing within a sign. */
  readonly starts: ReadonlyMap<number, number>;
  /** By place in `text`: up to where in the original the sign reaches that ends here; nothing within a sign. */
  readonly ends: ReadonlyMap<number, number>;
}

const signs = once(() => new Intl.Segmenter('zh-CN', { granularity: 'grapheme' }));

/**
 * Without invisible signs, and composed alike: `❤` and `❤️` are one, a word that a zero-width sign has come into is found.
 * Without `matchCase` also without case and width. N10
 */
function foldedText(original: string, matchCase: boolean): FoldedText {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  let text = '';
  for (const { segment, index } of signs().segment(original)) {
    const folded = foldSign(segment, matchCase);
    if (folded === '') continue;
    starts.set(text.length, index);
    text += folded;
    ends.set(text.length, index + segment.length);
  }
  return { text, starts, ends };
}

const foldSign = (sign: string, matchCase: boolean): string => {
  const seen = withoutInvisible(sign);
  return matchCase ? seen.normalize('NFC') : seen.normalize('NFKC').toLowerCase();
};
