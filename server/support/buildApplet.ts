import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, expect } from 'vitest';
import * as z from 'zod/mini';
import { login } from '#schemas/endpoints/account.ts';
import type { Endpoint, Fields } from '#schemas/endpoints/endpoint.ts';
import { sessionKey } from '#schemas/limits.ts';
import { type Applet, createApplet } from '../createApplet.ts';
import type { Database } from '../database/Database.ts';
import type { Dependencies } from '../dependencies.ts';
import { createMemoryStore } from '../files/createMemoryStore.ts';
import { people } from '../seed/people.ts';
import { checkAnswer } from './checkAnswer.ts';
import { beginning, openTemplate } from './openTemplate.ts';

/** An answer, read no further than its envelope. */
export interface Reply {
  readonly status: number;
  readonly errcode: number;
  readonly errmsg: string;
}

/** Who calls: one of the demo accounts, someone with a session of another kind, or a visitor. */
export type Who = 'demo' | 'admin' | 'rival' | { readonly session: string } | undefined;

/** The applet on a seeded database of its own, with the ways in which tests talk to it. */
export interface TestApplet {
  readonly database: Database;
  readonly needs: Dependencies;
  /** What was logged and is not yet accounted for; a test that leaves a line behind fails. */
  readonly log: string[];
  advance(ms: number): void;
  fetch(path: string, init?: RequestInit, address?: string): Promise<Response>;
  /** Sends fields as they are, well-formed or not, and reads the envelope. */
  send(row: Endpoint, fields: Readonly<Record<string, string>>, who?: Who, address?: string): Promise<Reply>;
  /** Sends a well-formed call and reads its answer by the row. */
  read<Asked extends Fields, Given extends Fields>(
    row: Endpoint<Asked, Given>,
    input: z.output<Asked>,
    who?: Who,
  ): Promise<z.output<Given>>;
  /** Sends a well-formed call and reads the envelope only. */
  ask<Asked extends Fields>(row: Endpoint<Asked>, input: z.output<Asked>, who?: Who): Promise<Reply>;
  /** The session of whoever calls, for what is no row. */
  sessionOf(who: Who): Promise<string> | string;
}

const envelope = z.object({ errcode: z.number(), errmsg: z.string() });

/** What a test brings along in place of what it would get: where files lie, who empties the outbox, how far it goes out, which WeChat. */
type Given = Partial<
  Pick<Dependencies, 'files' | 'post' | 'reach' | 'wechat' | 'allowance' | 'stored' | 'readDeclarationsFile'>
>;

/** Starts one for a test file and ends it with the file. */
export async function buildApplet(given: Given = {}): Promise<TestApplet> {
  const { database, close } = await openTemplate();
  const log: string[] = [];
  let now = beginning.getTime();
  const clock = () => new Date(now);
  const secret = Buffer.alloc(32, 7);
  const sleep = async (ms: number) => {
    now += ms;
  };
  const outside = { clock, sleep, random: randomBytes, secret, log: (line: string) => void log.push(line) };
  const needs: Dependencies = { database, files: createMemoryStore(), ...outside, ...given };
  const applet = checked(createApplet(needs));
  const sessions = new Map<string, Promise<string>>();
  afterEach(() => expect(log.splice(0)).toEqual([]));
  afterAll(close);

  const post = (row: Endpoint, fields: Readonly<Record<string, unknown>>, session: string, address?: string) =>
    applet.fetch(toRequest(row, fields, session), address);
  const signIn = async (name: string) => {
    const person = people.find(({ email }) => email.startsWith(`${name}@`));
    const answer = await post(login, { email: person?.email ?? '', pwd: person?.password ?? '' }, '');
    return z.parse(login.response, await answer.json()).login_session;
  };
  const sessionOf = (who: Who): Promise<string> | string => {
    if (typeof who !== 'string') return who?.session ?? '';
    const known = sessions.get(who) ?? signIn(who);
    sessions.set(who, known);
    return known;
  };
  const call = async (row: Endpoint, fields: Readonly<Record<string, unknown>>, who: Who, address?: string) => {
    const response = await post(row, fields, await sessionOf(who), address);
    return { status: response.status, body: await response.json() };
  };
  const send: TestApplet['send'] = async (row, fields, who, address) => {
    const { status, body } = await call(row, fields, who, address);
    return { status, ...z.parse(envelope, body) };
  };

  return {
    database,
    needs,
    log,
    advance: (ms) => {
      now += ms;
    },
    fetch: (path, init, address) => applet.fetch(new Request(`http://applet.test${path}`, init), address),
    send,
    sessionOf,
    async ask(row, input, who) {
      const { status, body } = await call(row, z.encode(row.request, input), who);
      return { status, ...z.parse(envelope, body) };
    },
    async read(row, input, who) {
      const { status, body } = await call(row, z.encode(row.request, input), who);
      expect({ status, ...z.parse(envelope, body) }).toEqual({ status: 200, errcode: 0, errmsg: '' });
      return z.parse(row.response, body);
    },
  };
}

/** The same applet; a test in which it answers what does not fit the row that was asked fails. */
const checked = ({ fetch }: Applet): Applet => ({
  async fetch(request, address) {
    const answer = await fetch(request, address);
    await checkAnswer(request, answer);
    return answer;
  },
});

function toRequest(row: Endpoint, fields: Readonly<Record<string, unknown>>, session: string): Request {
  const sent = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const form = new URLSearchParams(sent);
  const headers = new Headers(session === '' ? {} : { [sessionKey]: session });
  const url = `http://applet.test${row.path}`;
  if (row.method === 'GET') return new Request(`${url}?${form}`, { headers });
  return new Request(url, { method: 'POST', body: form, headers });
}
