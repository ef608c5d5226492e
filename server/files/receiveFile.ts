import { fileTypes } from '#schemas/limits.ts';
import type { Needs } from '../needs.ts';
import { sentences } from '../sentences.ts';
import type { PutOutcome } from './FileStore.ts';
import { readUpload } from './readUpload.ts';
import { safeName } from './safeName.ts';
import { isSigned } from './signature.ts';
import { type Folder, folders } from './sniffType.ts';

/** Keeps an upload that carries a signature; anything but the message SUCCESS is a no. U1, U2 */
export async function receiveFile(
  request: Request,
  asked: { readonly folder: string; readonly name: string },
  { files, clock, secret }: Needs,
): Promise<Response> {
  const folder = folders.find((known) => known === asked.folder);
  const signature = request.headers.get('authorization') ?? '';
  const isOurs = (name: string) =>
    folder !== undefined && isSigned({ name, type: fileTypes[folder] }, signature, clock(), secret);
  if (!folder || !namesOf(asked.name).some(isOurs)) return say(sentences.signatureWrong);
  const name = safeName(asked.name);
  if (!name) return say(sentences.uploadMalformed);
  return conclude(folder, await readUpload(request, (bytes) => files.put({ folder, name }, bytes)));
}

/** A file may be signed under its whole name or under the one it had before the time was put before it. U1 */
function namesOf(name: string): readonly string[] {
  return [name, name.replace(/^\d+_/, '')];
}

function conclude(folder: Folder, outcome: PutOutcome | undefined): Response {
  if (!outcome) return say(sentences.uploadMalformed);
  if ('refused' in outcome) {
    return say(outcome.refused === 'tooLarge' ? sentences.fileTooLarge : sentences.fileTypeUnknown);
  }
  const path = `/files/${folder}/${encodeURIComponent(outcome.name)}`;
  return say('SUCCESS', { source_url: path, resource_path: path });
}

function say(message: string, data?: { readonly source_url: string; readonly resource_path: string }): Response {
  return Response.json({ message, ...(data ? { data } : {}) }, { headers: { 'cache-control': 'no-store' } });
}
