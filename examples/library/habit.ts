import * as z from 'zod/mini';
import { speechOf } from '#providers/habit/speechOf.ts';
import type { Endpoint, Fields } from '#schemas/endpoints/endpoint.ts';
import { jsonServerHabit } from '#schemas/habit/dialects.ts';
import { habitOf } from '#schemas/habit/habitOf.ts';

/** How the library's server is asked: json-server's ways, below `/api`, with a token. */
export const habit = habitOf(jsonServerHabit, {
  base: '/api',
  ids: 'number',
  session: { header: 'Authorization', before: 'Bearer ' },
});

/** A call beside those of a resource; what it answers stands at the top. */
export function callOf<Request extends Fields, Response extends Fields>(
  call: Pick<Endpoint<Request, Response>, 'method' | 'path' | 'request' | 'response'>,
  spoken = habit,
): Endpoint<Request, Response> {
  const reads = Object.fromEntries(Object.keys(call.response.def.shape).map((name) => [name, name]));
  return { ...call, speech: speechOf(spoken, { reads }) };
}

/** Nothing to say. */
export const nothing = z.object({});
