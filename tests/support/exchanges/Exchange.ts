import type { Values } from '#providers/data/calls.ts';
import type { Call } from '#providers/http/createHttp.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';

/** Something the product asks the applet for: one row by itself, or a verb of a resource through the data provider. */
export interface Subject {
  /** `tagAdd`, or `tags.create`. */
  readonly name: string;
  /** The rows it calls, in the order of its calls. */
  readonly rows: readonly Endpoint[];
  /** What it is asked with where nobody says otherwise. */
  readonly example: Values;
  ask(call: Call, given: Values): Promise<unknown>;
}

/** What crosses the wire when something is asked for, as it was agreed: plain data, kept in a file. */
export interface Exchange {
  readonly given: Values;
  /** Request by request: `POST /api/applet/merchant/product/tag/add shop_id=3&name=…`. */
  readonly sent: readonly string[];
  /** The fields of the answers, by method and path. */
  readonly answers: Readonly<Record<string, Values>>;
  /** Which lists and objects inside may also arrive as JSON in a text: `products.0.imgs`. T6 */
  readonly spelled: readonly string[];
  /** What is made of them. */
  readonly read: unknown;
  /** How many fields are told to be missing when an answer holds nothing. T6 */
  readonly misses: number;
  /** An errcode that is an answer. T3 */
  readonly passes?: number;
  /** A record whose fields may stand where it is expected. T6 */
  readonly flat?: string;
}

/** Subject → what was agreed. */
export type Exchanges = Readonly<Record<string, Exchange>>;

/** What survives being written down: no undefined, nothing but JSON. */
export const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value ?? null));
