import { imageExtensions } from '#schemas/limits.ts';
import type { Message } from '#schemas/messages.ts';

const HEIC = /\.hei[cf]$/i;
const extension = (name: string): string | undefined => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();

/** Why a file cannot be taken as a picture, before anything is sent; undefined when it can. */
export function checkImage({ name }: Pick<File, 'name'>): Message | undefined {
  if (HEIC.test(name)) {
    return '这张是 HEIC 格式，请在 iPhone「设置 → 相机 → 格式」选「兼容性最佳」，或截图后上传';
  }
  const known = imageExtensions.some((each) => each === extension(name));
  return known ? undefined : `「${name}」不是图片，可以上传 ${imageExtensions.join('、')}`;
}
