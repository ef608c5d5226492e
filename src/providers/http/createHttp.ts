import type { Endpoint, RequestOf, ResponseOf } from '#schemas/endpoints/endpoint.ts';
import type { Asked, Asking, Speech } from '#schemas/endpoints/Speech.ts';
import type { Session } from '../session/createSession.ts';
import { AppletError } from './AppletError.ts';
import { appletSpeech } from './appletSpeech.ts';
import { type Answer, type Sent, type Transport, TransportError } from './createTransport.ts';
import { decodeLoose } from './decodeLoose.ts';
import { encodeForm } from './encodeForm.ts';
import type { IdempotentWrite } from './IdempotentWrite.ts';
import type { Loose } from './Loose.ts';
import { encodeRequest } from './urlOf.ts';

/** Makes one call by its row. */
export type Call = <Row extends Endpoint>(
  row: Row,
  request: RequestOf<Row>,
  options?: CallOptions,
) => Promise<Loose<ResponseOf<Row>>>;

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Which write a request belongs to, where the same may be sent again; without one each is a write of its own. */
  readonly idempotent?: IdempotentWrite | undefined;
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
  return async <Row extends Endpoint>(row: Row, request: RequestOf<Row>, { signal, idempotent }: CallOptions = {}) => {
    const { speech = appletSpeech } = row;
    const proof = session.get();
    const fields = encodeRequest(row, request);
    // Reading is no write.
    const writes = row.method !== 'GET' && makeId !== undefined;
    const requestId = writes ? (idempotent?.idOf(printOf(row, fields), makeId) ?? makeId()) : undefined;
    const sent: Sent = { ...askedOf(speech, { row, fields, session: proof, requestId }), signal };
    const early = row.method === 'GET' ? takeEarly?.(sent.url, proof) : undefined;
    // An early answer that got lost, to a slow line or a reload, says nothing yet: reading may be asked again.
    const answer = await (early?.catch(() => transport(sent)) ?? transport(sent)).catch((cause: unknown) => {
      throw unanswered(row, cause);
    });
    const heard = speech.read(row, answer);
    if (idempotent && isFinal(answer, heard)) idempotent.settle();
    if ('refusal' in heard) {
      const { refusal } = heard;
      if (refusal.kind === 'forbidden') session.end(proof);
      throw new AppletError(refusal.kind, row, { ...refusal, status: answer.status });
    }
    return decodeLoose<ResponseOf<Row>>(row.response, heard.fields, (path, why) =>
      log(`${row.method} ${row.path}: the answer's field "${path}" ${why}.`),
    );
  };
}

/** What of a write says that it is the same one. */
const printOf = (row: Endpoint, fields: Asking['fields']): string =>
  `${row.path} ${row.speech ? JSON.stringify(fields) : encodeForm(fields)}`;

/** @throws AppletError for what cannot be put into a request: nothing is sent. T4 */
function askedOf(speech: Speech, asking: Asking & { readonly row: Endpoint }): Asked {
  try {
    return speech.ask(asking);
  } catch (cause) {
    throw unanswered(asking.row, cause);
  }
}

/** Whether an answer says how a call ended; a failing server or something in between may say nothing of it. */
const isFinal = ({ status }: Answer, heard: ReturnType<Speech['read']>): boolean =>
  status < 500 && !('refusal' in heard && heard.refusal.kind === 'contract');

function unanswered(row: Endpoint, cause: unknown): AppletError {
  if (cause instanceof TransportError && cause.aborted) return new AppletError('aborted', row, { why: 'aborted.' });
  return new AppletError('request', row, { why: cause instanceof Error ? cause.message : 'no answer.', cause });
}
