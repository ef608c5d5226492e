import { isDeepStrictEqual } from 'node:util';
import type { Values } from '#providers/data/calls.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import { createHttp } from '#providers/http/createHttp.ts';
import type { Sent } from '#providers/http/createTransport.ts';
import { createSession } from '#providers/session/createSession.ts';
import { sessionKey } from '#schemas/limits.ts';
import { buildStorage } from '../builders.ts';
import { asJson, type Exchange, type Subject } from './Exchange.ts';
import { spelledAt } from './spelled.ts';
import { type OpenStage, saidIn } from './stage.ts';

/** How a far end puts the fields of an answer: beside the errcode, below `data`, with digits for numbers. T6 */
type Envelope = (fields: Values) => object;

const beside: Envelope = (fields) => ({ errcode: 0, errmsg: '', ...fields });
const refusal =
  (errcode: number): Envelope =>
  (fields) => ({ ...fields, errcode, errmsg: '打烊了' });

/**
 * In what a subject departs from what was agreed, one sentence each: requests, session, content type, answers in all
 * spellings the applet has, and what a refusal, a 403 and a 500 mean.
 */
export async function faultsOf(subject: Subject, exchange: Exchange, open: OpenStage): Promise<readonly string[]> {
  const asked = ask(subject, exchange, open, {});
  const on = { exchange, ask: (asking?: Asking) => (asking ? ask(subject, exchange, open, asking) : asked) };
  const faults: string[] = [];
  for (const [name, check] of checks) {
    const fault = await told(name, check(on));
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

interface Case {
  readonly exchange: Exchange;
  ask(asking?: Asking): Promise<Outcome>;
}

type Check = (on: Case) => Promise<readonly [found: unknown, agreed: unknown]>;

const checks: readonly (readonly [string, Check])[] = [
  ['T2 it sends these requests', async (on) => [(await on.ask()).heard.map(saidIn), on.exchange.sent]],
  ['T1 it carries the session', async (on) => [proofsIn(await on.ask()), on.exchange.sent.map(() => 'session-1')]],
  ['T1 a visitor has none', async (on) => [proofsIn(await on.ask({ proof: null })), on.exchange.sent.map(() => null)]],
  ['T2 a form says that it is one', async (on) => [typesIn(await on.ask()), on.exchange.sent.map(typeFor)]],
  ['T6 it reads the answer', reads(beside)],
  ['T6 it reads the answer below data', reads((fields) => ({ errcode: 0, data: fields }))],
  ['T6 it reads numbers in digits', reads((fields) => ({ errcode: '0', data: asTexts(fields) }))],
  ['T6 it reads an answer without an errcode', reads((fields) => fields)],
  ['T6 it reads an answer with more than it knows', reads((fields) => ({ ...fields, added_later: { by: 'applet' } }))],
  ['T6 it reads lists that are JSON in a text', readsSpelled],
  ['T6 it reads nothing of an empty answer, and says so', missesAll],
  ['T6 it says nothing of a whole answer', async (on) => [(await on.ask()).lines, []]],
  ['T6 it reads a record whose fields stand at the top', readsFlat],
  ['T3 it is refused in the words of the applet', fails(200, refusal(9), ['refused', '打烊了', 'session-1'])],
  [
    'T3 it is refused in our words where the applet has none',
    fails(200, (fields) => ({ ...fields, errcode: 9, errmsg: '' }), ['refused', '服务器错误，请稍后再试', 'session-1']),
  ],
  [
    'T3 an errcode in digits is one',
    fails(200, (fields) => ({ ...fields, errcode: '9', errmsg: '打烊了' }), ['refused', '打烊了', 'session-1']),
  ],
  ['T3 a 404 is a refusal, or an answer where that was agreed', readsMissing],
  ['T5 a 403 ends the session', fails(403, beside, ['forbidden', '', null])],
  ['T5 a 500 does not', fails(500, beside, ['http', '服务器错误，请稍后再试', 'session-1'])],
];

function reads(envelope: Envelope): Check {
  return async (on) => [(await on.ask({ envelope })).read, on.exchange.read];
}

/** Kind, sentence, and the session afterwards. */
function fails(status: number, envelope: Envelope, agreed: readonly (string | null)[]): Check {
  return async (on) => {
    const { failure, session } = await on.ask({ status, envelope });
    return [[failure?.kind, failure?.sentence, session], agreed];
  };
}

async function readsFlat(on: Case): Promise<readonly [unknown, unknown]> {
  const { flat } = on.exchange;
  if (flat === undefined) return [true, true];
  const { read } = await on.ask({ envelope: (fields) => ({ errcode: 0, ...(fields[flat] as object) }) });
  return [(read as Values)[flat], (on.exchange.read as Values)[flat]];
}

async function readsSpelled({ exchange, ask }: Case): Promise<readonly [unknown, unknown]> {
  const { read } = await ask({ envelope: (fields) => spelledAt(fields, exchange.spelled) });
  return [read, exchange.read];
}

/** One line of the log at least for each answer that was to hold something. */
async function missesAll({ exchange, ask }: Case): Promise<readonly [unknown, unknown]> {
  const { lines } = await ask({ envelope: () => ({ errcode: 0 }) });
  return [lines.length, exchange.misses];
}

async function readsMissing(on: Case): Promise<readonly [unknown, unknown]> {
  const { failure } = await on.ask({ envelope: refusal(404) });
  return [failure?.kind, on.exchange.passes === 404 ? undefined : 'refused'];
}

interface Asking {
  readonly proof?: string | null;
  readonly status?: number;
  readonly envelope?: Envelope;
}

interface Outcome {
  readonly read: unknown;
  readonly failure: AppletError | undefined;
  readonly heard: readonly Sent[];
  readonly lines: readonly string[];
  /** The session afterwards. */
  readonly session: string | null;
}

async function ask(subject: Subject, exchange: Exchange, open: OpenStage, asking: Asking): Promise<Outcome> {
  const { proof = 'session-1', status = 200, envelope = beside } = asking;
  const { transport, heard } = open((line) => {
    const fields = exchange.answers[line];
    return fields && { status, data: JSON.stringify(envelope(fields)) };
  });
  const session = createSession(buildStorage(proof === null ? {} : { [sessionKey]: proof }));
  const lines: string[] = [];
  const call = createHttp({ session, transport, log: (line) => void lines.push(line) });
  const outcome = await subject.ask(call, exchange.given).then(
    (read) => ({ read: asJson(read), failure: undefined }),
    (failure: unknown) => ({ read: undefined, failure: failure instanceof AppletError ? failure : refuse(failure) }),
  );
  return { ...outcome, heard, lines, session: session.get() };
}

function refuse(failure: unknown): never {
  throw failure;
}

const headersIn = ({ heard }: Outcome, name: string) => heard.map(({ headers }) => new Headers(headers).get(name));
const proofsIn = (outcome: Outcome) => headersIn(outcome, sessionKey);
const typesIn = (outcome: Outcome) => headersIn(outcome, 'Content-Type');
const typeFor = (line: string) => (line.startsWith('POST ') ? 'application/x-www-form-urlencoded' : null);

async function told(name: string, comparing: ReturnType<Check>): Promise<string | undefined> {
  try {
    const [found, agreed] = await comparing;
    if (isDeepStrictEqual(found, agreed)) return undefined;
    return `${name}: ${JSON.stringify(found)} instead of ${JSON.stringify(agreed)}`;
  } catch (thrown) {
    return `${name}: ${String(thrown)}`;
  }
}

/** Every number of an answer as a text, as some versions of the applet write them. */
function asTexts(wire: unknown): unknown {
  if (typeof wire === 'number') return String(wire);
  if (Array.isArray(wire)) return wire.map(asTexts);
  if (typeof wire !== 'object' || wire === null) return wire;
  return Object.fromEntries(Object.entries(wire).map(([name, value]) => [name, asTexts(value)]));
}
