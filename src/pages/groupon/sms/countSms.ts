import { gsmUnits } from './gsm7.ts';

/** What a text costs as an SMS. GD-E10 */
export interface SmsCount {
  /** In UTF-16 units, as the limit of 1600 counts. B9 */
  readonly length: number;
  readonly encoding: 'GSM-7' | 'UCS-2';
  /** In the places of its encoding. */
  readonly units: number;
  /** How many messages each phone is sent and billed for; 0 of an empty text. */
  readonly segments: number;
}

/** In places: all of a single message, and what a part of several has left beside its header. */
const ROOM = { 'GSM-7': { single: 160, part: 153 }, 'UCS-2': { single: 70, part: 67 } } as const;

const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** What a reader sees as characters, in order; a line break is one however it is written. */
export const charactersOf = (text: string): readonly string[] =>
  [...segmenter.segment(text)].flatMap(({ segment }) => (segment === '\r\n' ? ['\r', '\n'] : [segment]));

/** Counts a text as networks bill it: one character outside of GSM-7 makes all of them UCS-2. GD-E10 */
export function countSms(text: string): SmsCount {
  const characters = charactersOf(text);
  const encoding = characters.every((each) => gsmUnits(each)) ? 'GSM-7' : 'UCS-2';
  const sizes = characters.map((each) => (encoding === 'GSM-7' ? (gsmUnits(each) ?? 1) : each.length));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { single, part } = ROOM[encoding];
  return { length: text.length, encoding, units, segments: units <= single ? Math.min(units, 1) : parts(sizes, part) };
}

/** A character that does not fit any more starts the next part whole; one larger than a part has no other way. */
function parts(sizes: readonly number[], room: number): number {
  let count = 1;
  let used = 0;
  for (const size of sizes) {
    if (used > 0 && used + size > room) {
      count += 1;
      used = 0;
    }
    used += size;
    count += Math.max(0, Math.ceil(used / room) - 1);
    used = used > room ? used % room || room : used;
  }
  return count;
}
