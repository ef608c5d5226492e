/** How wide characters are beside a Chinese one, rather too much than too little. */
const EMOJI = 1.4;
const CAPITAL = 0.78;
const NARROW = 0.58;
const WIDE_LETTERS = new Set([...'MWmw@%'].map((letter) => letter.charCodeAt(0)));

/** How wide a text is, in Chinese characters; thousands of labels hold the same few words, so `known` remembers. */
export function widthOf(text: string, known?: Map<string, number>): number {
  const before = known?.get(text);
  if (before !== undefined) return before;
  const width = measure(text);
  known?.set(text, width);
  return width;
}

function measure(text: string): number {
  let width = 0;
  for (const character of text) width += widthOfOne(character.codePointAt(0) ?? 0);
  return width;
}

function widthOfOne(code: number): number {
  // Joiners and the choice of a picture take no room.
  if (code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f)) return 0;
  if (code >= 0x1f000) return EMOJI;
  if (code >= 0x1100 || WIDE_LETTERS.has(code)) return 1;
  return code >= 0x41 && code <= 0x5a ? CAPITAL : NARROW;
}

/**
 * Words set into lines of at most `width` Chinese characters, `gap` between them; broken between words where that is
 * possible, and inside a word that is longer than a line. No character of a word is lost.
 */
export function wrap(
  words: readonly string[],
  width: number,
  gap: string,
  known: Map<string, number> = new Map(),
): readonly string[] {
  const lines: string[] = [];
  const blank = widthOf(gap, known);
  let line = '';
  let used = 0;
  const set = (word: string, added: number) => {
    if (line !== '' && used + blank + added > width) {
      lines.push(line);
      line = '';
    }
    used = line === '' ? added : used + blank + added;
    line = line === '' ? word : line + gap + word;
  };
  for (const word of words) {
    const added = widthOf(word, known);
    if (added <= width) set(word, added);
    else for (const piece of pieces(word, width)) set(piece, widthOf(piece, known));
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** A word that is longer than a line, in pieces that are not; whole characters as people see them. */
function pieces(word: string, width: number): readonly string[] {
  const made: string[] = [];
  let piece = '';
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(word)) {
    if (piece !== '' && widthOf(piece + segment) > width) {
      made.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...made, piece];
}
