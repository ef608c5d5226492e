import type { Answered, Refusal, Speech } from '#schemas/endpoints/Speech.ts';
import type { Habit, Place } from '#schemas/habit/Habit.ts';
import { at, saysNo } from '#schemas/habit/saysNo.ts';
import { sessionKey } from '#schemas/limits.ts';
import { ownWordHeader } from '#schemas/ownWordHeader.ts';
import { readJson } from '#schemas/text/readJson.ts';
import { bodyOf, fillPath, formOf } from './encode.ts';
import { readOwnWord, readRefusal } from './readRefusal.ts';

/** What is special to one call: under which key its body stands, and where each field of the answer is. */
interface CallSpeech {
  readonly under?: string | undefined;
  readonly reads: Readonly<Record<string, Place>>;
}

/** An applet's habit at work on one call. */
export function speechOf(habit: Habit, { under, reads }: CallSpeech): Speech {
  const { base = '', requestId: requestIdHeader, lists, fails, within = [''] } = habit;
  // Our own server is on the way there: it looks who asks, and passes no session on.
  const carried = habit.session ?? (/^https?:/.test(base) ? undefined : { header: sessionKey });
  /** Whoever was asked without a session ends none. */
  const refusalOf = (status: number, answer: unknown): Refusal => {
    const refusal = readRefusal(fails, status, answer);
    return refusal.kind === 'forbidden' && !carried ? { ...refusal, kind: 'refused' } : refusal;
  };
  return {
    ask({ row: { method, path }, fields, session, requestId }) {
      const headers: Record<string, string> = { Accept: 'application/json' };
      if (carried && session !== null) headers[carried.header] = `${carried.before ?? ''}${session}`;
      if (requestIdHeader !== undefined && requestId !== undefined) headers[requestIdHeader] = requestId;
      const filled = fillPath(path, fields);
      const url = `${base}${filled.path}`;
      if (method === 'GET' || method === 'DELETE') {
        const query = formOf(filled.rest, lists);
        return { method, url: query === '' ? url : `${url}?${query}`, headers };
      }
      const { type, body } = bodyOf(under === undefined ? filled.rest : { [under]: filled.rest }, habit);
      if (type !== undefined) headers['Content-Type'] = type;
      return { method, url, headers, body };
    },
    read(_, { status, data, header }) {
      const answer = parse(data);
      if (header?.(ownWordHeader)) return { refusal: readOwnWord(status, answer) };
      const isGood = status >= 200 && status < 300;
      if (answer === undefined) return { refusal: isGood ? NO_JSON : refusalOf(status, undefined) };
      if (!isGood || saysNo(fails, answer)) return { refusal: refusalOf(status, answer) };
      const scopes = within.map((path) => at(answer, path));
      const found = Object.entries(reads).flatMap(([field, place]) => {
        const value = scopes.map((scope) => readPlace(place, scope, header)).find((each) => each !== undefined);
        return value === undefined ? [] : [[field, value] as const];
      });
      return { fields: Object.fromEntries(found) };
    },
  };
}

const NO_JSON = { kind: 'contract', why: 'the answer is no JSON.' } as const;

/** Nothing at all is an answer, too: many a call that writes has no more to say. */
function parse(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}

/** What stands at a place of an answer. */
function readPlace(place: Place, answer: unknown, header: Answered['header']): unknown {
  if (typeof place === 'string') return at(answer, place);
  if ('header' in place) return countIn(header?.(place.header));
  return linked(header?.('link'), place.link);
}

/** `319`, and what follows the stroke of `coupons 0-24/319`. */
const countIn = (header: string | null | undefined): string | undefined => /(\d+)\s*$/.exec(header ?? '')?.[1];

/** A parameter of the next page's address: `<https://…?page_info=abc>; rel="next"`. RFC 8288 */
function linked(header: string | null | undefined, param: string): string | undefined {
  const [, address] = /<([^>]*)>[^,<]*rel="?next"?/.exec(header ?? '') ?? [];
  return address === undefined ? undefined : (new URL(address, 'http://next').searchParams.get(param) ?? undefined);
}
