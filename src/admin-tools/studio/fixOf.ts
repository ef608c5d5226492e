import type { TextFinding } from '../json/placesIn.ts';

/** A change that mends a finding. */
export interface Fix {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** On its button, e.g. `改成 "name"`. */
  readonly label: string;
}

/** Where the word that begins at a place ends: a text with its quotes, a name, or one sign. */
export const endOfWord = (text: string, offset: number): number =>
  offset + (/^(?:"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|[\w$]+|[\s\S])/.exec(text.slice(offset))?.[0].length ?? 0);

/** The name that was meant in the place of what was written, in the same quotes; nothing where none is known. */
export function fixOf(text: string, { offset, meant }: TextFinding): Fix | undefined {
  if (meant === undefined) return undefined;
  const to = endOfWord(text, offset);
  const quote = quoteOf(text.slice(offset, to));
  if (quote === undefined) return undefined;
  return { from: offset, to, insert: `${quote}${meant}${quote}`, label: `改成 "${meant}"` };
}

/** What a word is quoted by, the empty text for a bare name; undefined for what is no word, such as a bracket. */
function quoteOf(written: string): string | undefined {
  if (/^[\w$]+$/.test(written)) return '';
  return /^(["'`]).*\1$/.exec(written)?.[1];
}
