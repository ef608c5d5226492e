import * as z from 'zod/mini';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { unknownOf } from '#schemas/codecs/unknownFields.ts';
import { writerOf } from '#schemas/codecs/writerOf.ts';
import type { Endpoint, RequestOf } from '#schemas/endpoints/endpoint.ts';
import { AppletError } from './AppletError.ts';
import { encodeForm } from './encodeForm.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What a call sends, field by field, as each stands on the wire.
 *
 * @throws AppletError when a value does not fit the endpoint row; with a rule's own sentence when it was a rule.
 */
export function encodeRequest<Row extends Endpoint>(row: Row, request: RequestOf<Row>): Fields {
  const written = writerOf(row.request)(request);
  if (isRecord(written)) return written;
  const encoded = z.safeEncode(row.request, request);
  if (encoded.success) return { ...encoded.data, ...unknownOf(row.request, request) };
  const [issue] = encoded.error.issues;
  throw new AppletError('request', row, {
    why: `the field "${issue?.path.join('.')}" does not fit the endpoint row: ${issue?.message}`,
    ...(issue?.code === 'custom' && issue.params?.rule === true && { sentence: issue.message }),
  });
}

/** The address of a reading call, from the root of the applet: `/api/…?shop_id=3&page=1`. */
export function urlOf<Row extends Endpoint>(row: Row, request: RequestOf<Row>): string {
  const query = encodeForm(encodeRequest(row, request));
  return query ? `${row.path}?${query}` : row.path;
}
