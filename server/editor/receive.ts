import { editorFiles, endingOf } from '#schemas/editorFiles.ts';
import { readUpload } from '../files/readUpload.ts';
import { readForm } from '../http/readFields.ts';
import { sentences } from '../sentences.ts';
import type { ControllerCall } from './ControllerCall.ts';
import { keepFile, type Said } from './keepFile.ts';

const FIELD = 'upfile';
/** A drawing of the largest size as base64, and what a form makes of its pluses and slashes. */
const SCRAWL_FORM_BYTES = 4_000_000;

type UploadAction = (typeof editorFiles)[keyof typeof editorFiles]['action'];

/** A file as the part `upfile` of a form, kept while it arrives. E11 */
export const receive =
  (action: UploadAction) =>
  async (request: Request, call: ControllerCall): Promise<Said> => {
    const take = (bytes: AsyncIterable<Uint8Array>, original: string) =>
      keepFile({ kind: kindOf(action, original), original, bytes }, call);
    const said = await readUpload(request, { field: FIELD, take });
    return said ?? { state: sentences.uploadMissing };
  };

/** A drawing: a PNG as base64 in the field `upfile`. E11 */
export async function receiveScrawl(request: Request, call: ControllerCall): Promise<Said> {
  const text = new URLSearchParams(await readForm(request, SCRAWL_FORM_BYTES)).get(FIELD) ?? '';
  if (text === '') return { state: sentences.uploadMissing };
  return keepFile({ kind: 'image', original: 'scrawl.png', bytes: once(Buffer.from(text, 'base64')) }, call);
}

/** Sound comes by the action for films. */
function kindOf(action: UploadAction, original: string) {
  if (action === 'uploadimage') return 'image';
  if (action === 'uploadfile') return 'file';
  return editorFiles.audio.extensions.includes(endingOf(original)) ? 'audio' : 'video';
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
