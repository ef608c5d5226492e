import { editorFiles } from '#schemas/editorFiles.ts';
import type { UploadKind } from '../EditorPorts.ts';

/** What a file input lets through: `.png,.jpg,…`. A phone offers its photos for `image/*`, a heic of it is made a jpg. */
export function acceptOf(...kinds: readonly UploadKind[]): string {
  const endings = kinds.flatMap((kind) => editorFiles[kind].extensions.map((ending) => `.${ending}`));
  return (kinds.includes('image') && kinds.length === 1 ? ['image/*', ...endings] : endings).join(',');
}
