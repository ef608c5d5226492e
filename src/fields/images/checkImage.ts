import { endingOf } from '#schemas/editorFiles.ts';
import { imageExtensions, rewrittenExtensions } from '#schemas/limits.ts';
import type { Message } from '#schemas/messages.ts';

/** Why a file cannot be taken as a picture, by its name; undefined when it can, or when its bytes will say. E4 */
export function checkImage({ name }: Pick<File, 'name'>): Message | undefined {
  const ending = endingOf(name);
  const known = [...imageExtensions, ...rewrittenExtensions].some((each) => each === ending);
  return known ? undefined : `「${name}」不是图片，可以上传 ${imageExtensions.join('、')}`;
}
