import { served } from '#schemas/addresses.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { limits } from '#schemas/limits.ts';
import { ownWordHeader } from '#schemas/ownWordHeader.ts';
import type { SaysNo } from '../declared/createSaysNo.ts';
import { sentences } from '../sentences.ts';
import type { AppletBeside } from './readApplets.ts';

/** A call that another applet has taken. */
export interface WrittenBeside {
  /** `修改 shop：coupons/7`: the page has words for the product's own calls alone. */
  readonly call: string;
  /** The names of its fields. */
  readonly fields: readonly string[];
}

interface Needs<Caller extends { readonly role: number }> {
  /** Who calls; undefined for nobody who is signed in. */
  readonly callerOf: (request: Request) => Promise<Caller | undefined>;
  readonly applets: () => Promise<Readonly<Record<string, AppletBeside>>>;
  /** Writes down who wrote what. K10 */
  readonly note?: (caller: Caller, written: WrittenBeside) => Promise<void>;
  /** Whether an applet's answer means no although its status does not: then nothing was taken. */
  readonly saysNo?: SaysNo;
  readonly log: (line: string) => void;
  /** How long an applet may take; less than the page waits, or the merchant's own network would be blamed. */
  readonly patienceMs?: number;
}

const sentOn = ['content-type', 'accept', 'idempotency-key'];
const handedBack = /^(?:content-type|content-range|link|x-[\w-]*(?:total|count|page)[\w-]*)$/;
/** No declared form is longer, and no page of a list. */
const MOST_BYTES = 10 * 1024 * 1024;
const PATIENCE_MS = limits.requestTimeoutMs - 2000;

/**
 * Hands a call of a signed-in merchant to an applet beside the product's own, with the key it wants: neither the session nor
 * anything else of the browser goes along, and the key never comes back. Calls it has taken are noted. K10
 */
export async function passBeside<Caller extends { readonly role: number }>(
  request: Request,
  { callerOf, applets, note, saysNo, log, patienceMs = PATIENCE_MS }: Needs<Caller>,
): Promise<Response> {
  const caller = await callerOf(request);
  if (caller === undefined) return said(401, sentences.forbidden);
  const { method } = request;
  const { pathname, search } = new URL(request.url);
  const [name = '', ...rest] = pathname.slice(served.applets.length + 1).split('/');
  const all = await applets().catch((failure: unknown): Awaited<ReturnType<typeof applets>> => {
    log(failure instanceof Error ? failure.message : 'Failed to read applets.json.');
    return {};
  });
  const applet = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!applet) return said(404, sentences.appletMissing);
  if (caller.role >= applet.below) return said(403, sentences.notAllowed);
  // A path that climbs would leave what the file allows.
  if (rest.some(climbs)) return said(404, sentences.appletMissing);
  const reads = method === 'GET' || method === 'HEAD';
  const body = reads || method === 'DELETE' ? undefined : await readWhole(request.body);
  if (!reads && method !== 'DELETE' && !body) return said(413, sentences.tooLarge);
  const headers = copied(request.headers, (name) => sentOn.includes(name));
  for (const [key, value] of Object.entries(applet.headers)) headers.set(key, value);
  const tell = (why: string) => log(`Failed to call the applet "${name}": ${why}`);
  const late = AbortSignal.timeout(patienceMs);
  try {
    const answer = await fetch(`${applet.base.replace(/\/$/, '')}/${rest.join('/')}${search}`, {
      ...{ method, headers, redirect: 'manual' as const, signal: AbortSignal.any([request.signal, late]) },
      ...(body && { body }),
    });
    // Its no to our key is no word about the merchant's session.
    if (answer.status === 401 || (answer.status >= 300 && answer.status < 400)) {
      await answer.body?.cancel();
      tell(`HTTP ${answer.status}. Look at its base and headers in applets.json.`);
      return said(424, sentences.appletRefuses);
    }
    // Read to its end before a word of it is passed on: one that breaks off is told as that.
    let whole: Awaited<ReturnType<typeof readWhole>>;
    try {
      whole = await readWhole(answer.body);
    } finally {
      // What broke off, or was too long, was taken all the same.
      if (note && !reads && answer.ok && !(whole && (await saysNo?.(name, new TextDecoder().decode(whole))))) {
        const fields = body ? writtenIn(request.headers.get('content-type'), body) : [];
        await note(caller, { call: `${methodWords[method] ?? method} ${name}：${rest.join('/')}`, fields }).catch(() =>
          log(`Failed to note ${method} ${pathname} in the journal.`),
        );
      }
    }
    if (!whole) {
      tell(`its answer is longer than ${MOST_BYTES} bytes.`);
      return said(502, sentences.appletFails);
    }
    const passed = copied(answer.headers, (name) => handedBack.test(name));
    passed.set('cache-control', 'no-store');
    return new Response(EMPTY.has(answer.status) ? null : whole, { status: answer.status, headers: passed });
  } catch (failure) {
    if (!request.signal.aborted) tell(late.aborted ? `no answer within ${patienceMs} ms.` : `${reasonOf(failure)}.`);
    return said(late.aborted ? 504 : 502, sentences.appletFails);
  }
}

const methodWords: Readonly<Record<string, string>> = { POST: '提交', PUT: '修改', PATCH: '修改', DELETE: '删除' };

/** What has no body by definition. */
const EMPTY: ReadonlySet<number> = new Set([204, 205]);

/** Whether a part of a path leads upwards, however it is spelled: whoever reads it may take `..%2f` for a step up. */
function climbs(part: string): boolean {
  try {
    return decodeURIComponent(part)
      .split(/[\\/]/)
      .some((step) => /^\.+$/.test(step));
  } catch {
    return true;
  }
}

/** Codes alone: a message may hold what stands in applets.json. */
function reasonOf(failure: unknown): string {
  const cause = failure instanceof Error ? failure.cause : undefined;
  return isRecord(cause) && typeof cause.code === 'string' ? cause.code : 'it cannot be reached';
}

/** All of a body, where it is no longer than that; what it says of its own length is not believed. */
async function readWhole(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  // Left early, the stream is called off.
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > MOST_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const MOST_NAMES = 60;
const MOST_LETTERS = 60;

/** The names of the fields that a body holds, for the journal: never what stands in them. K10 */
function writtenIn(type: string | null, body: Uint8Array): readonly string[] {
  const text = new TextDecoder().decode(body);
  const names = /json/i.test(type ?? '') ? namesOf(text) : /urlencoded/i.test(type ?? '') ? keysOf(text) : [];
  return [...new Set(names)].filter((name) => name.length <= MOST_LETTERS).slice(0, MOST_NAMES);
}

const keysOf = (text: string): readonly string[] => [...new URLSearchParams(text).keys()];

function namesOf(text: string): readonly string[] {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? Object.keys(read) : [];
  } catch {
    return [];
  }
}

const said = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store', [ownWordHeader]: '1' } });

function copied(from: Headers, wanted: (name: string) => boolean): Headers {
  const to = new Headers();
  for (const [name, value] of from) if (wanted(name)) to.set(name, value);
  return to;
}
