import { text } from '#schemas/codecs/text.ts';
import type { AnyField, FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { addressText, textCell } from '../text/text.ts';

/** The address of an uploaded file. */
export interface FileField extends FieldBase<'file', string> {}

/** What was uploaded is held by its path. */
export const checkPath = (value: unknown, { label }: AnyField) =>
  typeof value === 'string' ? undefined : `请重新上传${label}`;

export const fileKind: Kind<FileField, string> = {
  cell: textCell,
  text: addressText,
  codec: () => text,
  check: checkPath,
};
