import type { IncomingMessage } from 'node:http';
import pLimit from 'p-limit';
import { UPLOADED } from '#schemas/editorFiles.ts';
import { limits } from '#schemas/limits.ts';
import { readForm } from '../http/readFields.ts';
import { isCutShort } from '../remote/isCutShort.ts';
import { openRemote, RemoteRefusal } from '../remote/openRemote.ts';
import { openWeb } from '../remote/Reach.ts';
import { sentences } from '../sentences.ts';
import type { ControllerCall } from './ControllerCall.ts';
import { keepFile, type Said } from './keepFile.ts';

/** What became of one picture elsewhere. */
type Captured = Said & { readonly source: string };

const AT_ONCE = 4;
const FORM_BYTES = 1_000_000;

/** What pictures are kept as, by the type their host sends them with. */
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/webp': 'webp',
};

/** Fetches pictures of other hosts and keeps them here; each succeeds or fails by itself, all within 50 s. E11 */
export async function capture(request: Request, call: ControllerCall) {
  const form = new URLSearchParams(await readForm(request, FORM_BYTES));
  const sources = [...new Set([...form.getAll('source[]'), ...form.getAll('source')])].filter(Boolean);
  if (sources.length === 0) return { state: sentences.uploadMissing, list: [] };
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limits.captureAnswerMs)]);
  const limit = pLimit(AT_ONCE);
  const list: readonly Captured[] = await Promise.all(
    sources.slice(0, limits.filesAtOnce).map((source) => limit(() => captureOne(source, signal, call))),
  );
  return { state: list.some(({ state }) => state === UPLOADED) ? UPLOADED : 'ERROR', list };
}

async function captureOne(source: string, all: AbortSignal, call: ControllerCall): Promise<Captured> {
  const signal = AbortSignal.any([all, AbortSignal.timeout(limits.captureEachMs)]);
  try {
    const answer = await openRemote(source, call.needs.reach ?? openWeb, signal);
    const ending = endings[typeOf(answer)];
    if (ending !== undefined) return { ...(await keep(answer, nameOf(source, ending), call)), source };
    answer.destroy();
    return { state: sentences.linkDead, source };
  } catch (failure) {
    // One sentence, whatever it was: who asks must not learn what lies in the network behind this server. Or the other
    // end hung up, or took too long, in the middle of the picture.
    if (failure instanceof RemoteRefusal || isCutShort(failure)) return { state: sentences.linkDead, source };
    throw failure;
  }
}

async function keep(answer: IncomingMessage, original: string, call: ControllerCall): Promise<Said> {
  try {
    return await keepFile({ kind: 'image', original, bytes: answer }, call);
  } finally {
    answer.destroy();
  }
}

const typeOf = ({ headers }: IncomingMessage) =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** `https://a.b/c/d.png?x` with a JPEG in it → `d.jpg`. */
function nameOf(source: string, ending: string): string {
  const last = new URL(source).pathname.split('/').pop() ?? '';
  return `${last.replace(/\.[^.]*$/, '') || 'remote'}.${ending}`;
}
