import { listOf } from '#schemas/codecs/structure.ts';
import { digits, plainText } from '#schemas/codecs/text.ts';
import type { Message } from '#schemas/messages.ts';
import { nothing } from '../Cell.ts';
import type { FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { jsonIn, sameData } from '../text/data.ts';
import type { FieldText } from '../text/FieldText.ts';
import { wordsFilter } from '../text/wordsFilter.ts';
import { readTags } from './readTags.ts';

/** Short words, each once, in their order. */
export interface TagsField extends FieldBase<'tags', readonly string[]> {
  /** How many there may be. */
  readonly most?: number;
  /** They are whole numbers to the applet, e.g. ids: `[3, 7]`. */
  readonly whole?: true;
}

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

function wordsIn(text: string): readonly string[] {
  const data = text.trimStart().startsWith('[') ? jsonIn(text) : undefined;
  return isWords(data) ? data : readTags(text);
}

/** `新鲜、本地`; words that hold a separator themselves are written as JSON, so that they come back. */
const sheetText: FieldText<TagsField, readonly string[]> = {
  write(value = []) {
    const plain = value.join('、');
    return sameData(wordsIn(plain), value) ? plain : JSON.stringify(value);
  },
  read(text) {
    const words = wordsIn(text);
    return { value: words.length === 0 ? undefined : words };
  },
};

/** Not more of them than the field says, e.g. 个, 张. */
export const checkCount = (
  value: unknown,
  { label, most }: { readonly label: string; readonly most?: number },
  unit: string,
) => (most !== undefined && Array.isArray(value) && value.length > most ? `${label}最多 ${most} ${unit}` : undefined);

const WHOLE = /^-?(?:0|[1-9]\d{0,14})$/;

function checkWhole(value: unknown, { label, whole }: TagsField): Message | undefined {
  const odd = whole && isWords(value) ? value.find((word) => !WHOLE.test(word)) : undefined;
  return odd === undefined ? undefined : `${label}只能是整数，「${odd}」不是`;
}

export const tagsKind: Kind<TagsField, readonly string[]> = {
  column: true,
  searched: true,
  cell: {
    width: 'minmax(120px, 1fr)',
    cut: true,
    draw: (words) => words?.join('、') || nothing,
  },
  filter: wordsFilter,
  text: sheetText,
  codec: ({ whole }, { nest }) => nest(listOf(whole ? digits : plainText)),
  check: (value, field) => checkCount(value, field, '个') ?? checkWhole(value, field),
};
