import { text } from '#schemas/codecs/text.ts';
import type { FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { compareWords } from '../text/compareWords.ts';
import { checkLength, plainText, textCell } from '../text/text.ts';
import { wordsFilter } from '../text/wordsFilter.ts';

export interface TextareaField extends FieldBase<'textarea', string> {
  readonly max?: number;
}

export const textareaKind: Kind<TextareaField, string> = {
  searched: true,
  cell: textCell,
  filter: wordsFilter,
  compare: compareWords,
  text: plainText,
  codec: () => text,
  check: checkLength,
};
