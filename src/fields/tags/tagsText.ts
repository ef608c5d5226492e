import type { TagsField } from '../Field.ts';
import { jsonIn, sameData } from '../text/data.ts';
import type { FieldText } from '../text/FieldText.ts';
import { readTags } from './readTags.ts';

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

/** `新鲜、本地`; words that hold a separator themselves are written as JSON, so that they come back. */
export const tagsText: FieldText<TagsField, readonly string[]> = {
  write(value = []) {
    const plain = value.join('、');
    return sameData(wordsIn(plain), value) ? plain : JSON.stringify(value);
  },
  read(text) {
    const words = wordsIn(text);
    return { value: words.length === 0 ? undefined : words };
  },
};

function wordsIn(text: string): readonly string[] {
  const data = text.trimStart().startsWith('[') ? jsonIn(text) : undefined;
  return isWords(data) ? data : readTags(text);
}
