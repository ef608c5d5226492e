import type * as z from 'zod/mini';

/** The fields of a call, each with its codec. */
export type Fields = z.ZodMiniObject;

/** One call of the applet, as a fact that client, server, mocks and tests all read. Spec §7 */
export interface Endpoint<Request extends Fields = Fields, Response extends Fields = Fields> {
  readonly method: 'GET' | 'POST';
  /** From the root, with the trailing slash where the applet has one. */
  readonly path: `/api/applet/${string}`;
  /** Query of a GET, form body of a POST. */
  readonly request: Request;
  /** Beside `errcode` and `errmsg`, at the top of the answer or under its `data`. T6 */
  readonly response: Response;
  /** A record whose fields may also stand where the record is expected. T6 */
  readonly flat?: string;
  /** The only calls that a visitor may make without a session. */
  readonly open?: true;
  /** A GET that changes something all the same. K10 */
  readonly writes?: true;
  /** What it carries is kept to the letter and belongs to no record: pictures named in it may lie anywhere. */
  readonly verbatim?: true;
  /** An `errcode` that is an answer rather than a failure. T3 */
  readonly passes?: number;
}

/** Nothing that crosses the wire is changed on the way. */
type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;

/** What a call is given, in the terms of records. */
export type RequestOf<Row extends Endpoint> = Frozen<z.output<Row['request']>>;

/** What a call gives back, in the terms of records. */
export type ResponseOf<Row extends Endpoint> = Frozen<z.output<Row['response']>>;

/** A call that reads. */
export function get<Request extends Fields, Response extends Fields>(
  path: Endpoint['path'],
  row: Omit<Endpoint<Request, Response>, 'method' | 'path'>,
): Endpoint<Request, Response> {
  return { method: 'GET', path, ...row };
}

/** A call that changes something; its body is form-encoded. T2 */
export function post<Request extends Fields, Response extends Fields>(
  path: Endpoint['path'],
  row: Omit<Endpoint<Request, Response>, 'method' | 'path'>,
): Endpoint<Request, Response> {
  return { method: 'POST', path, ...row };
}
