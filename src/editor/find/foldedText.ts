import { once } from '#schemas/once.ts';
import { withoutInvisible } from '#schemas/text/fold.ts';

/** A text as it is looked through, with where each sign that a reader sees stands. */
export interface FoldedText {
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
export function foldedText(original: string, matchCase: boolean): FoldedText {
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
