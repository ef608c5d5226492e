import { text } from '#schemas/codecs/text.ts';
import { limits } from '#schemas/limits.ts';
import type { FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { plainText, textCell } from '../text/text.ts';

/** HTML, cleaned on the way in and out. */
export interface RichTextField extends FieldBase<'richText', string> {}

export const richTextKind: Kind<RichTextField, string> = {
  cell: textCell,
  text: plainText,
  codec: () => text,
  ownBound: true,
  check: (value, { label }) =>
    typeof value === 'string' && value.length > limits.articleHtmlLength
      ? `${label}过长：不能超过 ${limits.articleHtmlLength} 个字符（含格式）`
      : undefined,
};
