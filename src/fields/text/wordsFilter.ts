import { fold } from '#schemas/text/fold.ts';
import type { AnyField } from '../Field.ts';
import type { Filter } from '../filter/Filter.ts';

/** A piece of a text, or of one of several short words; case and width make no difference. */
export const wordsFilter: Filter<AnyField, string | readonly string[], string> = {
  control: 'words',
  read: ([text = '']) => (fold(text) === '' ? undefined : text),
  write: (asked) => [asked],
  matches(value, asked) {
    const piece = fold(asked);
    const texts = typeof value === 'string' ? [value] : (value ?? []);
    return texts.some((text) => fold(text).includes(piece));
  },
  say: (asked) => `含「${asked.trim()}」`,
};
