import { fileTypes } from '#schemas/limits.ts';
import type { Dependencies } from '../dependencies.ts';
import { sentences } from '../sentences.ts';
import { atMost, type Refused } from './checkBytes.ts';
import { countBytes } from './countBytes.ts';
import type { PutOutcome } from './FileStore.ts';
import { noteUpload } from './noteUpload.ts';
import { readUpload } from './readUpload.ts';
import { safeName } from './safeName.ts';
import { type Leave, leaveOf } from './signature.ts';
import { type MediaFolder, mediaFolders } from './sniffType.ts';

/** Keeps an upload that carries a signature; anything but the message SUCCESS is a no. U1, U2 */
export async function receiveFile(
  request: Request,
  asked: { readonly folder: string; readonly name: string },
  needs: Dependencies,
): Promise<Response> {
  const folder = mediaFolders.find((known) => known === asked.folder);
  const leave = folder && findLeave(request, { ...asked, type: fileTypes[folder] }, needs);
  if (!folder || !leave) return say(sentences.signatureWrong);
  const name = safeName(asked.name);
  if (!name) return say(sentences.uploadMalformed);
  let size = () => 0;
  const take = (bytes: AsyncIterable<Uint8Array>) => {
    const counted = countBytes(atMost(leave.most, bytes));
    size = counted.size;
    return needs.files.put({ folder, name }, counted.bytes);
  };
  const outcome = await readUpload(request, { field: 'filecontent', isMeant: ({ op }) => op === 'upload', take });
  if (outcome && 'name' in outcome) {
    const original = asked.name.replace(/^\d+_/, '');
    await noteUpload(needs, { folder, name: outcome.name }, { userId: leave.userId, original, bytes: size() });
  }
  return conclude(folder, outcome);
}

/** A file may be signed under its whole name or under the one it had before the time was put before it. U1 */
function findLeave(
  request: Request,
  { name, type }: { readonly name: string; readonly type: number },
  { clock, secret }: Dependencies,
): Leave | undefined {
  const signature = request.headers.get('authorization') ?? '';
  return [name, name.replace(/^\d+_/, '')]
    .map((each) => leaveOf({ name: each, type }, signature, clock(), secret))
    .find((leave) => leave !== undefined);
}

const refusals: Readonly<Record<Refused, string>> = {
  tooLarge: sentences.fileTooLarge,
  tooManyPixels: sentences.tooManyPixels,
  unknownType: sentences.fileTypeUnknown,
};

function conclude(folder: MediaFolder, outcome: PutOutcome | undefined): Response {
  if (!outcome) return say(sentences.uploadMalformed);
  if ('refused' in outcome) {
    return say(refusals[outcome.refused]);
  }
  const path = `/files/${folder}/${encodeURIComponent(outcome.name)}`;
  return say('SUCCESS', { source_url: path, resource_path: path });
}

function say(message: string, data?: { readonly source_url: string; readonly resource_path: string }): Response {
  return Response.json({ message, ...(data ? { data } : {}) }, { headers: { 'cache-control': 'no-store' } });
}
