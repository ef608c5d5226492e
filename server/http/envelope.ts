import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isUnstorable } from '../database/codeOf.ts';
import { isLost } from '../database/isLost.ts';
import { type Code, codes, Forbidden, Refusal } from '../refusals.ts';
import { sentences } from '../sentences.ts';

/** From this many characters on, packing costs less than sending. */
const PACK_FROM = 1000;
const pack = promisify(gzip);

/** An answer with its fields beside `errcode` and `errmsg`. §7 */
export function answer(fields: object, acceptEncoding: string): Promise<Response> {
  return json(200, { errcode: 0, errmsg: '', ...fields }, acceptEncoding);
}

/** A no with a reason, which the client shows, and where it helps in how many seconds to ask again. §8, T3 */
export async function refuse(errcode: Code, errmsg: string, retryAfter?: number): Promise<Response> {
  const response = await json(200, { errcode, errmsg });
  if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter));
  return response;
}

/** HTTP 403: the client ends its session. §8, T5 */
export function forbid(): Promise<Response> {
  return json(403, { errcode: 403, errmsg: sentences.forbidden });
}

/** HTTP 500, 502 or 503: something that is not the caller's fault. §8, T5 */
export function fail(status: 500 | 502 | 503, errmsg: string): Promise<Response> {
  return json(status, { errcode: status, errmsg });
}

/** The answer to something thrown, or undefined when it was not thrown on purpose. */
export function answerThrown(thrown: unknown): Promise<Response> | undefined {
  if (thrown instanceof Refusal) return refuse(thrown.errcode, thrown.message, thrown.retryAfter);
  if (isUnstorable(thrown)) return refuse(codes.badInput, sentences.unstorable);
  if (isLost(thrown)) return fail(503, sentences.unreachable);
  return thrown instanceof Forbidden ? forbid() : undefined;
}

async function json(status: number, body: object, acceptEncoding = ''): Promise<Response> {
  const text = JSON.stringify(body);
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  });
  if (text.length < PACK_FROM || !/\bgzip\b/.test(acceptEncoding)) return new Response(text, { status, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(await pack(text), { status, headers });
}
