import { HttpResponse, http, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import type { Endpoint, RequestOf, ResponseOf } from '#schemas/endpoints/endpoint.ts';
import { parseInput } from '../../server/http/parseInput.ts';
import { readFields } from '../../server/http/readFields.ts';
import { completed, type PartOf } from './completed.ts';

/**
 * The far end of one endpoint row as an MSW handler: the request is read by the row, and so is the answer written.
 *
 * `reply` gives what the test is about; all else that the row promises is made up. An answer that does not fit the row
 * fails the call.
 */
export function answers<Row extends Endpoint>(
  row: Row,
  reply?: (asked: RequestOf<Row>, sent: Request) => PartOf<ResponseOf<Row>>,
): RequestHandler {
  const serve = row.method === 'GET' ? http.get : http.post;
  return serve(`*${row.path}`, async ({ request }) => {
    // What the row reads is what the row's type says; a table of rows only knows that it is some fields.
    const asked = parseInput(row, await readFields(request.clone())) as RequestOf<Row>;
    return HttpResponse.json({ errcode: 0, errmsg: '', ...wireOf(row, reply?.(asked, request)) });
  });
}

/** The fields of an answer as they stand on the wire, made up around what is given. */
export const wireOf = (
  { response }: Endpoint,
  given?: PartOf<ResponseOf<Endpoint>>,
): Readonly<Record<string, unknown>> => z.encode(response, completed(response, given));
