import { http, type RequestHandler } from 'msw';
import type { Resource, Rights } from '#crud/Resource.ts';
import { canDo } from '#providers/access/records.ts';
import type { Scope } from '#providers/data/calls.ts';
import { sessionKey } from '#schemas/limits.ts';
import { answer, answerThrown } from '../../../server/http/envelope.ts';
import { parseInput } from '../../../server/http/parseInput.ts';
import { readFields } from '../../../server/http/readFields.ts';
import { codes, Forbidden, Refusal } from '../../../server/refusals.ts';
import { type Caller, type CallerOf, ownerOfAll } from './callers.ts';
import { createRecordStore, type RecordStore, type Seed } from './createRecordStore.ts';
import { type Reply, repliesOf } from './repliesOf.ts';

/** How the far end of declared resources behaves; what is left out is made of the examples. */
export interface Serving extends Seed {
  /** Who a session belongs to; left out, whoever has a session owns every shop. */
  readonly callerOf?: CallerOf;
  /** Where the records are kept, for a test that looks at them or changes them behind the page's back. */
  readonly store?: RecordStore;
}

/**
 * A far end for resources, whether their rows are the applet's own or follow from the declaration: MSW handlers that
 * read each request by its endpoint row, keep records in memory, and answer in the applet's envelope.
 *
 * Without a session, and for a shop of another merchant, HTTP 403; an id that no shop has, errcode 404; a value that a
 * rule refuses, or a verb the caller has no right to, errcode 400 with the sentence.
 */
export function handlersOf(given: Resource | readonly Resource[], serving: Serving = {}): RequestHandler[] {
  const resources: readonly Resource[] = 'calls' in given ? [given] : given;
  const { callerOf = ownerOfAll, store = createRecordStore(resources, serving) } = serving;
  return resources.flatMap((resource) =>
    repliesOf(resource, store).map((reply) => {
      const serve = reply.row.method === 'GET' ? http.get : http.post;
      return serve(`*${reply.row.path}`, ({ request }) => respond(resource, reply, callerOf, request));
    }),
  );
}

async function respond(resource: Resource, { row, verb, scopeIn, reply }: Reply, callerOf: CallerOf, request: Request) {
  try {
    const caller = await callerOf(request.headers.get(sessionKey) ?? '');
    if (!caller) throw new Forbidden();
    const fields = parseInput(row, await readFields(request));
    forbidForeign(caller, resource, scopeIn(fields));
    refuseVerb(caller, resource, verb);
    return await answer(reply(fields), '');
  } catch (thrown) {
    const refusal = await answerThrown(thrown);
    if (!refusal) throw thrown;
    return refusal;
  }
}

/** @throws Forbidden */
function forbidForeign({ user, owns }: Caller, { access }: Resource, scope: Scope): void {
  if (access?.may(user) === false) throw new Forbidden();
  if (scope !== undefined && !owns(scope)) throw new Forbidden();
}

/** @throws Refusal 400 with the reason */
function refuseVerb({ user }: Caller, { rights }: Resource, verb: Reply['verb']): void {
  const who = { user, shops: [], merchant: null };
  const { can, reason = '' } = isRight(verb) ? canDo(rights[verb], who) : { can: true };
  if (!can) throw new Refusal(codes.badInput, reason);
}

const isRight = (verb: string): verb is keyof Rights => ['create', 'update', 'deleteOne'].includes(verb);
