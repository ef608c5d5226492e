import type * as z from 'zod/mini';
import type { Speech } from './Speech.ts';

/** The fields of a call, each with its codec. */
export type Fields = z.ZodMiniObject;

/** One call of the applet, as a fact that client, server, mocks and tests all read. Spec §7 */
export interface Endpoint<Request extends Fields = Fields, Response extends Fields = Fields> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the applet's root, with the trailing slash where it has one; `:id` stands for a field of the request. */
  readonly path: `/${string}`;
  /** Query of a GET, form body of a POST; as its `speech` says, where it has one. */
  readonly request: Request;
  /** Beside `errcode` and `errmsg`, at the top of the answer or under its `data`. T6 */
  readonly response: Response;
  /** A record whose fields may also stand where the record is expected. T6 */
  readonly flat?: string;
  /** The only calls that a visitor may make without a session. */
  readonly open?: true;
  /** A GET that changes something all the same. K10 */
  readonly writes?: true;
  /** A POST that changes nothing: what it asks about is too long for an address. */
  readonly reads?: true;
  /** What it carries is kept to the letter and belongs to no record: pictures named in it may lie anywhere. */
  readonly verbatim?: true;
  /** An `errcode` that is an answer rather than a failure. T3 */
  readonly passes?: number;
  /** How another applet is spoken to; left out, as the specification says. */
  readonly speech?: Speech;
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

/** Where the specification's applet answers. */
type AppletPath = `/api/applet/${string}`;

/** A call that reads. */
export function get<Request extends Fields, Response extends Fields>(
  path: AppletPath,
  row: Omit<Endpoint<Request, Response>, 'method' | 'path'>,
): Endpoint<Request, Response> {
  return { method: 'GET', path, ...row };
}

/** A call that changes something; its body is form-encoded. T2 */
export function post<Request extends Fields, Response extends Fields>(
  path: AppletPath,
  row: Omit<Endpoint<Request, Response>, 'method' | 'path'>,
): Endpoint<Request, Response> {
  return { method: 'POST', path, ...row };
}
