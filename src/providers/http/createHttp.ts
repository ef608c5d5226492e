import type { Endpoint, RequestOf, ResponseOf } from '#schemas/endpoints/endpoint.ts';
import { requestIdKey, sessionKey } from '#schemas/limits.ts';
import type { Session } from '../session/createSession.ts';
import type { Act } from './Act.ts';
import { AppletError } from './AppletError.ts';
import { type Answer, type Sent, type Transport, TransportError } from './createTransport.ts';
import { decodeLoose } from './decodeLoose.ts';
import type { Loose } from './Loose.ts';
import { type Envelope, readEnvelope } from './readEnvelope.ts';
import { encodeRequest } from './urlOf.ts';

/** Makes one call by its row. */
export type Call = <Row extends Endpoint>(
  row: Row,
  request: RequestOf<Row>,
  options?: CallOptions,
) => Promise<Loose<ResponseOf<Row>>>;

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Which deed a POST belongs to, where the same may be sent again; without one each is a deed of its own. */
  readonly act?: Act | undefined;
}

/** An answer that was asked for before this code was there; each serves once. */
export type TakeEarly = (url: string, session: string | null) => Promise<Answer> | undefined;

interface Dependencies {
  readonly session: Session;
  readonly transport: Transport;
  /** A line for the log, for what the merchant is not told. */
  readonly log: (line: string) => void;
  readonly takeEarly?: TakeEarly;
  /** An id that nobody else has; without it posts go without one. */
  readonly makeId?: () => string;
}

/**
 * The applet's client: session header, form bodies, envelopes, one family of errors. It shows nothing.
 *
 * A 403 ends the session that the call was sent with, and only that one, so that a late answer to an old
 * session never logs out a new one.
 * @throws AppletError for everything that is not an answer. T1–T6, T9
 */
export function createHttp({ session, transport, log, takeEarly, makeId }: Dependencies): Call {
  return async <Row extends Endpoint>(row: Row, request: RequestOf<Row>, { signal, act }: CallOptions = {}) => {
    const proof = session.get();
    const fields = encodeRequest(row, request);
    // Reading is no deed.
    const id = row.method === 'POST' && makeId ? (act?.idOf(`${row.path} ${fields}`, makeId) ?? makeId()) : undefined;
    const sent = toSend(row, fields, headersOf(proof, id), signal);
    const early = row.method === 'GET' ? takeEarly?.(sent.url, proof) : undefined;
    // An early answer that got lost, to a slow line or a reload, says nothing yet: reading may be asked again.
    const answer = await (early?.catch(() => transport(sent)) ?? transport(sent)).catch((cause: unknown) => {
      throw unanswered(row, cause);
    });
    if (act && isFinal(row, answer)) act.settle();
    if (answer.status === 403) {
      session.end(proof);
      throw new AppletError('forbidden', row, { why: 'HTTP 403, the session is over.', status: 403 });
    }
    const given = readAnswer(row, answer);
    return decodeLoose<ResponseOf<Row>>(row.response, given.errcode === row.passes ? {} : given.fields, (path, why) =>
      log(`${row.method} ${row.path}: the answer's field "${path}" ${why}.`),
    );
  };
}

function toSend(
  { method, path }: Endpoint,
  fields: string,
  headers: Record<string, string>,
  signal: AbortSignal | undefined,
): Sent {
  if (method === 'GET') return { method, url: fields ? `${path}?${fields}` : path, headers, signal };
  headers['Content-Type'] = 'application/x-www-form-urlencoded';
  return { method, url: path, headers, body: fields, signal };
}

function headersOf(proof: string | null, id: string | undefined): Record<string, string> {
  const headers: Record<string, string> = proof === null ? {} : { [sessionKey]: proof };
  if (id !== undefined) headers[requestIdKey] = id;
  return headers;
}

/** Whether an answer says how a call ended; a failing server or something in between may say nothing of it. */
const isFinal = (row: Endpoint, { status, data }: Answer): boolean =>
  status < 300 ? readEnvelope(row, data) !== undefined : status < 500;

function readAnswer(row: Endpoint, { status, data }: Answer): Envelope {
  if (status < 200 || status > 299) throw new AppletError('http', row, { why: `HTTP ${status}.`, status });
  const envelope = readEnvelope(row, data);
  if (!envelope) throw new AppletError('contract', row, { why: 'the answer is not a JSON object.', status });
  const { errcode, errmsg } = envelope;
  if (errcode !== 0 && errcode !== row.passes) {
    throw new AppletError('refused', row, { why: `errcode ${errcode}.`, sentence: errmsg, errcode, status });
  }
  return envelope;
}

function unanswered(row: Endpoint, cause: unknown): AppletError {
  if (cause instanceof TransportError && cause.aborted) return new AppletError('aborted', row, { why: 'aborted.' });
  return new AppletError('request', row, { why: cause instanceof Error ? cause.message : 'no answer.', cause });
}
