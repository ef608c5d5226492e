import { fold } from '#schemas/text/fold.ts';
import { digitsOf } from './digitsOf.ts';

/** Whether a folded text sounds like what was typed in Latin letters. */
export type SoundsLike = (text: string, typed: string) => boolean;

/** Only letters can be meant as a sound; a sound has no case and no gaps. */
const LATIN = /^[a-z0-9][a-z0-9 ']*$/;

/** Whether what was typed is worth knowing sounds for. */
export const mayBeSound = (typed: string): boolean => LATIN.test(fold(typed));

/** Whether one of some folded texts holds what was typed, as it is written or, once sounds are known, as it sounds. */
export function finds(words: readonly string[], typed: string, soundsLike?: SoundsLike): boolean {
  const piece = fold(typed);
  if (piece === '' || words.some((word) => word.includes(piece))) return true;
  if (words.some((word) => isSameNumber(word, piece))) return true;
  return soundsLike !== undefined && mayBeSound(typed) && words.some((word) => soundsLike(word, piece));
}

const DIALLED = /^\d+$/;
/** Shorter than this, a number is a part of one rather than a whole one without its country. */
const WHOLE_NUMBER = 7;

/** `604-555` is found in 6045550101, and so is `+1 604 555 0101`, which says the country on top. OR-E2 */
function isSameNumber(word: string, piece: string): boolean {
  const digits = digitsOf(piece);
  if (!DIALLED.test(digits) || !DIALLED.test(word)) return false;
  return word.includes(digits) || (word.length >= WHOLE_NUMBER && digits.endsWith(word));
}
