import { text } from '#schemas/codecs/text.ts';
import type { FieldBase } from '../Field.ts';
import { checkPath } from '../file/file.ts';
import type { Kind } from '../Kind.ts';
import { addressText, textCell } from '../text/text.ts';

/** The address of an uploaded video. */
export interface VideoField extends FieldBase<'video', string> {}

export const videoKind: Kind<VideoField, string> = {
  cell: textCell,
  text: addressText,
  codec: () => text,
  check: checkPath,
};
