import type { Refusal, Speech } from '#schemas/endpoints/Speech.ts';
import { requestIdKey, sessionKey } from '#schemas/limits.ts';
import { encodeForm } from './encodeForm.ts';
import { readEnvelope } from './readEnvelope.ts';

/**
 * The specification's applet: session header, form bodies, `{ errcode, errmsg, …fields }`. T1, T2, T3, T5
 *
 * A field error may stand beside its message: `{ errcode: 1, errmsg: '已存在', field: 'code' }`.
 */
export const appletSpeech: Speech = {
  ask({ row: { method, path }, fields, session, requestId }) {
    const form = encodeForm(fields);
    const headers: Record<string, string> = session === null ? {} : { [sessionKey]: session };
    if (requestId !== undefined) headers[requestIdKey] = requestId;
    if (method === 'GET') return { method, url: form ? `${path}?${form}` : path, headers };
    headers['Content-Type'] = 'application/x-www-form-urlencoded';
    return { method, url: path, headers, body: form };
  },
  read(row, { status, data }) {
    if (status === 403) return refused({ kind: 'forbidden', why: 'HTTP 403, the session is over.' });
    if (status < 200 || status > 299) return refused({ kind: 'http', why: `HTTP ${status}.` });
    const envelope = readEnvelope(row, data);
    if (!envelope) return refused({ kind: 'contract', why: 'the answer is not a JSON object.' });
    const { errcode, errmsg, fields } = envelope;
    if (errcode === 0) return { fields };
    if (errcode === row.passes) return { fields: {} };
    const faults = typeof fields.field === 'string' && errmsg !== '' ? { [fields.field]: errmsg } : undefined;
    return refused({
      kind: 'refused',
      why: `errcode ${errcode}.`,
      sentence: errmsg,
      errcode,
      ...(faults && { faults }),
    });
  },
};

const refused = (refusal: Refusal) => ({ refusal });
