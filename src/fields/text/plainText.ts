import type { AnyField } from '../Field.ts';
import type { FieldText } from './FieldText.ts';

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

/** A number to call, its digits narrow. */
export const phoneText: FieldText<AnyField, string> = {
  write: (value) => value ?? '',
  read: (text) => ({ value: text.normalize('NFKC').trim() || undefined }),
};

/** Worked out by the product: written for the eye, nothing is read. */
export const writtenText: FieldText<AnyField, string> = {
  write: (value) => value ?? '',
  read: () => ({ value: undefined }),
};
