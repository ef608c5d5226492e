import type { BaseKey, CrudFilter, CrudSort, DataProvider, MetaQuery } from '@refinedev/core';
import { keepsUnknown, unknownOf } from '#schemas/codecs/unknownFields.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { AppletError } from '../http/AppletError.ts';
import type { Call } from '../http/createHttp.ts';
import type { IdempotentWrite } from '../http/IdempotentWrite.ts';
import {
  ANY_FIELD,
  type Calls,
  type Condition,
  type DataRecord,
  type ListCall,
  type ListQuery,
  type RecordId,
  type Scope,
  type Values,
} from './calls.ts';
import { recordGone } from './recordGone.ts';

/** Resource × verb → endpoint row. */
export type CallTable = Readonly<Record<string, Served | undefined>>;

/** What is served of a resource, and whether its records are known by texts. */
interface Served {
  readonly calls: Calls;
  readonly ids?: 'text';
}

interface Rest {
  readonly names: readonly string[];
  /** Those of them that may be missing. */
  readonly carried: readonly string[];
  /** What the call that writes may hold. */
  readonly sent: Endpoint['request'];
  readonly meta: MetaQuery | undefined;
}

/**
 * refine's data provider over the applet: each verb looks up its cell of the table and makes that call.
 *
 * The shop is `meta.scope`; it never comes from the address bar by itself, so that a cached answer of one shop
 * cannot stand in for another's.
 * @throws Error for a resource or verb that is not served; AppletError from the call.
 */
export function createDataProvider(call: Call, table: CallTable): DataProvider {
  const cell = <Verb extends keyof Calls>(resource: string, verb: Verb): NonNullable<Calls[Verb]> => {
    const found = Object.hasOwn(table, resource) ? table[resource]?.calls[verb] : undefined;
    if (!found)
      throw new Error(
        `Failed to ${verb} "${resource}": the applet does not serve it. Declare it in the resource's calls.`,
      );
    return found;
  };
  // An address holds any id as a text, and so does refine.
  const toId = (resource: string, id: BaseKey): RecordId => (table[resource]?.ids === 'text' ? String(id) : Number(id));
  const make = (row: Endpoint, request: Values, meta?: MetaQuery): Promise<Values> =>
    call(row, request, { signal: signalOf(meta), idempotent: idempotentOf(meta) });

  async function readOne(resource: string, id: RecordId, meta?: MetaQuery): Promise<DataRecord> {
    const { row, record, ...one } = cell(resource, 'getOne');
    const query = { scope: scopeOf(meta), id };
    const answer = await make(row, one.request(query), meta);
    const found = typeof record === 'string' ? answer[record] : record.find(answer, query);
    if (isRecord(found)) return found;
    throw typeof record === 'string' ? missing(row, record) : recordGone(row);
  }

  /** What a record holds of some fields. What did not arrive cannot go back as it is: then nothing is written. T6 */
  async function readRest(resource: string, id: RecordId, { names, carried, sent, meta }: Rest) {
    const read = heldIn(meta);
    if (names.length === 0 && !keepsUnknown(sent) && !read) return { kept: {}, unknown: {} };
    const held = read ?? (await readOne(resource, id, meta));
    const lost = names.find((name) => held[name] === undefined);
    if (lost !== undefined) throw missing(cell(resource, 'update').row, lost);
    const there = [...names, ...carried.filter((name) => held[name] !== undefined)];
    return { kept: Object.fromEntries(there.map((name) => [name, held[name]])), unknown: unknownOf(sent, held) };
  }

  return {
    getApiUrl: () => '/api/applet',
    async getList({ resource, pagination, filters = [], sorters = [], meta }) {
      const list = cell(resource, 'getList');
      const { row, records, most = Number.POSITIVE_INFINITY } = list;
      const { currentPage: page = 1, pageSize = 20 } = pagination ?? {};
      const size = Math.min(pageSize, most);
      const query = { scope: scopeOf(meta), page, size, ...conditionsIn(filters, list), ...sortIn(sorters) };
      const read = (query: ListQuery) => make(row, list.request(query), meta);
      const { answer, more } = list.follow
        ? await list.follow(query, read)
        : { answer: await read(query), more: undefined };
      const found = answer[records];
      if (!isRecords(found)) throw missing(row, records);
      const { total, open } = totalOf(answer, list.total, { page, size, found: found.length, more });
      return typed(open ? { data: found, total, open } : { data: found, total });
    },
    async getOne({ resource, id, meta }) {
      return typed({ data: await readOne(resource, toId(resource, id), meta) });
    },
    async create({ resource, variables, meta }) {
      const { row, id, ...create } = cell(resource, 'create');
      const answer = await make(
        row,
        create.request({ scope: scopeOf(meta), values: valuesOf(variables) }),
        writing(meta),
      );
      return typed({ data: { ...variables, id: answer[id] } });
    },
    async update({ resource, id: key, variables, meta }) {
      const id = toId(resource, key);
      const { row, whole = [], carried = [], ...update } = cell(resource, 'update');
      const given = valuesOf(variables);
      const lacking = (some: readonly string[]) => some.filter((name) => !(name in given));
      const rest = { names: lacking(whole), carried: lacking(carried), sent: row.request, meta };
      const { kept, unknown } = await readRest(resource, id, rest);
      const request = update.request({ scope: scopeOf(meta), id, values: { ...kept, ...given } });
      await make(row, { ...unknown, ...request }, writing(meta));
      return typed({ data: { ...variables, id } });
    },
    async deleteOne({ resource, id: key, meta }) {
      const id = toId(resource, key);
      const { row, ...remove } = cell(resource, 'deleteOne');
      await make(row, remove.request({ scope: scopeOf(meta), id }));
      return typed({ data: { id } });
    },
  };
}

/** refine lets each caller name its own record type; what is true of it, the endpoint row has checked. */
const typed = <Shown extends { data: unknown }, Asked>(shown: Shown): { data: Asked } & Omit<Shown, 'data'> =>
  shown as unknown as { data: Asked } & Omit<Shown, 'data'>;

/** Where the applet does not tell, a full page promises one more row, unless it told that there is none. O1 */
function totalOf(answer: Values, field: string | undefined, at: Page) {
  if (field === 'all') return { total: at.found, open: false };
  const count = field === undefined ? undefined : answer[field];
  if (typeof count === 'number') return { total: count, open: false };
  const { more = at.found >= at.size } = at;
  return { total: (at.page - 1) * at.size + at.found + (more ? 1 : 0), open: true };
}
interface Page {
  readonly page: number;
  readonly size: number;
  readonly found: number;
  readonly more: boolean | undefined;
}

/** What a list is asked for; one value each stands by itself. @throws Error for what its call does not serve. */
function conditionsIn(filters: readonly CrudFilter[], list: ListCall): Pick<ListQuery, 'filters' | 'where' | 'search'> {
  const values: Record<string, unknown> = {};
  const where: Condition[] = [];
  let search: string | undefined;
  for (const filter of filters) {
    const { operator, value } = filter;
    if (operator === 'eq') values[filter.field] = value;
    else if ('field' in filter && filter.field === ANY_FIELD && list.search) search = String(value);
    else if (serves(list, filter)) where.push(filter);
    else throw new Error(`Failed to filter: the applet knows no operator "${operator}".`);
  }
  return { filters: values, ...(where.length > 0 && { where }), ...(search !== undefined && { search }) };
}

const serves = ({ operators }: ListCall, filter: CrudFilter): filter is CrudFilter & Condition =>
  'field' in filter && (operators?.[filter.field]?.some((operator) => operator === filter.operator) ?? false);

const sortIn = ([first]: readonly CrudSort[]): Pick<ListQuery, 'sort'> =>
  first ? { sort: { field: first.field, descending: first.order === 'desc' } } : {};

const scopeOf = (meta?: MetaQuery): Scope => (typeof meta?.scope === 'number' ? meta.scope : undefined);
/** refine lays the query's signal among the meta itself, whatever its types say. T9 */
const signalOf = (meta?: MetaQuery): AbortSignal | undefined =>
  meta?.signal instanceof AbortSignal ? meta.signal : undefined;
/** Which of the writes that may be sent again this one is; by type alone: the class comes with the forms, not the lists. */
const idempotentOf = (meta?: MetaQuery): IdempotentWrite | undefined => meta?.idempotent;
/** What was read of the record just now, by whoever writes: it is not read once more. N1 */
const heldIn = (meta?: MetaQuery): DataRecord | undefined => (isRecord(meta?.held) ? meta.held : undefined);
/** What is written is not called off by whoever reads. */
const writing = (meta?: MetaQuery): MetaQuery => ({ idempotent: idempotentOf(meta) });
const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const valuesOf = (variables: unknown): Values => (isObject(variables) ? variables : {});
const isRecord = (value: unknown): value is DataRecord =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  (typeof value.id === 'number' || typeof value.id === 'string');
const isRecords = (value: unknown): value is readonly DataRecord[] => Array.isArray(value) && value.every(isRecord);
const missing = (row: Endpoint, field: string) =>
  new AppletError('contract', row, { why: `the answer's field "${field}" is missing or wrong.` });
