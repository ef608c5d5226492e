import type * as z from 'zod/mini';
import { encodeBy } from '#schemas/codecs/writerOf.ts';
import type { Endpoint, Fields } from '#schemas/endpoints/endpoint.ts';
import { sessionKey } from '#schemas/limits.ts';
import { cleanInput } from '../articles/cleanInput.ts';
import type { Database } from '../database/Database.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { readAgain } from '../database/readAgain.ts';
import type { Dependencies } from '../dependencies.ts';
import { Forbidden } from '../refusals.ts';
import { type Caller, findCaller } from '../sessions.ts';
import type { WechatDriver } from '../wechat/WechatDriver.ts';
import { answerOnce } from './answerOnce.ts';
import { parseInput } from './parseInput.ts';
import { readFields } from './readFields.ts';
import { readOrigin } from './readOrigin.ts';
import { readRequestId } from './readRequestId.ts';
import { refuseForeignPictures } from './refuseForeign.ts';
import { writeJournal } from './writeJournal.ts';

/** What a handler works with beside its input. `database` is the open transaction of a call that writes. */
export interface Call {
  readonly database: Database;
  readonly caller: Caller;
  readonly needs: Dependencies;
  readonly wechat: WechatDriver;
  /** Where this server was reached, e.g. `https://shop.example`. */
  readonly origin: string;
  /** Is done when all that was written is committed, and not at all when it is undone. */
  readonly afterwards: (task: () => void) => void;
}

/** What the handler of an open row works with: nobody is known yet. */
export interface OpenCall {
  readonly needs: Dependencies;
  readonly wechat: WechatDriver;
  /** Where the call came from, as far as the connection tells. */
  readonly address: string;
  /** What the browser calls itself. */
  readonly agent: string;
  /** What an earlier login left with this browser, if any. K5 */
  readonly deviceCookie: string | undefined;
  /** Leaves it there; it comes along with later tries of logins. */
  readonly setDeviceCookie: (value: string) => void;
}

/** A served row: reads the request, does it, and gives the answer's fields as they stand on the wire. */
export interface Route {
  readonly row: Endpoint;
  serve(request: Request, call: OpenCall): Promise<object>;
}

/** What a call asks for, made of its fields; `homes` are where our files are served from. @throws Refusal 400 */
export type Reader<Input> = (fields: Readonly<Record<string, string>>, homes: Homes) => Promise<Input>;
export type Homes = readonly (string | undefined)[];

/** What a call is read by where its row alone does not say, and the field that says what it changes. */
interface Ways<Input> {
  readonly read: Reader<Input>;
  readonly key?: string;
}

/**
 * Serves a row to whoever has a session. A POST is one transaction: refused or failed, it changes nothing; sent twice
 * under one `Request-Id`, it is done once.
 */
export function route<Asked extends Fields, Given extends Fields>(
  row: Endpoint<Asked, Given>,
  handle: (input: z.output<Asked>, call: Call) => Promise<z.output<Given>>,
): Route {
  return readRoute(row, { read: readerOf(row) }, handle);
}

/** The same for a row whose fields are read in a way of their own. */
export function readRoute<Input, Given extends Fields>(
  row: Endpoint<Fields, Given>,
  { read, key }: Ways<Input>,
  handle: (input: Input, call: Call) => Promise<z.output<Given>>,
): Route {
  const once = async (request: Request, { needs, wechat }: OpenCall) => {
    const caller = await requireCaller(request, needs);
    const fields = await readFields(request);
    const origin = readOrigin(request);
    const input = await read(fields, [origin, originOf(needs.fileHost)]);
    const requestId = row.method === 'POST' ? readRequestId(request) : undefined;
    const tasks: (() => void)[] = [];
    const afterwards: Call['afterwards'] = (task) => void tasks.push(task);
    // Encoded where it is still undone: an answer that does not fit its row must not leave its work behind.
    const run = async (database: Database) =>
      encodeBy(row.response, await handle(input, { database, caller, needs, wechat, origin, afterwards }));
    const journaled = async (database: Database) => {
      const given = await run(database);
      await writeJournal(database, { row, caller, fields, given, key, now: needs.clock() });
      return given;
    };
    if (row.reads) return run(needs.database);
    if (row.method === 'GET') return row.writes ? journaled(needs.database) : run(needs.database);
    const asked = requestId && { userId: caller.userId, requestId, row, fields, now: needs.clock() };
    const given = await inTransaction(needs.database, (database) => {
      // Begun again, it has asked for nothing yet.
      tasks.length = 0;
      return asked ? answerOnce(database, asked, () => journaled(database)) : journaled(database);
    });
    for (const task of tasks) task();
    return given;
  };
  const serve = (request: Request, call: OpenCall) =>
    row.method === 'GET' ? readAgain(call.needs, () => once(request, call)) : once(request, call);
  return { row, serve };
}

/** Pictures are ours, and a description is cleaned. */
const readerOf =
  <Asked extends Fields>(row: Endpoint<Asked>): Reader<z.output<Asked>> =>
  async (fields, homes) => {
    const parsed = parseInput(row, fields);
    if (!row.verbatim) refuseForeignPictures(parsed, homes);
    return cleanInput(parsed);
  };

/** Serves a row to anyone, outside any transaction: what a refused visitor tried must still be counted. */
export function openRoute<Asked extends Fields, Given extends Fields>(
  row: Endpoint<Asked, Given>,
  handle: (input: z.output<Asked>, call: OpenCall) => Promise<z.output<Given>>,
): Route {
  const serve = async (request: Request, call: OpenCall) =>
    encodeBy(row.response, await handle(parseInput(row, await readFields(request)), call));
  return { row, serve };
}

/** Whose session a request carries. @throws Forbidden */
export async function requireCaller(
  request: Request,
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
): Promise<Caller> {
  const token = request.headers.get(sessionKey);
  const caller = token ? await findCaller(database, token, clock()) : undefined;
  if (!caller) throw new Forbidden();
  return caller;
}

/** Where files lie, when that is another server. */
const originOf = (fileHost: string | undefined): string | undefined =>
  fileHost !== undefined && URL.canParse(fileHost) ? new URL(fileHost).origin : undefined;
