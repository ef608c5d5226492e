import { isBlank } from '#schemas/text/fold.ts';

/** What stands between two short words, however they are typed or pasted. */
const BETWEEN = /[、,，;；\n\r\t]+/;

/** Short words in their order, each once, without blanks around them. */
export function readTags(text: string): readonly string[] {
  const words = text.split(BETWEEN).map((word) => word.trim());
  return [...new Set(words.filter((word) => !isBlank(word)))];
}
