import { type EditorFileKind, editorFiles, endingOf } from '#schemas/editorFiles.ts';
import { editorMessages } from '#schemas/editorMessages.ts';
import { rewrittenExtensions } from '#schemas/limits.ts';
import { AppletError } from '../http/AppletError.ts';
import type { Controller, Sending } from './createController.ts';
import type { FileType, Upload } from './createUpload.ts';
import { fitImage } from './fitImage.ts';

/** What an article's files are sent, fetched and listed by. Each throws an AppletError with a sentence. U1–U4, E3, E4, E11 */
export interface EditorFiles {
  upload(file: File, sending: Sending): Promise<string>;
  /** Missing where there is no controller. */
  readonly capture?: Controller['capture'];
  readonly list?: Controller['list'];
}

/** How an article's files travel: over the signed host, or all by the controller. */
export interface EditorWay {
  /** Where the controller answers; undefined where there is none. */
  readonly controller: string | undefined;
  readonly uploads: 'signed' | 'controller';
}

interface Dependencies {
  readonly upload: Upload;
  readonly controller: Controller | undefined;
  readonly uploads: EditorWay['uploads'];
  /** Makes a picture small enough to send; handed in, for it needs a browser. U4 */
  readonly shrink?: ((file: File) => Promise<File>) | undefined;
}

/** The signed host knows these; documents it does not. U1 */
const signedTypes: Readonly<Record<EditorFileKind, FileType | undefined>> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  file: undefined,
};

const place = { method: 'POST', path: '<editor upload>' };
const refuse = (why: string, sentence: string) => new AppletError('upload', place, { why, sentence });

/**
 * Checks in the old editor's order: is there a way, is the ending known, is it small enough once it is shrunk. E4, U4
 */
export function createEditorFiles({
  upload,
  controller,
  uploads,
  shrink = async (file) => file,
}: Dependencies): EditorFiles {
  const wayOf = (kind: EditorFileKind): EditorFiles['upload'] | undefined => {
    const type = signedTypes[kind];
    if (uploads === 'signed' && type !== undefined) return (file, options) => signed(file, type, options);
    return controller?.send;
  };

  async function signed(file: File, type: FileType, { signal, onProgress }: Sending): Promise<string> {
    try {
      return await upload(file, { type, ...(signal && { signal }), ...(onProgress && { onProgress }) });
    } catch (error) {
      if (!(error instanceof AppletError) || error.said === undefined) throw error;
      throw refuse(`the file host said ${error.said}`, error.said);
    }
  }

  return {
    async upload(file, sending) {
      const { kind, signal } = sending;
      const send = wayOf(kind);
      if (!send) throw refuse('there is no way for this kind.', editorMessages.uploadNotConfigured);
      const { extensions, bytes } = editorFiles[kind];
      const known = kind === 'image' ? [...extensions, ...rewrittenExtensions] : extensions;
      if (!known.includes(endingOf(file.name)))
        throw refuse('the type is not allowed.', editorMessages.fileTypeRefused);
      const sent = kind === 'image' ? await fitImage(file, shrink) : file;
      if (signal?.aborted) throw new AppletError('aborted', place, { why: 'aborted.' });
      if (sent.size > bytes) throw refuse('too large.', editorMessages.fileTooLarge);
      return send(sent, sending);
    },
    ...(controller && { capture: controller.capture, list: controller.list }),
  };
}
