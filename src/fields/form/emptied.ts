import { wordForNothing } from '#schemas/codecs/emptyAs.ts';
import type { Message } from '#schemas/messages.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import { writtenCodecs } from '../codecs.ts';
import type { AnyField } from '../Field.ts';

/** What is sent, or why nothing can be. */
export type Emptied =
  | { readonly value: unknown; readonly problem?: undefined }
  | { readonly problem: Message; readonly value?: undefined };

/**
 * What is sent of a field whose value was taken away: what its applet reads as nothing; any other value as it is.
 *
 * A field that is left out of a body stays as it is: a picture that was removed would be back. `problem` stands where the
 * applet has no word for nothing (`nullable` gives it one) and the field held something before.
 */
export function emptied(field: AnyField, value: unknown, before: unknown): Emptied {
  // A union is spelled by the field that says which variant it is.
  if (value === null || !isEmpty(value) || 'on' in field) return { value };
  if (field.nullable !== undefined) return { value: value || null };
  const codec = writtenCodecs({ field }).field;
  const says = codec && wordForNothing(codec, value);
  if (codec === undefined || says !== undefined || isEmpty(before)) return { value: says };
  return { problem: `「${field.label}」不能清空，请改成别的内容` };
}
