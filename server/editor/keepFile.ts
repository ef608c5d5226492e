import { type EditorFileKind, editorFiles, endingOf } from '#schemas/editorFiles.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Refused } from '../files/checkBytes.ts';
import { checkRoom } from '../files/checkRoom.ts';
import { countBytes } from '../files/countBytes.ts';
import { noteUpload } from '../files/noteUpload.ts';
import { safeName } from '../files/safeName.ts';
import type { Folder } from '../files/sniffType.ts';
import { sentences } from '../sentences.ts';
import type { Caller } from '../sessions.ts';

/** What the controller says of one file; `state` is SUCCESS or the reason why not. E11 */
export type Said =
  | {
      readonly state: 'SUCCESS';
      readonly url: string;
      /** What it is kept as. */
      readonly title: string;
      /** What it was called where it came from. */
      readonly original: string;
      /** The ending with its dot. */
      readonly type: string;
      readonly size: number;
    }
  | { readonly state: string };

interface Sent {
  readonly kind: EditorFileKind;
  readonly original: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

const refusals: Readonly<Record<Refused, string>> = {
  tooLarge: sentences.uploadTooLarge,
  tooManyPixels: sentences.tooManyPixels,
  unknownType: sentences.uploadTypeUnknown,
};

const folderOf: Readonly<Record<EditorFileKind, Folder>> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  file: 'file',
};

/** Keeps a file of an article while it arrives, if its ending, its bytes and its size are those of its kind. E4, E11 */
export async function keepFile(
  { kind, original, bytes }: Sent,
  { caller, needs }: { readonly caller: Caller; readonly needs: Dependencies },
): Promise<Said> {
  const ending = endingOf(original);
  const name = safeName(`${needs.clock().getTime()}_${original}`);
  if (!name || !editorFiles[kind].extensions.includes(ending)) return { state: sentences.uploadTypeUnknown };
  const full = await checkRoom(caller.userId, needs);
  if (full !== undefined) return { state: full };
  const folder = folderOf[kind];
  const counted = countBytes(bytes);
  const outcome = await needs.files.put({ folder, name }, counted.bytes);
  if ('refused' in outcome) {
    return { state: refusals[outcome.refused] };
  }
  await noteUpload(needs, { folder, name: outcome.name }, { userId: caller.userId, original, bytes: counted.size() });
  const url = `/files/${folder}/${encodeURIComponent(outcome.name)}`;
  return { state: 'SUCCESS', url, title: outcome.name, original, type: `.${ending}`, size: counted.size() };
}
