import { text } from '#schemas/codecs/text.ts';
import type { FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { compareWords } from '../text/compareWords.ts';
import { textCell } from '../text/text.ts';
import { wordsFilter } from '../text/wordsFilter.ts';

export interface PhoneField extends FieldBase<'phone', string> {}

const FEWEST = 4;
const MOST = 20;

/** Whether a text is a number to call: digits, between them blanks, `+`, `-` and brackets; 4 to 20 digits. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^[\d\s+()-]*$/.test(text) && digits >= FEWEST && digits <= MOST;
}

export const phoneKind: Kind<PhoneField, string> = {
  column: true,
  searched: true,
  cell: { ...textCell, width: '150px' },
  filter: wordsFilter,
  compare: compareWords,
  // Its digits narrow.
  text: {
    write: (value) => value ?? '',
    read: (text) => ({ value: text.normalize('NFKC').trim() || undefined }),
  },
  codec: () => text,
  warn: (value, { label }) =>
    isPhone(String(value)) ? undefined : `${label}不太像电话号码，一般只有 4 到 20 位数字，请核对`,
};
