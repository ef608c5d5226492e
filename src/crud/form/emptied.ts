import { wordForNothing } from '#schemas/codecs/emptyAs.ts';
import type { Message } from '#schemas/messages.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import { fieldOf, type Resource } from '../Resource.ts';

/** What is sent, or why nothing can be. */
export type Emptied =
  | { readonly value: unknown; readonly problem?: undefined }
  | { readonly problem: Message; readonly value?: undefined };

/**
 * What an update sends of a field whose value was taken away: what its call reads as nothing; any other value as it is.
 *
 * A field that is left out of a body stays as it is: a picture that was removed would be back. `problem` stands where the
 * call has no word for nothing (`nullable` gives it one) and the field held something before.
 */
export function emptied(resource: Resource, name: string, value: unknown, before: unknown): Emptied {
  const field = fieldOf(resource, name);
  const codec = resource.calls.update?.row.request.shape[name];
  // A union is spelled by the field that says which variant it is; what goes under another name is its own call's.
  if (value === null || !isEmpty(value) || 'on' in field || !codec) return { value };
  const says = wordForNothing(codec, value);
  if (says !== undefined || isEmpty(before)) return { value: says };
  return { problem: `「${field.label}」不能清空，请改成别的内容` };
}
