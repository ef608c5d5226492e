import type { Endpoint, RequestOf, ResponseOf } from '#schemas/endpoints/endpoint.ts';
import type { Operator } from '#schemas/habit/Habit.ts';
import type { Loose } from '../http/Loose.ts';

/** Whatever an applet knows a record by, a number or a text: nothing is read out of it. */
export type RecordId = number | string;
/** What the specification's own applet knows a record by. Spec §7 */
export type AppletId = number;
export type Values = Readonly<Record<string, unknown>>;
/** A record as it came, whatever it is of. */
export type DataRecord = Values & { readonly id: RecordId };

/** The shop a call is made for; undefined for what belongs to no shop. */
export type Scope = number | undefined;

/** What a list is asked for; pages count from 1. */
export interface ListQuery<S = Scope, Filters = Values> {
  readonly scope: S;
  readonly page: number;
  readonly size: number;
  readonly filters: Filters;
  /** Conditions beyond one value each, of fields whose `operators` are served. */
  readonly where?: readonly Condition[];
  /** Words to be found, where `search` is served. */
  readonly search?: string;
  /** Where it is among the served `sorts`. */
  readonly sort?: { readonly field: string; readonly descending: boolean };
  /** What the answer before this page told to ask for it by. */
  readonly cursor?: string;
}

/** Under this name words are looked for, in whichever field: no field can be called so. */
export const ANY_FIELD = '*';

/** A condition that an applet is asked to narrow a list by. */
export interface Condition {
  readonly field: string;
  readonly operator: Operator;
  readonly value: unknown;
}
export interface OneQuery<S = Scope, Id = RecordId> {
  readonly scope: S;
  readonly id: Id;
}
export interface CreateInput<S = Scope, Written = Values> {
  readonly scope: S;
  readonly values: Written;
}
export interface UpdateInput<S = Scope, Written = Values, Id = RecordId> {
  readonly scope: S;
  readonly id: Id;
  /** Fields left out stay as they are. */
  readonly values: Partial<Written>;
}

type KeyOf<Row extends Endpoint, Held> = {
  [Key in keyof ResponseOf<Row>]: ResponseOf<Row>[Key] extends Held ? Key : never;
}[keyof ResponseOf<Row>];

/** A saved row of a nested list. */
export interface RemovalRow<Id = RecordId> {
  readonly id: Id;
}
/** Which row of which record goes. G5 */
export interface RemovalInput<S = Scope, Id = RecordId> extends OneQuery<S, Id> {
  readonly row: RemovalRow<Id>;
}

/** Which two neighbours change places. C2 */
export interface SwapInput<S = Scope, Id = RecordId> {
  readonly scope: S;
  readonly a: Id;
  readonly b: Id;
}

/** How a verb becomes a call: a row, what to send, where the answer stands. Methods, so that a table can hold all. */
export interface ListCall<Row extends Endpoint = Endpoint, Query extends ListQuery = ListQuery> {
  readonly row: Row;
  request(query: Query): RequestOf<Row>;
  readonly records: KeyOf<Row, readonly { id: RecordId }[]> & string;
  /** `all`: one answer holds everything. Left out: the applet does not tell, pages go on while they are full. O1 */
  readonly total?: (KeyOf<Row, number | undefined> & string) | 'all';
  /** Fields the applet itself narrows the list by, to one value each; every other field is looked at here. */
  readonly filters?: readonly (keyof Query['filters'] & string)[];
  /** The same, operator by operator. */
  readonly operators?: Readonly<Record<string, readonly Operator[]>>;
  /** It looks for words by itself. */
  readonly search?: true;
  /** Fields it sorts by itself. */
  readonly sorts?: readonly string[];
  /** Pages that can only be asked for one after the other: asks for one, and says whether there is another behind it. */
  follow?(
    query: ListQuery,
    read: (query: ListQuery) => Promise<Values>,
  ): Promise<{ readonly answer: Values; readonly more: boolean }>;
  /** No page has more records. */
  readonly most?: number;
}
export interface OneCall<Row extends Endpoint = Endpoint, Query extends OneQuery = OneQuery> {
  readonly row: Row;
  request(query: Query): RequestOf<Row>;
  /** Where the record stands in the answer, or how it is found there. */
  readonly record: (KeyOf<Row, { id: RecordId }> & string) | Finder<Row, Query>;
  /** The answer does not tell whose the record is: it is this shop's only when the shop's list holds it. R8 */
  readonly owner?: 'list';
}
/** A method in disguise, so that a table can hold the finders of all rows. What did not arrive is not in the answer. T6 */
type Finder<Row extends Endpoint, Query> = {
  find(answer: Loose<ResponseOf<Row>>, query: Query): Loose<{ readonly id: RecordId }> | undefined;
};
export interface WriteCall<Row extends Endpoint = Endpoint, Input = never> {
  readonly row: Row;
  request(input: Input): RequestOf<Row>;
}
export interface UpdateCall<Row extends Endpoint = Endpoint, Input = UpdateInput> extends WriteCall<Row, Input> {
  /** Fields the applet writes at every call: those that are not given are read first, and go back as they are. V4 */
  readonly whole?: readonly string[];
  /** The same of fields that a record may lack. */
  readonly carried?: readonly string[];
}
export interface CreateCall<Row extends Endpoint = Endpoint, Input = CreateInput> extends WriteCall<Row, Input> {
  /** Where the answer tells the new record's id. */
  readonly id: KeyOf<Row, RecordId> & string;
}

/** What the applet serves of one resource: a verb that is missing here is offered nowhere. */
export interface Calls {
  readonly getList?: ListCall;
  readonly getOne?: OneCall;
  readonly create?: CreateCall;
  readonly update?: UpdateCall;
  readonly deleteOne?: WriteCall<Endpoint, OneQuery>;
}
