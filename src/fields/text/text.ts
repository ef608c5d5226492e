import { text as textCodec } from '#schemas/codecs/text.ts';
import { atMost } from '#schemas/rules/rule.ts';
import { type Cell, nothing } from '../Cell.ts';
import type { AnyField, FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { compareWords } from './compareWords.ts';
import type { FieldText } from './FieldText.ts';
import { wordsFilter } from './wordsFilter.ts';

export interface TextField extends FieldBase<'text', string> {
  /** In characters as a reader counts them; they are counted while they are typed, and none is cut off. */
  readonly max?: number;
  /** Offered while typing; anything else may be typed as well. */
  readonly suggestions?: readonly Suggestion[];
  /** Two records that say the same here are likely a slip: it is pointed out, never refused. */
  readonly distinct?: true;
}

export interface Suggestion {
  readonly value: string;
  /** What stands beside the value where it does not speak for itself. */
  readonly label?: string;
}

export const textCell: Cell<AnyField, string> = {
  width: 'minmax(120px, 1fr)',
  cut: true,
  draw: (value) => value || nothing,
};

/** Words as they are; blanks alone are nothing. */
export const plainText: FieldText<AnyField, string> = {
  write: (value) => value ?? '',
  read: (text) => ({ value: text.trim() === '' ? undefined : text }),
};

/** An address or a path, without the blanks a merchant pasted along. */
export const addressText: FieldText<AnyField, string> = {
  write: (value) => value ?? '',
  read: (text) => ({ value: text.trim() || undefined }),
};

/** Not longer than the field says. */
export const checkLength = (value: unknown, { label, max }: AnyField & { readonly max?: number }) =>
  max === undefined || typeof value !== 'string' ? undefined : atMost(max, `${label}不能超过${max}个字符`)(value);

export const textKind: Kind<TextField, string> = {
  column: true,
  searched: true,
  cell: textCell,
  filter: wordsFilter,
  compare: compareWords,
  text: plainText,
  codec: () => textCodec,
  check: checkLength,
};
