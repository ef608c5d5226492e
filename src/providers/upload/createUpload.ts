import type { AxiosResponse } from 'axios';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { editorMessages } from '#schemas/editorMessages.ts';
import { uploadSign } from '#schemas/endpoints/uploads.ts';
import { fileTypes } from '#schemas/limits.ts';
import { type Message, messages } from '#schemas/messages.ts';
import type { Clock } from '../clock/createClock.ts';
import { AppletError } from '../http/AppletError.ts';
import type { Call } from '../http/createHttp.ts';
import { loadAxios } from '../http/createTransport.ts';
import type { FileHost } from './createFileHost.ts';
import { fitImage } from './fitImage.ts';
import { uploadedPath } from './uploadedPath.ts';
import { uploadTimeout } from './uploadTimeout.ts';

export type FileType = keyof typeof fileTypes;

interface UploadOptions {
  readonly type: FileType;
  readonly signal?: AbortSignal;
  /** Told the part that has left this machine, 0 to 1. */
  readonly onProgress?: (sent: number) => void;
}

/** Puts one file on the file host and gives back its address. */
export type Upload = (file: File, options: UploadOptions) => Promise<string>;

interface Dependencies {
  readonly call: Call;
  readonly clock: Clock;
  readonly fileHost: FileHost;
  /** Makes a picture small enough to send; handed in, for it needs a browser. U4 */
  readonly shrink?: (file: File) => Promise<File>;
}

/**
 * Signs, then sends. Every try signs anew, so that a retry never meets a stale signature.
 *
 * The file host has a client of its own: the session header cannot reach it. U1–U3, T1
 * @throws AppletError of kind `upload`, `unfit`, `aborted`, or what the signing call threw.
 */
export function createUpload({ call, clock, fileHost, shrink = async (file) => file }: Dependencies): Upload {
  return async (file, { type, signal, onProgress }) => {
    const sent = type === 'image' ? await fitImage(file, shrink) : file;
    const name = `${clock.now()}_${sent.name}`;
    const { signature } = await call(uploadSign, { file_name: name, file_type: fileTypes[type] }, { signal });
    const path = `/${type}/${encodeURIComponent(name)}`;
    const failed = (why: string, said?: Message) =>
      new AppletError('upload', place(path), { why, said, sentence: failures[type] });
    if (!signature) throw failed('the applet gave no signature.');

    const axios = await loadAxios();
    const form = new FormData();
    form.append('op', 'upload');
    form.append('filecontent', sent, sent.name);
    const response = await axios
      .post<unknown>(fileHost.upload(path), form, {
        headers: { Authorization: signature },
        validateStatus: () => true,
        timeout: uploadTimeout(sent.size),
        onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
        ...(signal && { signal }),
      })
      .catch((cause: unknown) => {
        throw axios.isCancel(cause)
          ? new AppletError('aborted', place(path), { why: 'aborted.' })
          : failed('not sent.');
      });
    const address = addressIn(response);
    if (address === undefined) throw failed(`HTTP ${response.status}, no SUCCESS in the answer.`, wordOf(response));
    return address;
  };
}

const failures: Record<FileType, string> = {
  image: messages.imageUploadFailed,
  audio: messages.uploadFailed,
  video: messages.uploadFailed,
};

/** Success is the word SUCCESS together with an address; anything else is a failure. U2 */
function addressIn({ data }: AxiosResponse<unknown>): string | undefined {
  return isRecord(data) && data.message === 'SUCCESS' && isRecord(data.data) ? uploadedPath(data.data) : undefined;
}

/** What the file host says went wrong; an answer nobody can read has a word of ours. E14 */
const wordOf = ({ data }: AxiosResponse<unknown>): Message =>
  isRecord(data) && typeof data.message === 'string' && data.message !== '' && data.message !== 'SUCCESS'
    ? data.message
    : editorMessages.uploadUnreadable;

const place = (path: string) => ({ method: 'POST', path: `<file host>${path}` });
