import { editorFiles, endingOf } from '#schemas/editorFiles.ts';
import { rewrittenExtensions } from '#schemas/limits.ts';
import type { UploadKind } from '../EditorPorts.ts';

/** What a dropped or chosen file is sent as: by its type where the browser knows it, else by its ending. */
export function kindOfFile({ name, type }: Pick<File, 'name' | 'type'>): UploadKind {
  const ending = endingOf(name);
  const pictures = [...editorFiles.image.extensions, ...rewrittenExtensions];
  if (type.startsWith('image/') || pictures.includes(ending)) return 'image';
  if (editorFiles.audio.extensions.includes(ending)) return 'audio';
  return editorFiles.video.extensions.includes(ending) ? 'video' : 'file';
}

/** Screenshots come from the clipboard with a poor name or none; they get one with the ending of what they are. E15 */
export function namedFile(file: File): File {
  if (endingOf(file.name) !== '' || !file.type.startsWith('image/')) return file;
  const ending = file.type.slice('image/'.length).replace('jpeg', 'jpg');
  return new File([file], `${file.name || 'image'}.${ending}`, { type: file.type });
}
