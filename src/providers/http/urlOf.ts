import * as z from 'zod/mini';
import { keepsUnknown, unknownOf } from '#schemas/codecs/unknownFields.ts';
import type { Endpoint, Fields, RequestOf } from '#schemas/endpoints/endpoint.ts';
import { AppletError } from './AppletError.ts';
import { encodeForm } from './encodeForm.ts';
import { planOf } from './planOf.ts';

/**
 * What a call sends, as the form body of a POST or the query of a GET.
 *
 * @throws AppletError when a value does not fit the endpoint row; with a rule's own sentence when it was a rule.
 */
export function encodeRequest<Row extends Endpoint>(row: Row, request: RequestOf<Row>): string {
  if (leavesAsItIs(row.request, request)) return encodeForm(namedBy(row.request, request));
  const encoded = z.safeEncode(row.request, request);
  if (encoded.success) return encodeForm({ ...encoded.data, ...unknownOf(row.request, request) });
  const [issue] = encoded.error.issues;
  throw new AppletError('request', row, {
    why: `the field "${issue?.path.join('.')}" does not fit the endpoint row: ${issue?.message}`,
    ...(issue?.code === 'custom' && issue.params?.rule === true && { sentence: issue.message }),
  });
}

/** Told without the schema, which would change and refuse nothing: so it is with most questions for a list. */
const leavesAsItIs = (schema: Fields, request: Readonly<Record<string, unknown>>): boolean =>
  !schema.def.checks?.length &&
  !keepsUnknown(schema) &&
  planOf(schema).every(({ name, passes }) => passes?.(request[name]) === true);

const namedBy = (schema: Fields, request: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(planOf(schema).map(({ name }) => [name, request[name]]));

/** The address of a reading call, from the root of the applet: `/api/…?shop_id=3&page=1`. */
export function urlOf<Row extends Endpoint>(row: Row, request: RequestOf<Row>): string {
  const query = encodeRequest(row, request);
  return query ? `${row.path}?${query}` : row.path;
}
