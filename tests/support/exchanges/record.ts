import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Values } from '#providers/data/calls.ts';
import { createHttp } from '#providers/http/createHttp.ts';
import { createSession } from '#providers/session/createSession.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { buildStorage } from '../builders.ts';
import { exampleOf } from '../exampleOf.ts';
import { asJson, type Exchange, type Subject } from './Exchange.ts';
import { spelledAt, structuresIn } from './spelled.ts';
import { type Answering, openMemory, saidIn } from './stage.ts';

/** What crosses the wire today: what a subject sends for its example, and what it makes of a made-up answer. */
export async function record(subject: Subject): Promise<Exchange> {
  const given = asJson(subject.example);
  const answers = Object.fromEntries(subject.rows.map((row) => [`${row.method} ${row.path}`, answerOf(row, given)]));
  const ask = (change: (fields: Values) => Values) =>
    asked(subject, given, (line) => {
      const fields = answers[line];
      return fields && { status: 200, data: JSON.stringify(change(fields)) };
    });
  const { read, sent } = await ask((fields) => fields);
  const spelled: string[] = [];
  for (const path of new Set(Object.values(answers).flatMap((fields) => structuresIn(fields)))) {
    const again = await ask((fields) => spelledAt(fields, [path]));
    if (isDeepStrictEqual(again.read, read)) spelled.push(path);
  }
  const { passes, flat } = subject.rows.at(-1) ?? {};
  const { lines } = await ask(() => ({}));
  return {
    given,
    sent,
    answers,
    spelled,
    read,
    misses: lines.length,
    ...(passes !== undefined && { passes }),
    ...(flat !== undefined && { flat }),
  };
}

async function asked({ ask }: Subject, given: Values, answering: Answering) {
  const { transport, heard } = openMemory(answering);
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const call = createHttp({ session: createSession(buildStorage()), transport, log });
  const read = await ask(call, given).then(asJson, () => undefined);
  return { read, lines, sent: heard.map(saidIn) };
}

/** A made-up answer, whose records have the id that is asked for. */
function answerOf(row: Endpoint, { id }: Values): Values {
  const fields = asJson(z.encode(row.response, exampleOf(row.response)));
  if (typeof id !== 'number') return fields;
  const named = (held: unknown): unknown => {
    if (Array.isArray(held)) return held.map((each, nth) => (nth === 0 ? named(each) : each));
    return typeof held === 'object' && held !== null && 'id' in held ? { ...held, id } : held;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, held]) => [name, named(held)]));
}
