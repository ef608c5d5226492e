/**
 * What draws nothing: zero-width signs, soft hyphens, variation selectors, fillers of Hangul, the empty pattern of Braille.
 *
 * They come along with copied words, and with emoji: `❤` and `❤️` are told apart by nobody. https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Those that belong to nothing that is seen, as the joiner within a family of emoji does. */
const STRAY =
  /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d/gu;

/** A text as it is seen. N10 */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/** A text as it is compared: without case, width, invisible signs, and how many blanks there are. N10 */
export const fold = (text: string): string =>
  withoutInvisible(text).normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** Whether a reader sees nothing. N10 */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';

/** A text that something else will compare, letter by letter: what came along unseen is gone. N10 */
export const withoutStrays = (text: string): string => text.replaceAll(STRAY, '').normalize('NFC').trim();

/** An address or a code, as it is meant: Chinese input methods give `＠`, `１` and `。`. N10 */
export const withLatinSigns = (text: string): string => withoutStrays(text.normalize('NFKC').replaceAll('。', '.'));
