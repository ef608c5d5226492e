import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { endpoints, ownEndpoints } from '#schemas/endpoints/table.ts';

const envelope = z.looseObject({ errcode: z.int(), errmsg: z.string() });
const refusal = z.strictObject(envelope.shape);
const rows = new Map(Object.values({ ...endpoints, ...ownEndpoints }).map((row) => [`${row.method} ${row.path}`, row]));

/**
 * Holds an answer against the row that was asked: the server promises what the row says, nothing less and nothing more.
 *
 * A refusal is an envelope and nothing else, an answer is what the row itself writes of it. What no row says (a file, a
 * page) is left alone.
 *
 * @throws Error with what was answered.
 */
export async function checkAnswer({ method, url }: Request, answer: Response): Promise<void> {
  const row = rows.get(`${method} ${new URL(url).pathname}`);
  if (!row) return;
  const body = await readJson(answer.clone());
  const { errcode, errmsg, ...fields } = z.parse(envelope, body);
  const isRefusal = errcode !== 0 || answer.status !== 200;
  const fits = isRefusal
    ? z.safeParse(refusal, body).success && errmsg !== '' && (answer.status === 200 || answer.status === errcode)
    : isDeepStrictEqual(z.encode(row.response, z.parse(row.response, fields)), fields);
  if (!fits) throw new Error(`${method} ${row.path} gave what does not fit its row: ${JSON.stringify(body)}`);
}

async function readJson(answer: Response): Promise<unknown> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPacked = answer.headers.get('content-encoding') === 'gzip';
  return JSON.parse((isPacked ? gunzipSync(bytes) : bytes).toString());
}
