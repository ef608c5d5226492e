/** Other text in the place of some characters: from, up to and without, in UTF-16 units. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const isHigh = (unit: number): boolean => unit >= 0xd8_00 && unit < 0xdc_00;
const isLow = (unit: number): boolean => unit >= 0xdc_00 && unit < 0xe0_00;

/** How many units two texts have in common at their start, at most so many; never half of a sign. */
function startInCommon(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length > 0 && isHigh(one.charCodeAt(length - 1)) ? length - 1 : length;
}

/** The same at their end. */
function endInCommon(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length)) {
    length += 1;
  }
  return length > 0 && isLow(one.charCodeAt(one.length - length)) ? length - 1 : length;
}

/**
 * What has become of a text that was written into at some place.
 *
 * @param at where; more than that may have been taken up on either side
 */
export function changeOf(was: string, now: string, at: Pick<Change, 'from' | 'to'>): Change {
  const before = startInCommon(was, now, Math.min(at.from, now.length));
  const after = endInCommon(was, now, Math.min(was.length - at.to, now.length - before));
  return { from: before, to: was.length - after, text: now.slice(before, now.length - after) };
}

/** The same change, as small as can be: of a word only the letters that are others. */
export function narrowed(was: string, { from, to, text }: Change): Change {
  const old = was.slice(from, to);
  const before = startInCommon(old, text, Math.min(old.length, text.length));
  const after = endInCommon(old, text, Math.min(old.length, text.length) - before);
  return { from: from + before, to: to - after, text: text.slice(before, text.length - after) };
}
