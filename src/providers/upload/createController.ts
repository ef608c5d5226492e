import type { AxiosRequestConfig } from 'axios';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { type EditorFileKind, editorFiles, UPLOADED } from '#schemas/editorFiles.ts';
import { editorMessages } from '#schemas/editorMessages.ts';
import { limits, sessionKey } from '#schemas/limits.ts';
import { messages } from '#schemas/messages.ts';
import { parseUrl } from '#schemas/parseUrl.ts';
import { AppletError } from '../http/AppletError.ts';
import { loadAxios } from '../http/createTransport.ts';
import type { Session } from '../session/createSession.ts';
import { uploadTimeout } from './uploadTimeout.ts';

/** What became of a picture elsewhere; without an address it stays where it is. E11 */
export interface Captured {
  readonly source: string;
  readonly url: string | undefined;
}

/** A file that was sent before. */
export interface StoredFile {
  readonly url: string;
  /** What it was called where it came from; the end of its address where nobody says. */
  readonly name: string;
  /** Milliseconds since 1970, where it is known. */
  readonly time?: number;
}

export interface StoredFiles {
  readonly files: readonly StoredFile[];
  /** How many there are in all. */
  readonly total: number;
}

export interface Sending {
  readonly kind: EditorFileKind;
  readonly signal?: AbortSignal | undefined;
  /** Told the part that has left this machine, 0 to 1. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** The editor's controller. Each call throws an AppletError whose sentence is for the merchant. E11, E14 */
export interface Controller {
  send(file: File, sending: Sending): Promise<string>;
  capture(urls: readonly string[], signal?: AbortSignal): Promise<readonly Captured[]>;
  list(kind: 'image' | 'file', start: number, signal?: AbortSignal): Promise<StoredFiles>;
}

interface Dependencies {
  /** Where it answers, in full. */
  readonly address: string;
  /** The page's own origin: only there the session is shown. T1 */
  readonly origin: string;
  readonly session: Session;
}

/** A client of the old editor's protocol: one address, an `action`, an answer with a `state`. */
export function createController({ address, origin, session }: Dependencies): Controller {
  const base = new URL(address, origin);

  async function ask(action: string, config: AxiosRequestConfig, states: readonly string[] = [UPLOADED]) {
    const place = { method: config.method ?? 'GET', path: `<controller>?action=${action}` };
    const axios = await loadAxios();
    const url = new URL(base);
    url.searchParams.set('action', action);
    const proof = base.origin === origin ? session.get() : null;
    const headers = { ...config.headers, ...(proof !== null && { [sessionKey]: proof }) };
    const answer = await axios
      .request<unknown>({ validateStatus: () => true, ...config, url: url.href, headers })
      .catch((cause: unknown) => {
        throw axios.isCancel(cause)
          ? new AppletError('aborted', place, { why: 'aborted.' })
          : new AppletError('upload', place, { why: 'no answer.', sentence: messages.requestFailed });
      });
    if (answer.status === 403 && proof !== null) {
      session.end(proof);
      throw new AppletError('forbidden', place, { why: 'HTTP 403, the session is over.', status: 403 });
    }
    const said = isRecord(answer.data) ? answer.data : {};
    if (typeof said.state !== 'string') {
      const why = `HTTP ${answer.status}, no state in the answer.`;
      throw new AppletError('upload', place, { why, sentence: editorMessages.uploadUnreadable });
    }
    if (states.includes(said.state)) return said;
    throw new AppletError('upload', place, { why: `state ${said.state}`, sentence: said.state });
  }

  /** An address of the controller's own, so that it leads there from everywhere. */
  const whole = (url: unknown): string | undefined => {
    if (typeof url !== 'string' || url === '') return undefined;
    return base.origin === origin ? url : parseUrl(url, base)?.href;
  };

  return {
    async send(file, { kind, signal, onProgress }) {
      const { action } = editorFiles[kind];
      const form = new FormData();
      form.append('upfile', file, file.name);
      const said = await ask(action, {
        method: 'POST',
        data: form,
        timeout: uploadTimeout(file.size),
        onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
        ...(signal && { signal }),
      });
      const url = whole(said.url);
      if (url !== undefined) return url;
      const why = 'SUCCESS without an address.';
      throw new AppletError(
        'upload',
        { method: 'POST', path: action },
        { why, sentence: editorMessages.uploadUnreadable },
      );
    },
    async capture(urls, signal) {
      const data = new URLSearchParams(urls.map((url) => ['source[]', url]));
      const timeout = limits.captureTimeoutMs;
      const call = { method: 'POST', data, timeout, ...(signal && { signal }) };
      const { list } = await ask('catchimage', call, [UPLOADED, 'ERROR']);
      const items = Array.isArray(list) ? list.filter(isRecord) : [];
      return urls.map((source) => {
        const item = items.find((each) => each.source === source && each.state === UPLOADED);
        return { source, url: whole(item?.url) };
      });
    },
    async list(kind, start, signal) {
      const params = { start, size: limits.managerPageSize };
      const call = { params, timeout: limits.controllerTimeoutMs, ...(signal && { signal }) };
      const { list, total } = await ask(`list${kind}`, call, [UPLOADED, 'no match file']);
      const items = Array.isArray(list) ? list.filter(isRecord) : [];
      const files = items.flatMap(({ url, mtime, original }) => {
        const address = whole(url);
        return address === undefined ? [] : [{ url: address, name: nameOf(original, address), ...timeOf(mtime) }];
      });
      return { files, total: typeof total === 'number' ? total : start + files.length };
    },
  };
}

function nameOf(original: unknown, url: string): string {
  if (typeof original === 'string' && original !== '') return original;
  const last = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

const timeOf = (mtime: unknown) => (typeof mtime === 'number' ? { time: mtime * 1000 } : {});
