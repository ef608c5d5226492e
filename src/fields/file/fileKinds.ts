import type { FileType } from '#providers/upload/createUpload.ts';
import { imageExtensions, limits, rewrittenExtensions } from '#schemas/limits.ts';
import type { Message } from '#schemas/messages.ts';

/** What the applet keeps, by file type: their extensions, and how big one may be. Spec §9 */
const kinds: Readonly<
  Record<FileType, { readonly name: string; readonly extensions: readonly string[]; readonly bytes: number }>
> = {
  // Pictures are made small before they are sent, however big they are. U4
  image: { name: '图片', extensions: imageExtensions, bytes: Number.POSITIVE_INFINITY },
  audio: { name: '音频', extensions: ['mp3', 'wav', 'm4a', 'ogg'], bytes: limits.fileBytes },
  video: {
    name: '视频',
    extensions: ['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi', 'flv'],
    bytes: limits.videoBytes,
  },
};

/** What the applet does not keep, but this browser may be able to write anew. */
const alsoRead: Readonly<Record<FileType, readonly string[]>> = { image: rewrittenExtensions, audio: [], video: [] };

const MEGABYTE = 1_000_000;

/** Of these types the one a file is of, by its name; undefined when it is of none. */
export function fileTypeOf(name: string, types: readonly FileType[]): FileType | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return types.find((type) => [...kinds[type].extensions, ...alsoRead[type]].some((each) => each === extension));
}

/** Why a file cannot be taken, before anything is sent; undefined when it can. E4 */
export function checkFile(
  { name, size }: Pick<File, 'name' | 'size'>,
  types: readonly FileType[],
): Message | undefined {
  const type = fileTypeOf(name, types);
  if (type === undefined) {
    const names = types.map((each) => kinds[each].name).join('、');
    return `「${name}」不是${names}，可以上传 ${types.flatMap((each) => kinds[each].extensions).join('、')}`;
  }
  if (size === 0) return `「${name}」是空的，请重新选择`;
  const { bytes } = kinds[type];
  return size > bytes ? `「${name}」太大了，${kinds[type].name}不能超过 ${bytes / MEGABYTE} MB` : undefined;
}
