import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';

/** What stands around every answer of the applet. Contract: `{ errcode, errmsg, …fields }` */
export interface Envelope {
  /** 0 when the applet is content, which it may also say by leaving it out. */
  readonly errcode: number;
  readonly errmsg: string;
  /** The fields of the answer, wherever they stood. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Takes an answer apart: fields may stand at the top or under `data`, the top wins. T6
 *
 * @returns undefined when the text is no JSON object (an HTML page, an empty body, a list).
 */
export function readEnvelope(row: Endpoint, text: string): Envelope | undefined {
  const answer = parse(text);
  if (!isRecord(answer)) return undefined;
  const everything = isRecord(answer.data) ? { ...answer.data, ...answer } : answer;
  const { flat } = row;
  return {
    errcode: Number(answer.errcode ?? 0),
    errmsg: typeof answer.errmsg === 'string' ? answer.errmsg : '',
    fields: flat !== undefined && everything[flat] === undefined ? { ...everything, [flat]: everything } : everything,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
