import { encodes } from '#schemas/codecs/encodes.ts';
import type { Message } from '#schemas/messages.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import { writtenCodecs } from '../codecs.ts';
import type { AnyField } from '../Field.ts';

/**
 * What is sent of a field whose value was taken away: itself, or what its applet reads as nothing.
 *
 * A field that is left out of a body stays as it is: a picture that was removed would be back. @returns `problem` where the
 * applet has no word for nothing (`nullable` gives it one) and the field held something
 */
export function emptied(field: AnyField, value: unknown, before: unknown): Emptied {
  if (value === null || !isEmpty(value) || field.nullable !== undefined || 'on' in field) return { value };
  const codec = writtenCodecs({ field }).field;
  const says = codec && [value, '', []].find((each) => each !== undefined && encodes(codec, each));
  if (codec === undefined || says !== undefined) return { value: says };
  return isEmpty(before) ? { value: undefined } : { problem: `「${field.label}」不能清空，请改成别的内容` };
}

/** What {@link emptied} gives back. */
export type Emptied =
  | { readonly value: unknown; readonly problem?: undefined }
  | { readonly problem: Message; readonly value?: undefined };
